import type { ComponentProps } from 'react'
import * as styles from './field.css.ts'

type HoneypotProps = { label: string; name: string } & Omit<
  ComponentProps<'input'>,
  'tabIndex' | 'autoComplete' | 'type'
>

/** A field that people never see; a submission with it filled in is held as suspected spam (R78). */
export function Honeypot({ label, ...input }: HoneypotProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
