import type { Run } from '#domain/posts/changes.ts'
import * as styles from './comparison.css.ts'

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never change places
    if (kind === 'same') return <span key={at}>{text}</span>
    // The mark begins and ends at a letter: a tint on a space looks like a fault
    const words = text.trim()
    const start = text.length - text.trimStart().length
    const previous = runs[at - 1]
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
