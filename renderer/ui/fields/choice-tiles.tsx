import type { ComponentProps, ReactNode } from 'react'
import { AlertIcon, CheckIcon } from '../icons.tsx'
import * as styles from './choice-tiles.css.ts'
import * as field from './field.css.ts'

type ChoiceTilesProps = {
  /** Id of the first checkbox: links to the group lead there. */
  id: string
  legend: string
  /** Follows the legend in lighter type. */
  note?: string | undefined
  help?: string | undefined
  error?: string | undefined
  options: readonly { value: string; drawing?: ReactNode }[]
  chosen: readonly string[]
  /** grid: two columns. pictures: a drawing above the label. short: tiles as wide as their label. */
  look?: keyof typeof styles.tiles
  /** Props for every checkbox: its name and event handlers. */
  control: { name: string } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultChecked'>
}

/** A question with several answers, each a tile covered by a checkbox. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { id, legend, note, help, error, options, chosen, look = 'grid', control } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      aria-describedby={described || undefined}
      data-fault={error ? '' : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {note && <span className={field.note}> {note}</span>}
      </legend>
      <div className={styles.notes}>
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
        {error && (
          <p className={field.error} id={`${id}-error`}>
            <AlertIcon className={field.errorIcon} />
            {error}
          </p>
        )}
      </div>
      <div className={styles.tiles[look]}>
        {options.map(({ value, drawing }, index) => (
          <label className={styles.tile} key={value}>
            <input
              {...control}
              className={styles.input}
              type="checkbox"
              id={index === 0 ? id : undefined}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
            />
            {drawing}
            <span className={styles.words}>
              <span className={styles.box}>
                <CheckIcon className={styles.tick} />
              </span>
              {value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
