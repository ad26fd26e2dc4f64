import type { Run } from '#domain/posts/changes.ts'
import { historyText } from '#locales/en/admin-history.ts'
import * as styles from './comparison.css.ts'

/** Old and new in one text, or in two columns. */
export type Layout = 'together' | 'side'

type RunsProps = {
  runs: readonly Run[]
  /** Leaves out what the other side has. */
  side?: 'before' | 'after'
}

/** Words with what was taken out and put in, marked by more than a colour. */
export function Runs({ runs, side }: RunsProps) {
  const hidden = side === 'before' ? 'added' : side === 'after' ? 'removed' : null
  const shown = runs.filter(({ kind }) => kind !== hidden)
  return shown.map(({ kind, text }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never change places
    if (kind === 'same') return <span key={at}>{text}</span>
    // The mark begins and ends at a letter: a tint on a space looks like a fault
    const words = text.trim()
    const start = text.length - text.trimStart().length
    const previous = shown[at - 1]
    const touches = previous?.kind === 'removed' && start === 0 && !/\s$/.test(previous.text)
    const Mark = kind === 'added' ? 'ins' : 'del'
    const look = kind === 'removed' ? styles.removed : touches ? styles.addedBeside : styles.added
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs never change places
      <span key={at}>
        {text.slice(0, start)}
        {words && <Mark className={look}>{words}</Mark>}
        {text.slice(start + words.length)}
      </span>
    )
  })
}

type RunsInColumnsProps = {
  runs: readonly Run[]
  className?: string | undefined
  /** A side that has nothing. */
  without?: 'before' | 'after' | undefined
}

/** Old beside new. */
export function RunsInColumns({ runs, className, without }: RunsInColumnsProps) {
  return (
    <div className={styles.columns}>
      {(['before', 'after'] as const).map((side) => (
        <div className={styles.column} key={side}>
          {side !== without && (
            <>
              <span className={styles.columnName}>{historyText.sides[side]}</span>
              <p className={className}>
                <Runs runs={runs} side={side} />
              </p>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
