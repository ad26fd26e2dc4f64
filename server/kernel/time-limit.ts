/**
 * Runs a task with a signal that is aborted after `ms` milliseconds, or when `outer` is. `AbortSignal.any`
 * with `AbortSignal.timeout` does not work: Node may collect the timer's signal before it fires
 * (nodejs/node#57736), and the task then waits for ever. `refresh` restarts the time limit.
 */
export async function withTimeLimit<Result>(
  ms: number,
  outer: AbortSignal,
  task: (signal: AbortSignal, refresh: () => void) => Promise<Result>,
): Promise<Result> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new DOMException('It took too long.', 'TimeoutError')), ms)
  const end = () => control.abort(outer.reason)
  if (outer.aborted) end()
  outer.addEventListener('abort', end, { once: true })
  try {
    return await task(control.signal, () => timer.refresh())
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', end)
  }
}
