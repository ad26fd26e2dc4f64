import { closeLikeAMenu } from '../layout/menu-details.ts'
import { wakeOnApproach } from './approach.ts'
import { loadWakingCode } from './load-code.ts'
import { showNativeSubmit } from './native-submit.ts'
import { showOffers } from './offers.ts'
import { serveThemeToggles } from './theme-toggles.ts'

// All the script that a visitor's browser loads with a page. The page's own code comes when somebody needs it.
for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
  closeLikeAMenu(details)
serveThemeToggles()
showOffers()
showNativeSubmit()

// Tooltips and the notice of a lost network: nobody needs them before the page is touched
let later: Promise<typeof import('./later.ts') | undefined> | undefined
function loadLater(): void {
  later ??= import('./later.ts').then(
    (module) => {
      module.serveTooltips()
      return module
    },
    () => {
      later = undefined
      return undefined
    },
  )
}
for (const type of ['pointerover', 'focusin']) document.addEventListener(type, loadLater)

wakeOnApproach({
  wake: async () => (await loadWakingCode()).wake(),
  sayOffline: (isOffline) => later?.then((module) => module?.showOfflineNotice(isOffline)),
})
