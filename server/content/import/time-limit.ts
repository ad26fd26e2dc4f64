import { createContext, runInContext } from 'node:vm'

const context: { task?: () => unknown } = createContext({})

/**
 * Runs a synchronous task, such as parsing Markdown, which some texts make endless. Null when it takes longer
 * than `ms`. Limits only the time: this is not a sandbox.
 */
export function within<Result>(ms: number, task: () => Result): Result | null {
  let result: Result | null = null
  context.task = () => {
    result = task()
  }
  try {
    runInContext('task()', context, { timeout: ms })
    return result
  } catch (error) {
    // Not instanceof: an error of the context has another Error class
    if (Reflect.get(Object(error), 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  } finally {
    delete context.task
  }
}
