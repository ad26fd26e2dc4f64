import { missingPagesEndpoints } from '#domain/site/missing-pages.schema.ts'
import { missingText as text } from '#locales/en/admin-missing.ts'

/** `detail` is for the reader. */
export type Outcome = { ok: true } | { ok: false; detail: string }

export const leadAddress = (from: string, to: string) => post(missingPagesEndpoints.redirects, { from, to })
export const ignoreAddress = (address: string) => post(missingPagesEndpoints.ignored, { address })

/** Never rejects. */
async function post(address: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return { ok: true }
    if (response.status === 401) return { ok: false, detail: text.signIn }
    const { detail } = Object(await response.json().catch(() => null))
    return { ok: false, detail: typeof detail === 'string' && detail !== '' ? detail : text.failedText }
  } catch {
    return { ok: false, detail: text.offline }
  }
}
