import type { Config } from 'vike/types'

// The studio goes from screen to screen in place; every other page is a document of its own.
export default {
  bare: true,
  deferredHydration: false,
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetchStaticAssets: 'hover',
  passToClient: ['site', 'origin', 'status'],
} satisfies Config
