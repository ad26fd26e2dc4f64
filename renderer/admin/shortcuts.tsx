import { useEffect, useRef, useState } from 'react'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { Dialog } from '../forms/dialog/dialog.tsx'
import { scriptOnly, visuallyHidden } from '../theme/layout.css.ts'
import { HelpIcon } from './icons.tsx'
import * as styles from './shared.css.ts'
import * as list from './shortcuts.css.ts'

const text = adminFrameText.shortcuts

/** The list of keyboard shortcuts, by its button or by `?`. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  const isOpen = useRef(open)
  isOpen.current = open
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isOpen.current || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        className={`${styles.tool} ${styles.notOnPhone} ${scriptOnly}`}
        type="button"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <HelpIcon className={styles.icon} />
        <span className={visuallyHidden}>{text.title}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        intro={text.intro}
        closeLabel={text.close}
      >
        <dl className={list.list}>
          {text.keys.map(({ keys, does }) => (
            <div className={list.row} key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd className={styles.key} key={key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

/** In a field, single keys are typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  )
}
