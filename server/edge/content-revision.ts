/** What changes at different times: the settings of the site, and posts with the pictures. */
export type ContentPart = 'settings' | 'posts'

/** The revisions of the content, in memory that all threads share, so that a change takes effect at once. */
export type ContentRevision = ReturnType<typeof createContentRevision>

/** `memory`: that of another thread's object; allocated when left out. */
export function createContentRevision(memory = new SharedArrayBuffer(16)) {
  const revisions = new Int32Array(memory, 0, 2)
  const due = new BigInt64Array(memory, 8, 1)
  return {
    memory,
    /**
     * Invalidates every cached page that was made from this part. Call it before the change is answered. `nextDue`: when the
     * content changes by itself next, in milliseconds since the epoch.
     */
    move(part: ContentPart, nextDue: number): void {
      // Written first, so that a reader of the new number sees the new instant
      Atomics.store(due, 0, BigInt(nextDue))
      Atomics.add(revisions, places[part], 1)
    },
    revisionOf: (part: ContentPart): number => Atomics.load(revisions, places[part]),
    nextDue: (): number => Number(Atomics.load(due, 0)),
  }
}

const places: Readonly<Record<ContentPart, number>> = { settings: 0, posts: 1 }
