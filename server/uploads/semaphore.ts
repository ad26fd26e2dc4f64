/** Lets at most `most` tasks run at a time; the others wait in order. Those that are not urgent let the urgent ones by. */
export function createSemaphore(most: number) {
  const urgent: (() => void)[] = []
  const patient: (() => void)[] = []
  let free = most

  return {
    async take<Result>(task: () => Promise<Result>, { patiently = false } = {}): Promise<Result> {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => (patiently ? patient : urgent).push(resolve))
      try {
        return await task()
      } finally {
        // The turn is handed on, so that nobody who comes now gets ahead.
        const next = urgent.shift() ?? patient.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
