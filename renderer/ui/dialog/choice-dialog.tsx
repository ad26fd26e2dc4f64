import { type ReactNode, useState } from 'react'
import { AdminButton } from '../studio/controls.tsx'
import { dialog, dialogActions } from './ask-dialog.css.ts'
import * as styles from './choice-dialog.css.ts'
import { Dialog } from './dialog.tsx'

type ChoiceDialogProps<Value extends string> = {
  title: string
  intro: string
  /** The conflicts to resolve, each with its options; the first option is preselected. */
  places: readonly {
    label: string
    options: readonly { value: Value; title: string; text?: ReactNode; lang?: string }[]
  }[]
  save: string
  cancel: string
  busy?: boolean
  onSave: (choices: Value[]) => void
  onClose: () => void
}

/** Shows both values of fields that two people changed, to choose from. Mount it only while it is open. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { title, intro, places, save, cancel, busy = false, onSave, onClose } = props
  const [choices, setChoices] = useState(() => places.flatMap(({ options }) => options[0]?.value ?? []))
  return (
    <Dialog open className={styles.wide} title={title} intro={intro} closeLabel={cancel} onClose={onClose}>
      <div className={dialog}>
        {places.map(({ label, options }, index) => (
          <fieldset className={styles.place} key={label}>
            <legend>{label}</legend>
            <div className={styles.sides}>
              {options.map(({ value, title, text, lang }, at) => (
                <label className={styles.choice} key={value}>
                  <input
                    type="radio"
                    name={`choice-${index}`}
                    checked={choices[index] === value}
                    data-focus={index === 0 && at === 0 ? '' : undefined}
                    onChange={() => setChoices(choices.map((made, one) => (one === index ? value : made)))}
                  />
                  <b>{title}</b>
                  {text !== undefined && (
                    <span className={styles.sideText} lang={lang}>
                      {text}
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={dialogActions}>
          <AdminButton variant="primary" busy={busy} onClick={() => !busy && onSave(choices)}>
            {save}
          </AdminButton>
          <AdminButton onClick={onClose}>{cancel}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}
