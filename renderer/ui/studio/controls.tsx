import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import type { PostState } from '#domain/posts/post.schema.ts'
import { adminFrameText as text } from '#locales/en/admin-frame.ts'
import { visuallyHidden } from '../../theme/layout.css.ts'
import type { IconProps } from '../icon.tsx'
import { ChevronDownIcon } from '../icons.tsx'
import { Problem } from './problem.tsx'
import * as styles from './shared.css.ts'

type Look = { variant?: keyof typeof styles.variant; small?: boolean }

const classesOf = ({ variant = 'outline', small = false }: Look, className?: string): string =>
  [styles.button, styles.variant[variant], small && styles.small, className].filter(Boolean).join(' ')

/** `busy`: cannot be pressed, but keeps the focus. */
export function AdminButton({
  variant,
  small,
  busy,
  className,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      className={classesOf({ ...(variant && { variant }), ...(small && { small }) }, className)}
    />
  )
}

export function AdminLink({
  variant,
  small,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classesOf({ ...(variant && { variant }), ...(small && { small }) }, className)}>
      {children}
    </a>
  )
}

/** A state as shape and word. `pill` adds a ground, for use beside a heading. */
export function StateChip({
  state,
  pill = false,
  quiet = false,
  children,
}: {
  state: PostState
  pill?: boolean
  /** Shows the shape only; the word is for screen readers. */
  quiet?: boolean
  children?: ReactNode
}) {
  return (
    <span className={pill ? `${styles.chip} ${styles.pill}` : styles.chip}>
      <span className={styles.stateDot[state]} />
      {quiet ? <span className={visuallyHidden}>{text.states[state]}</span> : text.states[state]}
      {children}
    </span>
  )
}

/** Decorative: the name is beside it. */
export function Avatar({ name, tone }: { name: string; tone?: keyof typeof styles.avatarTone }) {
  return (
    <span className={`${styles.avatar} ${styles.avatarTone[tone ?? toneOf(name)]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('') || '?'
}

/** Derived from the name, so that a person always has the same colour. */
const toneOf = (name: string): keyof typeof styles.avatarTone =>
  (['green', 'warm', 'sand'] as const)[
    Array.from(name).reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 9973, 0) % 3
  ] ?? 'green'

type FieldProps = {
  label: string
  help?: ReactNode
  error?: string | undefined
  hint?: string | undefined
  /** At the right end of the label's line, such as a character count. */
  aside?: ReactNode
}

type AdminFieldProps = FieldProps &
  (
    | ({ rows?: never; options?: never } & ComponentProps<'input'>)
    | ({ rows: number; options?: never } & ComponentProps<'textarea'>)
    /** `options`: the `<option>`s of a select. */
    | ({ rows?: never; options: ReactElement[] } & ComponentProps<'select'>)
  )

export function AdminField({ label, help, error, hint, aside, className, ...control }: AdminFieldProps) {
  const generated = useId()
  const id = control.id ?? generated
  const described = [help && `${id}-help`, error && `${id}-error`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  const state = {
    id,
    className: className ? `${styles.control} ${className}` : styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={styles.meta}>{aside}</span>}
      </div>
      <Control {...control} {...state} />
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ControlProps = Omit<AdminFieldProps, keyof FieldProps>

function Control(props: ControlProps) {
  if (props.rows !== undefined) return <textarea {...(props as ComponentProps<'textarea'>)} />
  const { options, ...control } = props
  if (options === undefined) return <input {...(control as ComponentProps<'input'>)} />
  return (
    <div className={styles.selectBox}>
      <select {...(control as ComponentProps<'select'>)}>{options}</select>
      <ChevronDownIcon />
    </div>
  )
}

type SegmentsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; Icon?: (props: IconProps) => ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Toggle buttons for two or three views of the same content. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that no browser lays out in line
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          className={styles.segment}
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.Icon && <option.Icon className={styles.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  )
}
