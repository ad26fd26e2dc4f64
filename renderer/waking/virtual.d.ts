/** Made by the build (scripts/waking-code.ts). */
declare module 'virtual:waking-script' {
  /** The script that every visitor's page loads, as HTML with the hash that it must have. */
  export const scriptTag: string
  /** The files that a page of this id needs to wake; undefined for one that does not wake this way. */
  export const codeOf: (pageId: string) => string | undefined
}
