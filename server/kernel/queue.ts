/** Runs tasks one after another. A task with `first` overtakes waiting tasks, never the running one. */
export function createQueue() {
  const waiting: (() => Promise<void>)[] = []
  let running = false

  async function drain(): Promise<void> {
    if (running) return
    running = true
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
    running = false
  }

  return {
    run<Result>(task: () => Promise<Result>, { first = false } = {}): Promise<Result> {
      return new Promise((resolve, reject) => {
        const wrapped = () => task().then(resolve, reject)
        if (first) waiting.unshift(wrapped)
        else waiting.push(wrapped)
        void drain()
      })
    },
  }
}
