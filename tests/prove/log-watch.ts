/** Reads what a server prints, line by line, and keeps what must not be there. */
export type LogWatch = ReturnType<typeof createLogWatch>

const most = 20

export function createLogWatch() {
  const rest = { stdout: '', stderr: '' }
  const found = {
    lines: 0,
    /** Lines that are no JSON object. */
    foreign: [] as string[],
    foreignCount: 0,
    /** Lines of the level `error`, and answers of 500 and more: method, path and status. */
    errors: [] as string[],
    errorCount: 0,
  }

  function line(text: string, from: string): void {
    if (text === '') return
    found.lines += 1
    const entry = parsed(text)
    if (entry === null) {
      found.foreignCount += 1
      if (found.foreign.length < most) found.foreign.push(`${from}: ${text.slice(0, 300)}`)
      return
    }
    const status = Number(entry.status ?? 0)
    // The readiness check says so by its status
    if (entry.level !== 'error' && entry.level !== 'fatal' && (status < 500 || entry.path === '/readyz'))
      return
    found.errorCount += 1
    if (found.errors.length < most) found.errors.push(text.slice(0, 1_500))
  }

  return {
    found,
    watch(chunk: Buffer, from: 'stdout' | 'stderr'): void {
      const lines = (rest[from] + chunk.toString('latin1')).split('\n')
      rest[from] = lines.pop() ?? ''
      for (const one of lines) line(one, from)
    },
    /** When nothing more will come. */
    end(): void {
      for (const from of ['stdout', 'stderr'] as const) line(rest[from], from)
    },
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
