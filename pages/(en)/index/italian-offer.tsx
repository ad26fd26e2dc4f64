import { useEffect, useState } from 'react'
import { homeText } from '#locales/en/home.ts'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import * as styles from './italian-offer.css.ts'

const key = 'italian-offer'

/** One line over the page for whoever reads Italian first, until it is put away; moves nothing (decision 5). */
export function ItalianOffer() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const readsItalian = navigator.languages[0]?.toLowerCase().startsWith('it') ?? false
    setShown(readsItalian && !wasDismissed())
  }, [])
  if (!shown) return null
  const { text, go, dismiss } = homeText.italian

  function putAway() {
    setShown(false)
    try {
      localStorage.setItem(key, 'dismissed')
    } catch {
      // Without storage it is put away for this page only.
    }
  }

  return (
    <aside className={styles.offer} lang="it" aria-label={homeText.italian.go}>
      <p>
        {text}{' '}
        <a className={styles.link} href="/it" hrefLang="it">
          {go}
        </a>
      </p>
      <button className={styles.close} type="button" aria-label={dismiss} onClick={putAway}>
        <CloseIcon />
      </button>
    </aside>
  )
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
