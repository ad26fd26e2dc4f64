import {
  confirmFirst,
  type OwnAccount,
  ownAccountEndpoint,
  ownPasskeyEndpoint,
  ownPasswordEndpoint,
  ownSessionEndpoint,
  ownSessionsEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'

type Refusal = {
  ok: false
  /** Null when there was no answer. */
  status: number | null
  /** In words for the member. */
  detail: string
  /** Field → messages. */
  errors: Readonly<Record<string, string[]>>
  confirmFirst: boolean
}
export type Answer<Body> = { ok: true; body: Body } | Refusal

export const readAccount = () => call<OwnAccount>('GET', ownAccountEndpoint)
/** `current` is left out where it is not asked for. */
export const changePassword = (fields: { current?: string; password: string }) =>
  call<{ ended: number }>('PUT', ownPasswordEndpoint, fields)
export const dropPassword = () => call<{ ended: number }>('DELETE', ownPasswordEndpoint)
export const renamePasskey = (id: string, name: string) =>
  call<unknown>('PATCH', ownPasskeyEndpoint(id), { name })
export const removePasskey = (id: string) => call<null>('DELETE', ownPasskeyEndpoint(id))
export const endSession = (id: string) => call<null>('DELETE', ownSessionEndpoint(id))
export const endOtherSessions = () => call<{ ended: number }>('DELETE', ownSessionsEndpoint)

/** Never rejects. When the session is over the page is asked for again, which shows the sign-in in place. */
async function call<Body>(method: string, address: string, body?: object): Promise<Answer<Body>> {
  try {
    const answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status === 401) location.reload()
    const text = await answer.text()
    const document = text === '' ? null : JSON.parse(text)
    if (answer.ok) return { ok: true, body: document as Body }
    const { detail, errors, reason } = Object(document)
    return {
      ok: false,
      status: answer.status,
      detail: typeof detail === 'string' && detail !== '' ? detail : accountText.failedText,
      errors: Object(errors),
      confirmFirst: reason === confirmFirst,
    }
  } catch {
    return { ok: false, status: null, detail: accountText.failedText, errors: {}, confirmFirst: false }
  }
}
