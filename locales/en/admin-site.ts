import { texts } from '../texts.ts'

/** What the screens of the site's settings have in common. */
export const siteTabsText = texts('en', {
  label: 'Parts of the site',
  business: 'Business',
  prices: 'Prices',
  texts: 'Texts',
  history: 'History',
})
