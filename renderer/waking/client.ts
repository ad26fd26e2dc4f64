import { closeLikeAMenu } from '../layout/menu-details.ts'
import { wakeOnApproach } from './approach.ts'
import { showOffers } from './offers.ts'
import { serveThemeToggles } from './theme-toggles.ts'

// All the script that a visitor's browser loads with a page. The page's own code comes when somebody needs it.
for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
  closeLikeAMenu(details)
serveThemeToggles()
showOffers()
wakeOnApproach(async () => (await import('./wake.tsx')).wake())
