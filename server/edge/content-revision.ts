/** The revision of the content, in memory that both threads share, so that a change takes effect at once. */
export type ContentRevision = ReturnType<typeof createContentRevision>

/** `memory`: that of another thread's object; allocated when left out. */
export function createContentRevision(memory = new SharedArrayBuffer(16)) {
  const revision = new Int32Array(memory, 0, 1)
  const due = new BigInt64Array(memory, 8, 1)
  return {
    memory,
    /**
     * Invalidates every cached page. Call it before the change is answered. `nextDue`: when the content changes by itself
     * next, in milliseconds since the epoch.
     */
    move(nextDue: number): void {
      // Written first, so that a reader of the new number sees the new instant
      Atomics.store(due, 0, BigInt(nextDue))
      Atomics.add(revision, 0, 1)
    },
    revision: (): number => Atomics.load(revision, 0),
    nextDue: (): number => Number(Atomics.load(due, 0)),
  }
}
