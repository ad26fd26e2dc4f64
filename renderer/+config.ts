import type { Config } from 'vike/types'

// Loaded by Vike at configuration time: no run-time imports here.
export default {
  injectScriptsAt: 'HTML_END',
  meta: {
    bare: { env: { server: true } },
    deferredHydration: { env: { server: true } },
    inlineScript: { env: { server: true } },
    dictionary: { env: { server: true } },
    formless: { env: { server: true } },
    metadata: { env: { server: true, client: true } },
    structuredData: { env: { server: true } },
    perRequest: { env: { server: true } },
  },
} satisfies Config
