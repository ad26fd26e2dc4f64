/**
 * A clock that never goes back, whatever happens to the one it is made of: set back, it goes on from where it was. Waits
 * and what is valid for some minutes then last no longer than they were meant to. For times that stay in this process.
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
