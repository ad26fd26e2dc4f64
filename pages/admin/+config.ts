import type { Config } from 'vike/types'

// The studio changes screens in place; every other page of the site is a separate document.
export default {
  bare: true,
  deferredHydration: false,
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetchStaticAssets: 'hover',
  passToClient: ['site', 'origin', 'status'],
} satisfies Config
