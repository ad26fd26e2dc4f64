import { useText } from '#renderer/app-context.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { Rider } from './arches.tsx'
import * as styles from './finished-parts.css.ts'
import { PartDrawing } from './part-drawings.tsx'
import { parts } from './parts.ts'

export function FinishedParts() {
  const text = useText('onboarding')
  return (
    <div className={styles.way} aria-hidden="true">
      {parts.map(({ id }) => (
        <span className={styles.part} key={id}>
          <span className={styles.ground}>
            <PartDrawing part={id} className={styles.thing} />
          </span>
          <CheckIcon className={styles.tick} />
          <span className={styles.title}>{text.parts[id].title}</span>
        </span>
      ))}
      <span className={styles.ground}>
        <Rider place={styles.courier} />
      </span>
    </div>
  )
}
