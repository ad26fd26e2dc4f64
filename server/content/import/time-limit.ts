import { createContext, runInContext } from 'node:vm'

const context: { task?: () => unknown } = createContext({})

/**
 * Runs work of one piece that some texts make endless, such as reading Markdown; null when it takes longer. This limits the
 * time and nothing else: the work runs with everything that it has here.
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
    // An error of the context is no instance of this one's Error
    if (Reflect.get(Object(error), 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  } finally {
    delete context.task
  }
}
