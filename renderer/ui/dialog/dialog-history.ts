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
/** What the entry below ours goes back to; null when it has it. */
let restoration: ScrollRestoration | null = null
let listens = false
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []

/** Registers a dialog that has been opened. Returns what to call when it has been closed, in whichever way. */
export function closeOnBack(close: () => void): () => void {
  listen()
  open.push(close)
  // At once, so that no Back comes before it
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
  // Otherwise the step back to an address with a fragment goes to what that names, and takes the focus along
  restoration ??= history.scrollRestoration
  history.scrollRestoration = 'manual'
  history.pushState({ [mark]: true }, '')
}

/** Not in the event of the step, which the browser's own move follows. */
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
  // Before a router's own listener, for which these steps are none
  addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent): void {
  if (isMarked()) {
    event.stopImmediatePropagation()
    // An entry without its dialog, reached by Forward, is no place to be
    if (open.length === 0) history.back()
    return
  }
  if (open.length === 0 && !leaving) return
  event.stopImmediatePropagation()
  // A router that keeps the last state by itself reads it here
  history.replaceState(history.state, '')
  if (!leaving) open.at(-1)?.()
  leaving = false
  settleSoon()
}
