import { useText } from '#renderer/app-context.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import * as styles from './italian-offer.css.ts'

/**
 * One line at the top of the page, for visitors who prefer Italian to all other languages, until they dismiss
 * it. Moves nothing (R10). `renderer/hydration/offers.ts` shows it.
 */
export function ItalianOffer() {
  const { text, go, dismiss } = useText('home').italian
  return (
    <aside
      className={styles.offer}
      lang="it"
      aria-label={go}
      data-offer="italian-offer"
      hidden
      suppressHydrationWarning
    >
      <p>
        {text}{' '}
        <a className={styles.link} href="/it" hrefLang="it">
          {go}
        </a>
      </p>
      <button className={styles.close} type="button" aria-label={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  )
}
