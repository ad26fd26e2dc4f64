import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './switch-field.css.ts'

type SwitchFieldProps = {
  label: string
  help?: string | undefined
  yes: string
  no: string
  look?: keyof typeof styles.looks
  /** Follow-up fields, shown when the answer is yes. */
  children?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'>

/** A yes/no question. A checkbox, so it works without script. */
export function SwitchField({ label, help, yes, no, look = 'box', children, ...control }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={styles.looks[look]}>
      <label className={styles.question}>
        <input
          {...control}
          className={styles.input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={help && `${id}-help`}
        />
        <span className={styles.words}>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          {help && (
            <span className={styles.help} id={`${id}-help`}>
              {help}
            </span>
          )}
        </span>
        <span className={styles.no} aria-hidden="true">
          {no}
        </span>
        <span className={styles.yes} aria-hidden="true">
          {yes}
        </span>
        <span className={styles.track} />
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
