/**
 * Random text that makes double clicks and retries of one form one lead (R55). `crypto.randomUUID` exists
 * only on secure origins, `getRandomValues` everywhere.
 */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
