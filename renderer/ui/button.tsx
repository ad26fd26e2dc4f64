import type { ComponentPropsWithRef } from 'react'
import * as styles from './button.css.ts'
import { ArrowRightIcon } from './icons.tsx'

type Look = {
  /** primary: one a view. outline: the others. quiet: an underlined text. */
  variant?: 'primary' | 'outline' | 'quiet'
  /** On a green band or another ground that is dark in both themes. */
  inverse?: boolean
  /** Leads to another page, and shows it. */
  arrow?: boolean
  /** As wide as its place: always, or on phones only. */
  block?: boolean | 'phones'
}

type ButtonProps = Look & ComponentPropsWithRef<'button'>
type ButtonLinkProps = Look & ComponentPropsWithRef<'a'> & { href: string }

/** Does something here. `type` is `button` unless given. */
export function Button({
  variant,
  inverse,
  arrow,
  block,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={classes({ variant, inverse, block, className })}>
      {children}
      {arrow && <ArrowRightIcon className={styles.arrow} />}
    </button>
  )
}

/** Leads somewhere. */
export function ButtonLink({
  variant,
  inverse,
  arrow,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classes({ variant, inverse, block, className })}>
      {children}
      {arrow && <ArrowRightIcon className={styles.arrow} />}
    </a>
  )
}

type ClassOptions = { [Key in 'variant' | 'inverse' | 'block']: Look[Key] | undefined } & {
  className: string | undefined
}

function classes({ variant = 'primary', inverse, block, className }: ClassOptions): string {
  return [
    styles.button,
    (inverse ? styles.inverse : styles.variant)[variant],
    block === 'phones' ? styles.blockOnPhones : block && styles.block,
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
