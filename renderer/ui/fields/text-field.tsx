import { type ComponentProps, useId } from 'react'
import { AlertIcon } from '../icons.tsx'
import * as styles from './field.css.ts'

type Shared = {
  label: string
  /** Follows the label in lighter type. */
  note?: string | undefined
  help?: string | undefined
  error?: string | undefined
  /** Shares its row with a neighbouring field. */
  half?: boolean
}

type TextFieldProps = Shared &
  (({ rows?: never } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>))

/** A labelled text control. An error is marked by an icon and words, never by colour alone. */
export function TextField({ label, note, help, error, half = false, ...control }: TextFieldProps) {
  const generated = useId()
  const id = control.id ?? generated
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const state = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
  return (
    <div className={half ? `${styles.field} ${styles.half}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {control.rows === undefined ? (
        <input {...control} {...state} className={styles.control} />
      ) : (
        <textarea {...control} {...state} className={`${styles.control} ${styles.area}`} />
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <AlertIcon className={styles.errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
