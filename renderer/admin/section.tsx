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
  /** The heading stands above the body, which has the whole width, instead of beside it. */
  isWide?: boolean
  /** Below the heading where that stands beside the body; decoration. */
  drawing?: ReactNode
  children: ReactNode
}

export function Section({ id, title, lead, body, isWide = false, drawing, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={isWide ? list.wideSection : list.section} id={id} aria-labelledby={heading}>
      <div className={list.sectionHead}>
        <h2 id={heading}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
        {drawing && <div className={list.sectionDrawing}>{drawing}</div>}
      </div>
      <div className={list.sectionBody} ref={body} tabIndex={body ? -1 : undefined}>
        {children}
      </div>
    </section>
  )
}
