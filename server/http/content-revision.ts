/** Parts that change independently: the site's settings, and the posts with the pictures. */
export type ContentPart = 'settings' | 'posts'

export type ContentRevision = ReturnType<typeof createContentRevision>

/** Tells which cached pages are current. Call `move` on every change, before responding to its request. */
export function createContentRevision() {
  const revisions: Record<ContentPart, number> = { settings: 0, posts: 0 }
  let due = 0
  return {
    /**
     * Invalidates every cached page that was made from this part. `nextDue`: when the content next changes without a save, in
     * milliseconds since the epoch; Infinity = never.
     */
    move(part: ContentPart, nextDue: number): void {
      due = nextDue
      revisions[part] += 1
    },
    revisionOf: (part: ContentPart): number => revisions[part],
    nextDue: (): number => due,
  }
}
