/**
 * Makes the browser's Back close the dialog on top instead of leaving the page. However many dialogs are open, they
 * have one history entry among them: it comes with the first and is taken back after the last.
 */

/** In the state of that entry. */
const mark = 'dialog'
/** How to ask each open dialog to close, the one on top last. */
const open: (() => void)[] = []
/** Our own step back is on its way. */
let leaving = false
/** The scroll restoration to give back to the entry below ours; null when there is nothing to give back. */
let restoration: ScrollRestoration | null = null
let listens = false
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []

/** Registers a dialog that has been opened. Returns what to call when it has been closed, in whichever way. */
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
 * Resolves when no dialog is open and its history entry is gone. A router that adds an entry sooner would have that one
 * taken back instead.
 */
export async function dialogsClosed(): Promise<void> {
  if (!listens || isSettled()) return
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
}

const isMarked = (): boolean => Object(history.state)[mark] === true
const isSettled = (): boolean => open.length === 0 && !leaving && timer === undefined && !isMarked()

/** Later, because one dialog may be closed and the next opened in the same task: they share the entry. */
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
  // Otherwise going back to an address with a fragment would scroll to the element it names, and move the focus there
  restoration ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  history.pushState({ [mark]: true }, '')
}

/** Not in the popstate event, because the browser scrolls after it. */
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
  // Runs before a router's own listener, which must not see these steps
  addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent): void {
  if (isMarked()) {
    event.stopImmediatePropagation()
    // An entry reached by Forward has no dialog: leave it
    if (open.length === 0) history.back()
    return
  }
  if (open.length === 0 && !leaving) return
  event.stopImmediatePropagation()
  // A router that keeps the last state itself picks it up from this call
  history.replaceState(history.state, '')
  if (!leaving) open.at(-1)?.()
  leaving = false
  settleSoon()
}
