import { useCallback, useRef } from 'react'

/** A handler that stays the same function but runs the latest render's code, so memoised parts do not render again. */
export function useStable<Arguments extends unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  latest.current = handler
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
