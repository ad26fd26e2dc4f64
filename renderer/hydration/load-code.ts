import { needsCode } from './needs-code.ts'
import { pageDataId } from './page-data.ts'

/** Where a browser does not say when it is idle, in milliseconds after the page is loaded. */
const idleAfter = 2_000

/**
 * Fetches all the code of the page in one wave, then imports the module that hydrates it. The files are fetched as data
 * first: a browser remembers for as long as the page stands that the import of a module has failed, and would not try
 * again when the network is back.
 */
export async function loadHydrationCode(): Promise<typeof import('./hydrate.tsx')> {
  const addresses = await fetchCode()
  return import(/* @vite-ignore */ addresses[0] as string)
}

/**
 * Fetches the code of a page that has a control for it into the browser's cache, once the page is loaded and the browser
 * is idle. Visitors who save data, or whose line is slow, get it when they come near such a control.
 */
export function fetchCodeWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  if (!document.querySelector(needsCode)) return
  // Without it a press fetches the code, and says what is wrong
  const start = () => void fetchCode('low').catch(() => {})
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, idleAfter)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Resolves with the addresses of the files when all of them are there. */
async function fetchCode(priority?: RequestPriority): Promise<string[]> {
  const names = document.getElementById(pageDataId)?.dataset.code ?? ''
  // In development it is a path
  const addresses = names[0] === '/' ? [names] : names.split(' ').map((name) => `/assets/${name}.js`)
  await Promise.all(addresses.map(async (address) => (await fetch(address, priority && { priority })).text()))
  return addresses
}
