import { type ReactNode, type Ref, useId } from 'react'
import * as list from './list-page.css.ts'
import * as shared from './shared.css.ts'

type SectionProps = {
  /** Where a link on this page leads. */
  id?: string
  title: string
  lead: string
  /** Takes the focus when what had it is gone. */
  body?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Section({ id, title, lead, body, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={list.section} id={id} aria-labelledby={heading}>
      <div className={list.sectionHead}>
        <h2 id={heading}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
      </div>
      <div className={list.sectionBody} ref={body} tabIndex={body ? -1 : undefined}>
        {children}
      </div>
    </section>
  )
}
