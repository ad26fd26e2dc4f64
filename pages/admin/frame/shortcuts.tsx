import { useState } from 'react'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { HelpIcon } from '#renderer/ui/studio/icons.tsx'
import * as styles from '#renderer/ui/studio/shared.css.ts'
import * as list from './shortcuts.css.ts'

const text = adminFrameText.shortcuts

export function Shortcuts() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        className={`${styles.tool} ${styles.notOnPhone} ${scriptOnly}`}
        type="button"
        onClick={() => setOpen(true)}
      >
        <HelpIcon className={styles.icon} />
        <span className={visuallyHidden}>{text.title}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} closeLabel={text.close}>
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
