import type { ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { metadataOfText, type PageMetadata } from '../head/metadata.ts'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import * as styles from './lead-page.css.ts'
import type { LeadLanguage } from './lead-text.ts'

/** `title` and `text`: the thanks, in the words of the page with the button. */
export type Sent = { title: string; text: string; reference: string | null }

/** The `metadata` of a page of thanks whose data are `Sent`. */
export function sentMetadata(pageContext: PageContext): PageMetadata {
  const { title, text } = pageContext.data as Sent
  return metadataOfText({ title, description: text }, { noindex: true })(pageContext)
}

type SentPageProps = Sent & {
  forms: LeadLanguage['forms']
  /** Where there is room, the drawing stands before the words. */
  mirrored?: boolean
  children: ReactNode
}

/** Where a native form post ends: a page that may be reloaded without sending anything again. `children`: its drawing. */
export function SentPage({ title, text, reference, forms, mirrored = false, children }: SentPageProps) {
  return (
    <>
      <div className={`${wrap} ${styles.resultPage} ${mirrored ? styles.mirrored : ''}`}>
        <div className={styles.result}>
          <div className={styles.news}>
            <h1>{title}</h1>
            <p className={styles.lead}>{text}</p>
          </div>
          {reference && (
            <div className={styles.kept}>
              <p className={styles.reference}>
                <span className={styles.referenceLabel}>{forms.reference}</span>
                <b className={styles.referenceCode}>{reference}</b>
              </p>
              <p className={styles.next}>{forms.next}</p>
            </div>
          )}
          <div className={styles.ways}>
            <ButtonLink href={forms.home.href} variant="primary">
              {forms.home.label}
            </ButtonLink>
            <ButtonLink href={forms.onward.href} variant="quiet">
              {forms.onward.label}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.resultArt}>{children}</div>
      </div>
      <FooterBridge />
    </>
  )
}
