import { detectLocale } from 'typesafe-i18n/detectors'

const firstLanguage = () => navigator.languages.slice(0, 1)

/**
 * Shows offers for readers of one language (`lang`) until their button dismisses them. `data-offer` is an
 * offer's name. The server's HTML contains them hidden and is the same for all visitors (R10).
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
    // Without storage it is dismissed on this page only.
  }
}
