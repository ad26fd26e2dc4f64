/** One finding of the doctor. Never contains a secret. */
export type Finding = {
  /** Stable, for programs. */
  id: string
  state: 'ok' | 'warning' | 'fault'
  text: string
  remedy?: string
}

export const ok = (id: string, text: string): Finding => ({ id, state: 'ok', text })
export const warning = (id: string, text: string, remedy: string): Finding => ({
  id,
  state: 'warning',
  text,
  remedy,
})
export const fault = (id: string, text: string, remedy: string): Finding => ({
  id,
  state: 'fault',
  text,
  remedy,
})

export const codeOf = (error: unknown): string =>
  String((error instanceof Error && Reflect.get(error, 'code')) || 'unknown')
