import { inquiryText } from '#locales/en/inquiry.ts'
import { useData } from '#renderer/app-context.tsx'
import { reading } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import * as styles from '../inquiry.css.ts'
import type { Data } from './+data.ts'

/** Where a native form post ends: a page that may be reloaded without sending anything again. */
export function Page() {
  const { reference } = useData<Data>()
  const { title, text, reference: label, home, blog } = inquiryText.sent
  return (
    <div className={`${reading} ${styles.result}`}>
      <span className={styles.tick}>
        <CheckIcon />
      </span>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {reference && (
        <p className={styles.reference}>
          <span className={styles.referenceLabel}>{label}</span>
          <b className={styles.referenceCode}>{reference}</b>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href="/" variant="primary">
          {home}
        </ButtonLink>
        <ButtonLink href="/blog" variant="quiet">
          {blog}
        </ButtonLink>
      </div>
    </div>
  )
}
