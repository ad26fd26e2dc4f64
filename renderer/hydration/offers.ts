import { detectLocale } from 'typesafe-i18n/detectors'

/** The language that a browser prefers to all others. */
const firstLanguage = () => navigator.languages.slice(0, 1)

/**
 * Shows what is offered to readers of one language (`data-offer`, its name; `lang`) until its button puts it away. The
 * server's HTML contains it hidden and is the same for all visitors (R10).
 */
export function showOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]')) {
    const key = offer.dataset.offer ?? ''
    if (!detectLocale('', [offer.lang], firstLanguage) || wasDismissed(key)) continue
    offer.hidden = false
    offer.querySelector('button')?.addEventListener('click', () => {
      offer.hidden = true
      dismiss(key)
    })
  }
}

function wasDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function dismiss(key: string): void {
  try {
    localStorage.setItem(key, 'dismissed')
  } catch {
    // Without storage it is put away for this page only.
  }
}
