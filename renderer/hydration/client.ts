import { closeLikeAMenu } from '../layout/menu-details.ts'
import { countWhenShown } from './ahead.ts'
import { hydrateOnApproach } from './approach.ts'
import { fetchCodeWhenIdle, loadHydrationCode } from './load-code.ts'
import { showNativeSubmit } from './native-submit.ts'
import { serveThemeToggles } from './theme-toggles.ts'

const ignore = () => undefined

// The only script loaded with a page. The page's own code is fetched when the browser is idle, and
// run when a control needs it.
for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
  closeLikeAMenu(details)
serveThemeToggles()
showNativeSubmit()
countWhenShown()

// Nothing is offered to a reader of the page's own language, who does not load the code that finds out
if (document.querySelector('[data-offer]') && !navigator.language.startsWith(document.documentElement.lang))
  import('./offers.ts').then(({ showOffers }) => showOffers(), ignore)

// Their code comes with the first that is to be shown
function loadTooltips({ target }: Event): void {
  if (target instanceof Element && target.closest('[title]'))
    import('./tooltips.ts').then(({ serveTooltips }) => serveTooltips(), ignore)
}
for (const type of ['pointerover', 'focusin']) document.addEventListener(type, loadTooltips)

// A recording brings the code that follows it (R300)
document.addEventListener(
  'play',
  ({ target }) =>
    import('../service/follow-note.ts').then(
      ({ followNote }) => followNote(target as HTMLMediaElement),
      ignore,
    ),
  true,
)

// What the address has besides its path goes with the visitor; most have nothing
const carry = () => {
  if (location.search || location.hash)
    import('./carry-query.ts').then(({ carryQuery }) => carryQuery(), ignore)
}
carry()
addEventListener('hashchange', carry)

hydrateOnApproach(async () => (await loadHydrationCode()).hydrate())
fetchCodeWhenIdle()
