import { pageDataId } from './page-data.ts'

/**
 * Fetches all the code of the page in one wave, then imports the module that hydrates it. The files are fetched as data
 * first: a browser remembers for as long as the page stands that the import of a module has failed, and would not try
 * again when the network is back.
 */
export async function loadHydrationCode(): Promise<typeof import('./hydrate.tsx')> {
  const addresses = await fetchCode()
  return import(/* @vite-ignore */ addresses[0] as string)
}

/** The last fetch; none once it has failed. */
let fetched: Promise<string[]> | undefined

/**
 * Fetches the code of the page and has it parsed, once the page is loaded and the browser is idle. Visitors who save data get
 * it when they come near a control that needs it.
 */
export function fetchCodeWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const start = () =>
    fetchCode('low').then(
      (addresses) => {
        // From the browser's cache by now, so that no module can fail
        for (const href of addresses)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      },
      () => {},
    )
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start))
}

/** Resolves with the addresses of the files when all of them are there; rejects when the page has none. */
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
  // In development it is a path
  const addresses = names[0] === '/' ? [names] : names.split(' ').map((name) => `/assets/${name}.js`)
  await Promise.all(addresses.map(async (address) => (await fetch(address, { priority })).text()))
  return addresses
}
