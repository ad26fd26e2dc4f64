const longestLine = 1_500

/** Reads a server's output line by line, and collects what must not be in it. */
export function createLogWatch() {
  const rest = { stdout: '', stderr: '' }
  const found = {
    /** Lines that are not JSON. */
    foreign: [] as string[],
    /** Lines of the level `error`, and answers of 500 and more: method, path and status. */
    errors: [] as string[],
  }

  function line(text: string): void {
    try {
      const { level, status, path } = JSON.parse(text)
      // /readyz answers 503 by design, so it does not count
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
    /** Call it at the end of the output: checks the last, unfinished lines. */
    end: () => Object.values(rest).forEach(line),
  }
}
