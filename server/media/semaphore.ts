/** Runs at most `most` tasks at a time, the others in order; those passed with `patiently` come last. */
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
        // The permit goes to the first waiting task, so that a new one cannot overtake it.
        const next = urgent.shift() ?? patient.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
