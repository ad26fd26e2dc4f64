import { useApp } from '../app-context.tsx'
import type { Figure } from './claims.ts'
import * as styles from './figure-origin.css.ts'

/** The note under a figure: its source, or "example" (R315). None for the agency's own statements. */
export function FigureOrigin({ of: { origin } }: { of: Pick<Figure, 'origin'> }) {
  const { text } = useApp()
  if (origin === 'ours') return null
  if (origin === 'example') return <small className={styles.origin}>{text.figures.example}</small>
  return (
    <small className={styles.origin}>
      {text.figures.source} {origin.url ? <a href={origin.url}>{origin.name}</a> : origin.name}
    </small>
  )
}
