import { parseOrNull } from '#domain/json.ts'
import { confirmFirst } from '#domain/staff/own-account.schema.ts'

export type Failure = {
  ok: false
  /** 0: no network, no response in time, or no server behind the proxy. */
  status: number
  /** Message for the member; `fallback` if the response has none. */
  detail: string
  /** Field → messages. */
  errors: Readonly<Record<string, string[]>>
  /** The member has to confirm the identity first (R295). */
  confirmFirst: boolean
  /** The whole problem document, for its other properties. */
  problem: Readonly<Record<string, unknown>>
}

/** `value` is null if the response is empty or not JSON. */
export type Answer<Value> = { ok: true; value: Value } | Failure

type Options = {
  method?: string
  /** Sent as it is if it is a Blob, otherwise as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Continues if the user leaves the page. */
  keepalive?: boolean
  /** A 30-second timeout by default. */
  signal?: AbortSignal
  fallback?: string
  /** Reloads the page on 401, which then shows the sign-in. */
  reloadOn401?: boolean
}

/** Sends a request to this site's API; never rejects. */
export async function request<Value>(address: string, options: Options = {}): Promise<Answer<Value>> {
  const { method = 'GET', body, headers, keepalive = false, fallback = '', reloadOn401 = false } = options
  const isJson = body !== undefined && !(body instanceof Blob)
  let status = 0
  let document: unknown = null
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as Blob) }),
      keepalive,
      signal: options.signal ?? AbortSignal.timeout(30_000),
    })
    document = parseOrNull(await response.text())
    if (response.ok) return { ok: true, value: document as Value }
    status = response.status
  } catch {
    // `status` stays 0
  }
  if (status === 401 && reloadOn401) location.reload()
  const problem: Record<string, unknown> = Object(document)
  const { detail, errors, reason } = problem
  // No problem document: this 502 to 504 is from the proxy, not from the server
  if (status >= 502 && status <= 504 && detail === undefined) status = 0
  return {
    ok: false,
    status,
    detail: typeof detail === 'string' && detail !== '' ? detail : fallback,
    errors: Object(errors),
    confirmFirst: reason === confirmFirst,
    problem,
  }
}
