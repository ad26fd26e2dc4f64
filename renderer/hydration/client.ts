import { closeLikeAMenu } from '../layout/menu-details.ts'
import { countWhenShown } from './ahead.ts'
import { hydrateOnApproach } from './approach.ts'
import { fetchCodeWhenIdle, loadHydrationCode } from './load-code.ts'
import { showNativeSubmit } from './native-submit.ts'
import { serveThemeToggles } from './theme-toggles.ts'

const ignore = () => undefined

// The only script loaded with a page. It fetches the page's own code when the browser is idle, and runs it
// when a control needs it.
for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
  closeLikeAMenu(details)
serveThemeToggles()
showNativeSubmit()
countWhenShown()

// Readers of the page's own language get no offer, so they don't load the code that decides about it
if (document.querySelector('[data-offer]') && !navigator.language.startsWith(document.documentElement.lang))
  import('./offers.ts').then(({ showOffers }) => showOffers(), ignore)

function loadTooltips({ target }: Event): void {
  if (target instanceof Element && target.closest('[title]'))
    import('./tooltips.ts').then(({ serveTooltips }) => serveTooltips(), ignore)
}
for (const type of ['pointerover', 'focusin']) document.addEventListener(type, loadTooltips)

// Loads the code that follows a recording when it is first played (R300)
document.addEventListener(
  'play',
  ({ target }) =>
    import('../service/follow-note.ts').then(
      ({ followNote }) => followNote(target as HTMLMediaElement),
      ignore,
    ),
  true,
)

// Links carry query and fragment on; most addresses have neither
const carry = () => {
  if (location.search || location.hash)
    import('./carry-query.ts').then(({ carryQuery }) => carryQuery(), ignore)
}
carry()
addEventListener('hashchange', carry)

hydrateOnApproach(async () => (await loadHydrationCode()).hydrate())
fetchCodeWhenIdle()
