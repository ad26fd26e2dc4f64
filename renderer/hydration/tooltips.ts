import { vars } from '../theme/contract.css.ts'

/** How long the pointer must rest before a tooltip shows, in milliseconds. On focus it shows at once. */
const openDelay = 700
/** How long after one tooltip closes the next shows at once, in milliseconds. */
const skipDelay = 300
/** Minimum distance between a tooltip and the edge of the window, in CSS pixels. */
const edge = 8

// Not in the style sheet, which every page loads: needed only when an element with a title is pointed at
const look = {
  position: 'fixed',
  zIndex: '60',
  maxWidth: '20rem',
  padding: '.5rem .75rem',
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.small,
}

let isServed = false

/**
 * Shows a `title` as the page's own tooltip, on hover and on focus. The pointer can move onto it, and Esc
 * closes it (WCAG 1.4.13). Meanwhile the title is emptied, so that the browser shows none; for screen readers
 * the text is the description. Further calls do nothing.
 */
export function serveTooltips(): void {
  if (isServed) return
  isServed = true
  const tip = document.createElement('span')
  Object.assign(tip.style, look)
  tip.id = 'tooltip'
  tip.role = 'tooltip'
  // Read as the description of its owner, not on its own
  tip.ariaHidden = 'true'
  let owner: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  function take(control: HTMLElement, delay: number): void {
    if (control === owner) return
    leave()
    owner = control
    tip.textContent = control.title
    control.title = ''
    control.setAttribute('aria-describedby', tip.id)
    timer = setTimeout(show, performance.now() - closedAt < skipDelay ? 0 : delay)
  }

  function show(): void {
    document.body.append(tip)
    place()
  }

  function place(): void {
    if (!owner || !tip.isConnected) return
    const { left, width, top, bottom } = owner.getBoundingClientRect()
    const middle = left + (width - tip.offsetWidth) / 2
    const most = document.documentElement.clientWidth - tip.offsetWidth - edge
    tip.style.left = `${Math.max(edge, Math.min(middle, most))}px`
    tip.style.top = `${top > tip.offsetHeight + edge ? top - tip.offsetHeight : bottom}px`
  }

  function leave(): void {
    clearTimeout(timer)
    if (owner) {
      owner.title = tip.textContent ?? ''
      owner.removeAttribute('aria-describedby')
    }
    if (tip.isConnected) closedAt = performance.now()
    tip.remove()
    owner = null
  }

  function follow({ target, type }: { readonly target: unknown; readonly type: string }): void {
    if (!(target instanceof Element) || tip.contains(target)) return
    const control = target.closest<HTMLElement>('[title]')
    // A pointer elsewhere must not close a tooltip that focus opened
    if (!control && (type === 'focusin' || owner !== document.activeElement)) leave()
    if (!control) return
    if (type === 'pointerover') take(control, openDelay)
    else if (target.matches(':focus-visible')) take(control, 0)
  }

  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow)
  for (const type of ['focusout', 'pointerdown']) document.addEventListener(type, leave)
  document.addEventListener('scroll', place)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave()
  })
  // The element that caused this code to load
  const touched = [
    { target: document.activeElement, type: 'focusin' },
    { target: [...document.querySelectorAll(':hover')].at(-1), type: 'pointerover' },
  ]
  for (const { target, type } of touched) if (target?.closest('[title]')) follow({ target, type })
}
