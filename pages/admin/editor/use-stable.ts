import { useCallback, useRef } from 'react'

/** A handler that stays the same function and does what the last render says: what is memoised is not drawn again. */
export function useStable<Arguments extends unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  latest.current = handler
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
