import { pageDataId } from './page-data.ts'

/**
 * Fetches all the code of the page in one wave, then imports the module that hydrates it. The files are fetched as data
 * first: a browser remembers for as long as the page stands that the import of a module has failed, and would not try
 * again when the network is back.
 */
export async function loadHydrationCode(): Promise<typeof import('./hydrate.tsx')> {
  const names = document.getElementById(pageDataId)?.dataset.code ?? ''
  // In development it is a path
  const addresses = names[0] === '/' ? [names] : names.split(' ').map((name) => `/assets/${name}.js`)
  await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  return import(/* @vite-ignore */ addresses[0] as string)
}
