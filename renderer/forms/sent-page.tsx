import { formsText } from '#locales/en/forms.ts'
import { reading } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import * as styles from './lead-page.css.ts'

type SentPageProps = { title: string; text: string; reference: string | null }

/** Where a native form post ends: a page that may be reloaded without sending anything again. */
export function SentPage({ title, text, reference }: SentPageProps) {
  return (
    <div className={`${reading} ${styles.result}`}>
      <span className={styles.tick}>
        <CheckIcon />
      </span>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {reference && (
        <p className={styles.reference}>
          <span className={styles.referenceLabel}>{formsText.reference}</span>
          <b className={styles.referenceCode}>{reference}</b>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href="/" variant="primary">
          {formsText.home}
        </ButtonLink>
        <ButtonLink href="/blog" variant="quiet">
          {formsText.blog}
        </ButtonLink>
      </div>
    </div>
  )
}
