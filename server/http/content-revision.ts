/** What changes at different times: the settings of the site, and posts with the pictures. */
export type ContentPart = 'settings' | 'posts'

export type ContentRevision = ReturnType<typeof createContentRevision>

/** Says which cached pages are current: moved with every change of the content, before the change is answered. */
export function createContentRevision() {
  const revisions: Record<ContentPart, number> = { settings: 0, posts: 0 }
  let due = 0
  return {
    /**
     * Invalidates every cached page that was made from this part. `nextDue`: when the content changes by itself next, in
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
