/** A navigation that is done sooner says nothing (decision 8). */
const patienceMs = 300

let target: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: string | null): void {
  target = next
  for (const listener of listeners) listener()
}

/** Where a slow client-side navigation is heading: a path, or null while none is slow. */
export const navigationStatus = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  target: () => target,
  begin(pathname: string): void {
    clearTimeout(timer)
    timer = setTimeout(() => set(pathname), patienceMs)
  },
  end(): void {
    clearTimeout(timer)
    set(null)
  },
}
