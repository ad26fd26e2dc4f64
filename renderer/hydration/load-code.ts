import { pageDataId } from './page-data.ts'

/**
 * Fetches all the code of the page in parallel, then imports the module that hydrates it. It fetches the
 * files as data first: a failed module import is remembered for the lifetime of the page, so the browser
 * would not retry it once the network is back.
 */
export async function loadHydrationCode(): Promise<typeof import('./hydrate.tsx')> {
  const addresses = await fetchCode()
  return import(/* @vite-ignore */ addresses[0] as string)
}

/** The last fetch; undefined once it has failed. */
let fetched: Promise<string[]> | undefined

/**
 * Fetches and parses the code of the page, once the page is loaded and the browser is idle. With data saving
 * on, it is loaded only when the visitor comes near a control that needs it.
 */
export function fetchCodeWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const start = () =>
    fetchCode('low').then(
      (addresses) => {
        // The files are in the browser's cache by now, so no import can fail
        for (const href of addresses)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      },
      () => {},
    )
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start))
}

/** Resolves with the files' addresses once all are fetched; rejects if the page has no code. */
function fetchCode(priority?: RequestPriority): Promise<string[]> {
  fetched ??= fetchFiles(priority)
  fetched.catch(() => {
    fetched = undefined
  })
  return fetched
}

async function fetchFiles(priority: RequestPriority = 'auto'): Promise<string[]> {
  const names = document.getElementById(pageDataId)?.dataset.code
  if (!names) throw new Error('No code')
  // In development `names` is a single path
  const addresses = names[0] === '/' ? [names] : names.split(' ').map((name) => `/assets/${name}.js`)
  await Promise.all(addresses.map(async (address) => (await fetch(address, { priority })).text()))
  return addresses
}
