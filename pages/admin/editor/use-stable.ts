import { useCallback, useRef } from 'react'

/** A stable function that runs the latest render's code, so that memoised parts do not render again. */
export function useStable<Arguments extends unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  latest.current = handler
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
