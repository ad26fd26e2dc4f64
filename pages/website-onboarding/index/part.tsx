import type { ReactNode } from 'react'
import { useText } from '#renderer/app-context.tsx'
import { tabular } from '#renderer/theme/layout.css.ts'
import { anchorOf, type PartId, parts } from '../parts.ts'
import * as styles from './brief.css.ts'
import { PartScene } from './part-scenes.tsx'

type PartProps = {
  id: PartId
  text: string
  children: ReactNode
}

export function Part({ id, text, children }: PartProps) {
  const { parts: titles } = useText('onboarding')
  const title = `${anchorOf(id)}-title`
  return (
    <section className={styles.part} id={anchorOf(id)} aria-labelledby={title}>
      <div className={styles.partHead}>
        <span className={`${styles.partNumber} ${tabular}`} aria-hidden="true">
          {parts.findIndex((part) => part.id === id) + 1}
        </span>
        <h2 className={styles.partTitle} id={title}>
          {titles[id].title}
        </h2>
        <p className={styles.partText}>{text}</p>
        <PartScene part={id} />
      </div>
      <div className={styles.partBody}>{children}</div>
    </section>
  )
}
