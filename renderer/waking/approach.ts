/** What needs the page's own code. Links, menus, the theme and offers do not. */
export const needsCode = '[data-wake],form,button:not([data-theme-toggle],[data-offer] *)'

/**
 * Wakes the page when somebody comes near what needs its code, with a pointer or the focus, and not before: whoever
 * only reads never loads it. What was done meanwhile is not lost: a press is held back and done again afterwards, and
 * what the pointer and the focus rest on hears of them. Fields are the browser's own: what is typed stays.
 *
 * A link whose `data-wake` is a media query needs the code only where the query holds; elsewhere it is a plain link.
 */
export function wakeOnApproach(wake: () => Promise<void>): void {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  /** The last of each kind, in the order in which they are done again. */
  const missed: { pointerover?: Event; focusin?: Event; click?: MouseEvent } = {}
  let waking = false

  function start(): void {
    if (waking) return
    waking = true
    wake().then(
      () => {
        listeners.abort()
        for (const event of Object.values(missed)) repeat(event)
      },
      (error: unknown) => {
        // The network may be back for the next try; what was pressed goes its plain way.
        waking = false
        const link = missed.click && targetOf(missed.click)
        delete missed.click
        if (link instanceof HTMLAnchorElement) location.assign(link.href)
        else console.error(error)
      },
    )
  }

  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) => {
        if (!targetOf(event)) return
        missed[type] = event
        start()
      },
      options,
    )
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = targetOf(event)
      if (!target) return
      const isOwn = target instanceof HTMLButtonElement ? target.type === 'button' : target.matches('a')
      // A new tab or window was asked for
      if (isOwn && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
        event.preventDefault()
        event.stopPropagation()
        missed.click = event
      }
      start()
    },
    options,
  )
}

/** The control that an event concerns; null for what needs no code. */
function targetOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(needsCode) : null
  const query = control?.dataset.wake
  return query && !matchMedia(query).matches ? null : control
}

function repeat(event: Event): void {
  const kind = event.constructor as new (type: string, init: Event) => Event
  if (event.target instanceof Element && event.target.isConnected)
    event.target.dispatchEvent(new kind(event.type, event))
}
