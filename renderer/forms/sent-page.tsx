import type { ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { useApp } from '../app-context.tsx'
import { metadataOfText, type PageMetadata } from '../head/metadata.ts'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { illustration } from '../ui/illustration.css.ts'
import { referenceCode, referenceLabel, reference as referenceStyle } from './lead-page.css.ts'
import * as styles from './sent-page.css.ts'

/** `title` and `text`: the thanks, in the wording for the page with the button. */
export type Sent = { title: string; text: string; reference: string | null }

/** The `metadata` of a thank-you page with `Sent` as its data. */
export function sentMetadata(pageContext: PageContext): PageMetadata {
  const { title, text } = pageContext.data as Sent
  return metadataOfText({ title, description: text }, { noindex: true })(pageContext)
}

/** How the drawing shows the reference: on a board hanging from its sill, or on a label inside it. */
const layouts = { tag: styles.tag, cabinet: styles.cabinet }

type SentPageProps = Sent & {
  carries: keyof typeof layouts
  children: ReactNode
}

/** The page after a native form post; reloading it does not send again. `children`: its drawing. */
export function SentPage({ title, text, reference, carries, children }: SentPageProps) {
  const { forms } = useApp().texts
  return (
    <>
      <div className={`${wrap} ${styles.page} ${layouts[carries]}`}>
        <div className={styles.news}>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
        </div>
        <div className={styles.keeping}>
          {children}
          {carries === 'tag' && <div className={styles.sill} />}
          {reference && (
            <div className={styles.kept}>
              {carries === 'tag' && <TagStrings />}
              <p className={referenceStyle}>
                <span className={referenceLabel}>{forms.reference}</span>
                <b className={referenceCode}>{reference}</b>
              </p>
              <p className={styles.next}>{forms.next}</p>
            </div>
          )}
        </div>
        <div className={styles.ways}>
          <ButtonLink href={forms.home.href} variant="primary">
            {forms.home.label}
          </ButtonLink>
          <ButtonLink href={forms.onward.href} variant="quiet">
            {forms.onward.label}
          </ButtonLink>
        </div>
      </div>
      <FooterBridge />
    </>
  )
}

function TagStrings() {
  return [styles.firstString, styles.secondString].map((side) => (
    <svg className={`${illustration} ${side}`} viewBox="0 0 24 64" aria-hidden="true" key={side}>
      <circle className="f-paper c" cx={12} cy={52} r={6} />
      <path className="l w4" d="M12 6V50" />
      <path className="f-stone2 c" d="M4 1H20V5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" />
    </svg>
  ))
}
