import type { ComponentPropsWithRef } from 'react'
import * as styles from './button.css.ts'
import { ArrowRightIcon } from './icons.tsx'

type Look = {
  /** primary: at most one per view. outline: all others. quiet: underlined text. */
  variant?: 'primary' | 'outline' | 'quiet'
  /** On a green band or another ground that is dark in both themes. */
  inverse?: boolean
  /** Shows an arrow: it leads to another page. */
  arrow?: boolean
  /** As wide as its container: always, or on phones only. */
  block?: boolean | 'phones'
}

type ButtonProps = Look & ComponentPropsWithRef<'button'>
type ButtonLinkProps = Look & ComponentPropsWithRef<'a'> & { href: string }

/** A button that acts on this page. `type` defaults to `button`. */
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
