import type { ReactNode } from 'react'
import type { Fact, Facts } from '#domain/site/facts.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as styles from './facts.css.ts'
import { idOf, useFactsForm } from './facts-context.tsx'
import { moved, type Path } from './facts-state.ts'
import { FactProblem, groupsIn } from './fields.tsx'

type RowsProps = {
  at: Path
  /** The name of one row, such as "Founder". */
  one: string
  add: string
  blank: () => Facts
  /** Replaces the form's own setter. */
  onChange?: (list: Fact[]) => void
  children: (path: Path, index: number, value: Facts) => ReactNode
}

export function Rows({ at, one, add, blank, onChange, children }: RowsProps) {
  const form = useFactsForm()
  const list = groupsIn(form.value(at))
  const set = onChange ?? ((next: Fact[]) => form.set(at, next))
  const addId = `${idOf(at)}-add`
  return (
    <div className={styles.rows}>
      {list.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows written by hand have no id
        <fieldset className={styles.row} key={index} id={`${idOf(at)}-${index}`} tabIndex={-1}>
          <legend>{text.numbered({ one, number: index + 1 })}</legend>
          {children([...at, index], index, value)}
          <div className={styles.rowActions}>
            {index > 0 && (
              <AdminButton small variant="ghost" onClick={() => set(moved(list, index, -1))}>
                {text.moveUp}
                <span className={visuallyHidden}> {text.numbered({ one, number: index + 1 })}</span>
              </AdminButton>
            )}
            <AdminButton
              small
              variant="ghost"
              onClick={() => {
                set(list.filter((_item, place) => place !== index))
                document.getElementById(addId)?.focus()
              }}
            >
              {text.remove}
              <span className={visuallyHidden}> {text.numbered({ one, number: index + 1 })}</span>
            </AdminButton>
          </div>
        </fieldset>
      ))}
      <FactProblem at={at} />
      <AdminButton
        small
        id={addId}
        className={styles.add}
        onClick={() => {
          set([...list, blank()])
          focusNext(`${idOf(at)}-${list.length}`)
        }}
      >
        {add}
      </AdminButton>
    </div>
  )
}

export function focusNext(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    const field = place?.querySelector<HTMLElement>('input, textarea, select')
    ;(field ?? place)?.focus()
  })
}
