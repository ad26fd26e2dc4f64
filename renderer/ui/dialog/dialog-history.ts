/**
 * Makes the browser's Back close the topmost dialog instead of leaving the page. All open dialogs share one
 * history entry: the first to open adds it, and it is removed after the last has closed.
 */

/** Key in `history.state` that marks the entry. */
const mark = 'dialog'
/** Close requests of the open dialogs, the topmost last. */
const open: (() => void)[] = []
/** We have called `history.back()` and await its popstate. */
let leaving = false
/** Scroll restoration mode to restore on the entry below ours; null if unchanged. */
let restoration: ScrollRestoration | null = null
let listens = false
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []

/** Call when a dialog opens. Returns a function to call once it is closed, however it was closed. */
export function closeOnBack(close: () => void): () => void {
  listen()
  open.push(close)
  // At once, so that Back cannot be pressed before the entry exists
  if (!leaving && !isMarked()) addEntry()
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    settleSoon()
  }
}

/**
 * Resolves when no dialog is open and the history entry is gone. A router must wait for this before it adds
 * an entry: otherwise its own entry would be removed instead.
 */
export async function dialogsClosed(): Promise<void> {
  if (!listens || isSettled()) return
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
}

const isMarked = (): boolean => Object(history.state)[mark] === true
const isSettled = (): boolean => open.length === 0 && !leaving && timer === undefined && !isMarked()

/** Deferred: if one dialog closes and another opens in the same task, they share the entry. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    restoreScrolling()
    if (open.length > 0 && !isMarked()) addEntry()
    else if (open.length === 0 && isMarked() && !leaving) {
      leaving = true
      history.back()
    }
    tellWaiting()
  })
}

function addEntry(): void {
  // Otherwise, going back to an address with a fragment would scroll to its target and focus it
  restoration ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  history.pushState({ [mark]: true }, '')
}

/** Don't call this in the popstate event: the browser scrolls after it. */
function restoreScrolling(): void {
  if (restoration === null || isMarked()) return
  history.scrollRestoration = restoration
  restoration = null
}

function tellWaiting(): void {
  if (!isSettled()) return
  const told = waiting
  waiting = []
  for (const resolve of told) resolve()
}

function listen(): void {
  if (listens) return
  listens = true
  // In the capture phase, before a router's own listener, which must not see these steps
  addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent): void {
  if (isMarked()) {
    event.stopImmediatePropagation()
    // The user reached the entry by Forward, but its dialog is gone: step back
    if (open.length === 0) history.back()
    return
  }
  if (open.length === 0 && !leaving) return
  event.stopImmediatePropagation()
  // Lets a router that tracks `history.state` itself see the current state
  history.replaceState(history.state, '')
  if (!leaving) open.at(-1)?.()
  leaving = false
  settleSoon()
}
