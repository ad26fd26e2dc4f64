/**
 * A clock that never goes back: when `now` is set back, it continues from where it was. So waits and short
 * validities last no longer than intended. Only for times that stay in this process.
 */
export function steadyClock(now: () => number): () => number {
  let shift = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const time = now() + shift
    if (time < last) shift += last - time
    else last = time
    return last
  }
}
