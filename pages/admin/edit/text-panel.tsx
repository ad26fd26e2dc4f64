import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/locales.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { nameOf, placeOf } from '../own-texts/names.ts'
import { TextEditor } from '../own-texts/text-editor.tsx'
import type { TextChanges } from '../own-texts/use-text-changes.ts'
import * as styles from './edit.css.ts'
import { factLink } from './fact-links.ts'
import type { Place } from './page-frame.ts'

type TextPanelProps = {
  place: Place
  locale: Locale
  changes: TextChanges
  onClose: () => void
  onFollow: (page: string) => void
}

/** Beside the clicked element: its texts, its facts, and where it leads. On phones a sheet at the bottom. */
export function TextPanel({ place, locale, changes, onClose, onFollow }: TextPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const position = usePosition(place.element, panel)
  const rows = place.keys.flatMap((key) => changes.byKey.get(key) ?? [])
  const [main] = rows
  useEffect(() => {
    const first = ['[role=textbox]', 'a', 'button'].map((one) =>
      panel.current?.querySelector<HTMLElement>(one),
    )
    first.find((control) => control)?.focus()
    place.element.setAttribute('data-open', '')
    // A sheet covers the lower part of the page
    if (matchMedia(upTo.phone).matches) place.element.scrollIntoView({ block: 'start' })
    return () => place.element.removeAttribute('data-open')
  }, [place])
  return (
    <section
      className={styles.panel}
      ref={panel}
      style={position}
      aria-label={main ? nameOf(main.key) : text.facts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className={styles.panelHead}>
        <h2>{main ? nameOf(main.key) : text.facts.title}</h2>
        {main && <span className={shared.meta}>{placeOf(main.key)}</span>}
        <button className={`${shared.tool} ${styles.close}`} type="button" onClick={onClose}>
          <CloseIcon className={shared.icon} />
          <span className={visuallyHidden}>{text.close}</span>
        </button>
      </div>
      {rows.map((row, at) => (
        <div key={row.key}>
          {at > 0 && <h3 className={styles.further}>{nameOf(row.key)}</h3>}
          <TextEditor row={row} changes={changes} first={locale} />
        </div>
      ))}
      <div className={shared.actions}>
        {[...new Map(place.facts.map((key) => [factLink(key).href, factLink(key).label]))].map(
          ([href, label]) => (
            <AdminLink key={href} small href={href}>
              {label}
            </AdminLink>
          ),
        )}
        {place.href !== null && (
          <AdminButton small variant="ghost" onClick={() => place.href && onFollow(place.href)}>
            {text.follow({ page: place.href })}
          </AdminButton>
        )}
        {rows.length > 0 && (
          <AdminButton small className={styles.done} onClick={onClose}>
            {text.done}
          </AdminButton>
        )}
      </div>
    </section>
  )
}

const gap = 12

/** Below the element, or above it if there is no room, and never outside the stage. */
function usePosition(element: Element, panel: React.RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<{ left: number; top: number } | undefined>()
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView
    const frame = view?.frameElement
    if (!view || !frame) return
    const move = () => {
      const own = panel.current
      const stage = own?.offsetParent
      if (!own || !stage) return
      const [around, at, outer] = [
        frame.getBoundingClientRect(),
        element.getBoundingClientRect(),
        stage.getBoundingClientRect(),
      ]
      const room = {
        width: outer.width - own.offsetWidth - gap,
        height: outer.height - own.offsetHeight - gap,
      }
      const [below, above] = [at.bottom + gap, at.top - own.offsetHeight - gap]
      const top = below <= room.height || above < gap ? below : above
      const within = (value: number, most: number) => Math.max(gap, Math.min(value, most))
      setPosition({
        left: within(around.left - outer.left + at.left, room.width),
        top: within(around.top - outer.top + top, room.height),
      })
    }
    move()
    view.addEventListener('scroll', move, { passive: true })
    addEventListener('resize', move)
    const observer = new ResizeObserver(move)
    if (panel.current) observer.observe(panel.current)
    return () => {
      view.removeEventListener('scroll', move)
      removeEventListener('resize', move)
      observer.disconnect()
    }
  }, [element, panel])
  return position
}
