import { useEffect, useState } from 'react'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { HelpIcon } from '#renderer/ui/studio/icons.tsx'
import * as styles from '#renderer/ui/studio/shared.css.ts'
import * as list from './shortcuts.css.ts'
import { isSingle, singleKeyOf, useSingleKeysOn } from './single-keys.ts'
import { SingleKeysSwitch } from './single-keys-switch.tsx'

const text = adminFrameText.shortcuts

/** The list of keyboard shortcuts, by its button or by `?`. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  const hasSingleKeys = useSingleKeysOn()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (singleKeyOf(event) !== '?') return
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
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={() => setOpen(true)}
      >
        <HelpIcon className={styles.icon} />
        <span className={visuallyHidden}>{text.title}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} closeLabel={text.close}>
        <div className={list.choice}>
          <SingleKeysSwitch />
        </div>
        <dl className={list.list}>
          {text.keys.map(({ keys, does }) => (
            <div className={list.row} key={does} data-off={isSingle(keys) && !hasSingleKeys ? '' : undefined}>
              <dt>
                {keys.map((key) => (
                  <kbd className={styles.key} key={key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>
                {does}
                {isSingle(keys) && !hasSingleKeys && <span> ({text.singleKeys.offNow})</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
