const longestLine = 1_500

/** Reads what a server prints, line by line, and keeps what must not be there. */
export function createLogWatch() {
  const rest = { stdout: '', stderr: '' }
  const found = {
    /** Lines that are no JSON. */
    foreign: [] as string[],
    /** Lines of the level `error`, and answers of 500 and more: method, path and status. */
    errors: [] as string[],
  }

  function line(text: string): void {
    try {
      const { level, status, path } = JSON.parse(text)
      // The readiness check says so by its status
      const isFailed = status >= 500 && path !== '/readyz'
      if (level === 'error' || level === 'fatal' || isFailed) found.errors.push(text.slice(0, longestLine))
    } catch {
      if (text !== '') found.foreign.push(text.slice(0, longestLine))
    }
  }

  return {
    found,
    watch(chunk: Buffer, from: 'stdout' | 'stderr'): void {
      const lines = (rest[from] + chunk.toString('latin1')).split('\n')
      rest[from] = lines.pop() ?? ''
      for (const one of lines) line(one)
    },
    /** When nothing more will come. */
    end: () => Object.values(rest).forEach(line),
  }
}
