import {
  type OwnAccount,
  ownAccountEndpoint,
  ownPasskeyEndpoint,
  ownPasswordEndpoint,
  ownSessionEndpoint,
  ownSessionsEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { request } from '#renderer/ui/studio/request.ts'

export const readAccount = () => call<OwnAccount>('GET', ownAccountEndpoint)
/** `current`: left out where the current password is not required. */
export const changePassword = (fields: { current?: string; password: string }) =>
  call<{ ended: number }>('PUT', ownPasswordEndpoint, fields)
export const dropPassword = () => call<{ ended: number }>('DELETE', ownPasswordEndpoint)
export const renamePasskey = (id: string, name: string) =>
  call<unknown>('PATCH', ownPasskeyEndpoint(id), { name })
export const removePasskey = (id: string) => call<null>('DELETE', ownPasskeyEndpoint(id))
export const endSession = (id: string) => call<null>('DELETE', ownSessionEndpoint(id))
export const endOtherSessions = () => call<{ ended: number }>('DELETE', ownSessionsEndpoint)

/** If the session has ended, reloads the page, which then shows the sign-in. */
const call = <Value>(method: string, address: string, body?: object) =>
  request<Value>(address, { method, body, fallback: accountText.failedText, reloadOn401: true })
