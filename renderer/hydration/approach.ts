import { isReachable } from './is-reachable.ts'
import { needsCode } from './needs-code.ts'
import { showOfflineNotice } from './offline-notice.ts'

/** How long a press on a link is held, in milliseconds. Then the link is followed to the form's page. */
const longestHold = 4_000
/** Delay between attempts to load the code for a held press, in milliseconds. */
const retryDelay = 3_000

/**
 * Hydrates the page only when the pointer or the focus comes near a control that needs its code: a visitor
 * who only reads never runs it. No input is lost meanwhile. A press is held, shown as such (`data-busy`) and
 * repeated after hydration. The element under the pointer and the focused one get their events again. Typed
 * text stays, since fields are uncontrolled. Offline, a press is held until the network is back.
 *
 * If a link's `data-hydrate` is a media query, it needs the code only while the query matches; otherwise it
 * is a plain link.
 */
export function hydrateOnApproach(hydrate: () => Promise<void>): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const options = { capture: true, signal }
  let pointed: Event | undefined
  let pressed: MouseEvent | undefined
  let hydrating = false
  let failed = false

  function start(): void {
    if (hydrating) return
    hydrating = true
    hydrate().then(
      () => {
        listeners.abort()
        showOfflineNotice(false)
        const press = release()
        repeat(pointed)
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
        repeat(press)
      },
      async (error: unknown) => {
        hydrating = false
        failed = true
        const control = pressed && targetOf(pressed)
        if (!control) return console.error(error)
        const isLink = control instanceof HTMLAnchorElement
        if (await isReachable(isLink ? control.href : location.href)) {
          release()
          if (isLink) location.assign(control.href)
          else console.error(error)
          return
        }
        showOfflineNotice(true)
        setTimeout(start, retryDelay)
      },
    )
  }

  function hold(event: MouseEvent, control: Element): void {
    event.preventDefault()
    event.stopPropagation()
    release()
    pressed = event
    control.toggleAttribute('data-busy', true)
    if (control instanceof HTMLAnchorElement) {
      setTimeout(async () => {
        const isHeld = () => pressed === event && !failed
        if (!isHeld() || !(await isReachable(control.href)) || !isHeld()) return
        pressed = undefined
        location.assign(control.href)
      }, longestHold)
    }
  }

  /** Stops holding the press and returns it, if there is one. */
  function release(): MouseEvent | undefined {
    const press = pressed
    if (press) targetOf(press)?.toggleAttribute('data-busy', false)
    pressed = undefined
    return press
  }

  document.addEventListener(
    'pointerover',
    (event) => {
      if (!targetOf(event)) return
      pointed = event
      start()
    },
    options,
  )
  document.addEventListener('focusin', (event) => targetOf(event) && start(), options)
  document.addEventListener(
    'click',
    (event) => {
      const control = targetOf(event)
      if (!control) return
      const isOwn = control instanceof HTMLButtonElement ? control.type === 'button' : control.matches('a')
      // With a modifier key the user wants a new tab or window: don't hold that press
      if (isOwn && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) hold(event, control)
      start()
    },
    options,
  )
  addEventListener('online', () => failed && start(), options)
  // Interaction before this script ran
  if (isSomebodyNear()) start()
}

/** Returns the control that an event concerns; null if it needs no code. */
function targetOf({ target }: { readonly target: unknown }): Element | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(needsCode) : null
  const query = control?.dataset.hydrate
  return query && !matchMedia(query).matches ? null : control
}

function isSomebodyNear(): boolean {
  const near = [...document.querySelectorAll(':hover,:focus')]
  if (near.some((target) => targetOf({ target }))) return true
  const fields = document.querySelectorAll<HTMLInputElement>('form:not([data-native]) :is(input,textarea)')
  return [...fields].some(({ type, value, defaultValue, checked, defaultChecked }) =>
    // The `value` of a checkbox does not change when it is ticked
    type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue,
  )
}

function repeat(event: Event | undefined): void {
  if (!event) return
  const kind = event.constructor as new (type: string, init: Event) => Event
  if (event.target instanceof Element && event.target.isConnected)
    event.target.dispatchEvent(new kind(event.type, event))
}
