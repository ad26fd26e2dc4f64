import type { ContentRevision } from './content-revision.ts'

/** How often to look for a new year or a resumed computer; scheduled posts have their own timer. */
const lookAtClockMs = 60_000

type Changes = {
  contentRevision: ContentRevision
  /** Calls a listener after each change of posts or settings. Returns a function that ends it. */
  onContentChange: (listener: () => void) => () => void
  onMediaChange: (listener: () => void) => void
  /** When the content next changes without a save: milliseconds since the epoch; Infinity = never. */
  nextDue: () => number
  /** The current settings: new objects after each change. */
  settings: () => readonly object[]
  /** Called when the change is visible to the next render. */
  onMoved: () => void
}

/** Moves the revisions with every change before it is answered, and when content changes without a save. */
export function followContent({
  contentRevision,
  onContentChange,
  onMediaChange,
  nextDue,
  settings,
  onMoved,
}: Changes): { close(): void } {
  let due = 0
  let known: readonly object[] = []
  const move = () => {
    due = nextDue()
    contentRevision.move('posts', due)
    const now = settings()
    if (now.some((one, at) => one !== known[at])) contentRevision.move('settings', due)
    known = now
    onMoved()
  }
  const timer = setInterval(() => Date.now() >= due && move(), lookAtClockMs).unref()
  const forget = onContentChange(move)
  onMediaChange(move)
  move()
  return {
    close() {
      forget()
      clearInterval(timer)
    },
  }
}
