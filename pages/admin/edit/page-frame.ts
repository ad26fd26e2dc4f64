import type { Locale } from '#domain/locales.ts'
import { shownText } from '#domain/site/text-rows.ts'
import { followTheme } from '#renderer/ui/studio/follow-theme.ts'
import { renderedAnew } from '../own-texts/parts.ts'
import type { TextChanges } from '../own-texts/use-text-changes.ts'
import styles from './inside.ts'

/** The page in the frame has no script of its own: this module does everything in it. */

/** An editable element of the page: the keys of its texts and attributes, and the facts that it shows. */
export type Place = { element: Element; keys: string[]; facts: string[]; href: string | null }

const editable = '[data-edit], [data-edit-attributes], [data-edit-group]'
const focusable = 'a[href], button, input, select, textarea, summary'

export type FrameHandlers = {
  onOpen: (place: Place) => void
  onFollow: (page: string) => void
  onEscape: () => void
}

/** Sets up outlines, focus order and clicks. All of it ends with the document. */
export function prepare(inside: Document, handlers: FrameHandlers): void {
  const look = inside.createElement('style')
  look.textContent = styles
  inside.head.append(look)
  followTheme(inside)
  for (const element of inside.body.querySelectorAll<HTMLElement>(editable))
    if (!element.closest(focusable) && !element.querySelector(focusable)) element.tabIndex = 0
  const press = (event: Event) => {
    const target = elementOf(event.target)
    event.preventDefault()
    event.stopPropagation()
    const place = target && placeAt(target)
    const link = target?.closest('a[href]')
    if (place) handlers.onOpen(place)
    else if (link) follow(link, handlers)
  }
  inside.addEventListener('click', press, { capture: true })
  inside.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  inside.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') handlers.onEscape()
    else if ((event.key === 'Enter' || event.key === ' ') && event.target !== inside.body) press(event)
  })
}

/** Elements of another document are not instances of this window's `Element`. */
const elementOf = (target: EventTarget | null): Element | null =>
  target && 'closest' in target ? (target as Element) : null

function follow(link: Element, { onFollow }: FrameHandlers): void {
  const page = pageOf(link)
  if (page !== null) onFollow(page)
}

function pageOf(link: Element | null): string | null {
  if (!link) return null
  const url = new URL(link.getAttribute('href') ?? '', location.origin)
  const isPage =
    url.origin === location.origin && !/^\/(?:admin|api|public-objects|assets)\b|\.\w+$/.test(url.pathname)
  return isPage && !link.getAttribute('href')?.startsWith('#') ? url.pathname + url.search : null
}

/** The editable place nearest to an element: around it, or inside its link or button. */
function placeAt(target: Element): Place | null {
  const element = target.closest(editable) ?? target.closest(focusable)?.querySelector(editable) ?? null
  if (!element) return null
  const control = element.closest('a[href], button, label, summary')
  const isWhole = element.hasAttribute('data-edit-group') && keysOf(element).length === 0
  // A click inside a group, such as a package, but beside its texts is meant for the whole group
  const inside = control
    ? [control, ...control.querySelectorAll(editable)]
    : element.querySelectorAll('[data-edit]')
  const all = [...new Set([element, ...(isWhole ? [] : inside)].flatMap(keysOf))]
  const group = element.closest('[data-edit-group]')?.getAttribute('data-edit-group')
  const facts = all.flatMap((key) => (isFact(key) ? key : (describedPictures[key] ?? [])))
  return {
    element,
    keys: all.filter((key) => !isFact(key)),
    facts: group && facts.length === 0 ? [group] : facts,
    href: pageOf(element.closest('a[href]')),
  }
}

/** Facts of the pictures that the business chooses, by the key of the alternative text. */
const describedPictures: Readonly<Record<string, string>> = { 'about.teamPhoto': 'site:teamImage' }

const isFact = (key: string): boolean => key.includes(':')

function keysOf(element: Element): string[] {
  const words = (name: string) => (element.getAttribute(name) ?? '').split(' ').filter((word) => word !== '')
  return [
    ...words('data-edit'),
    ...words('data-edit-attributes').map((word) => word.slice(word.indexOf('=') + 1)),
  ]
}

export function seenKeys(inside: Document): Set<string> {
  const seen = new Set<string>()
  for (const element of inside.body.querySelectorAll('[data-edit]')) {
    const isSeen =
      element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
    if (isSeen) for (const key of keysOf(element)) seen.add(key)
  }
  return seen
}

/** The keys of all texts of the page, its head included. */
export const keysIn = (inside: Document): Set<string> =>
  new Set(
    [...inside.querySelectorAll('[data-edit], [data-edit-attributes]')]
      .flatMap(keysOf)
      .filter((key) => !isFact(key)),
  )

export function headOf(inside: Document): { title: string; description: string; keys: string[] } {
  const meta = inside.head.querySelector('meta[name=description]')
  const title = inside.head.querySelector('title')
  const keys = [title, meta]
    .flatMap((element) => (element ? keysOf(element) : []))
    .filter((key) => !isFact(key))
  return {
    title: title?.textContent ?? '',
    description: meta?.getAttribute('content') ?? '',
    keys: [...new Set(keys)],
  }
}

/** The text of each element as loaded. */
const said = new WeakMap<Element, string>()

/** Shows the unsaved changes of this language; all other texts as saved. */
export function preview(inside: Document, locale: Locale, { byKey, savedOf, textOf }: TextChanges): void {
  for (const element of inside.body.querySelectorAll('[data-edit]')) {
    // If an element contains more than words, only a save can tell where the text goes
    if (element.querySelector('svg, img, input, select, button, a')) continue
    const keys = keysOf(element).filter((key) => !isFact(key))
    const [key] = keys
    const side = key === undefined ? undefined : byKey.get(key)?.states[locale]
    if (key === undefined || !side || keys.length > 1) continue
    const [before, after] = [shownText(side), textOf(key, locale)]
    if (after === savedOf(key, locale) && !said.has(element)) continue
    const first = said.get(element) ?? element.textContent ?? ''
    said.set(element, first)
    const now = renderedAnew(before, first, after) ?? first
    if (element.textContent !== now) element.textContent = now
  }
}
