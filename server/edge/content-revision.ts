/** What the edge has to know of the content with each request: memory that both threads see, so that it counts at once. */
export type ContentRevision = ReturnType<typeof createContentRevision>

/** `memory` is another thread's; left out, it is made. */
export function createContentRevision(memory = new SharedArrayBuffer(16)) {
  const revision = new Int32Array(memory, 0, 1)
  const due = new BigInt64Array(memory, 8, 1)
  return {
    memory,
    /**
     * What pages show has changed. To be called before the change is answered: every page made before is
     * out of date from then on. `nextDue`: when it changes by itself next, in milliseconds since the epoch.
     */
    move(nextDue: number): void {
      // First, so that a reader of the new number sees the new instant
      Atomics.store(due, 0, BigInt(nextDue))
      Atomics.add(revision, 0, 1)
    },
    revision: (): number => Atomics.load(revision, 0),
    nextDue: (): number => Number(Atomics.load(due, 0)),
  }
}
