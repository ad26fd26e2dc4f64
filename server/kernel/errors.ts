/** Every problem document that the server sends, with its status and title (RFC 9457). */
export const problems = {
  'bad-request': { status: 400, title: 'Bad request' },
  invalid: { status: 400, title: 'Some fields need attention' },
  unauthorised: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  timeout: { status: 408, title: 'Request timeout' },
  conflict: { status: 409, title: 'Changed by someone else in the meantime' },
  'in-use': { status: 409, title: 'Still in use' },
  gone: { status: 410, title: 'No longer here' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-type': { status: 415, title: 'Unsupported type' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available right now' },
  'storage-full': { status: 507, title: 'Storage is full' },
} as const

export type ProblemCode = keyof typeof problems

type ProblemOptions = {
  /** Messages by field, for validation. */
  errors?: Record<string, string[]>
  /** Further members of the problem document, such as the current version on a conflict. */
  extra?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

/** An expected failure. `detail` is shown to the person whose request failed. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: Record<string, string[]> | undefined
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    detail: string,
    { errors, extra = {}, headers = {}, cause }: ProblemOptions = {},
  ) {
    super(detail, { cause })
    this.name = 'Problem'
    this.code = code
    this.status = problems[code].status
    this.detail = detail
    this.errors = errors
    this.extra = extra
    this.headers = headers
  }

  /** Never contains a stack trace. */
  toJSON(): Record<string, unknown> {
    const { title, status } = problems[this.code]
    return {
      ...this.extra,
      title,
      status,
      detail: this.detail,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    }
  }
}

export const problem = (code: ProblemCode, detail: string, options: ProblemOptions = {}): Problem =>
  new Problem(code, detail, options)

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const refused = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** Maps a failed write to a problem; null when storage is not the cause. */
export function fromSystemError(error: unknown): Problem | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (full.has(code))
    return problem('storage-full', 'The server has no space left. Nothing was changed.', { cause: error })
  if (refused.has(code)) {
    return problem('unavailable', 'The server cannot write at the moment. Nothing was changed.', {
      cause: error,
    })
  }
  return null
}

/** Only the code is logged: messages may contain addresses. */
export const errorCodeForLog = (error: unknown): { code: string } => ({
  code: String(
    (error instanceof Error && Reflect.get(error, 'code')) || (error instanceof Error ? error.name : 'none'),
  ),
})
