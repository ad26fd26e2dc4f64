import type { Config } from 'vike/types'

// Loaded by Vike at configuration time: no run-time imports here.
export default {
  injectScriptsAt: 'HTML_END',
  meta: {
    // cumulative: pageContext.config.Layout is an array, innermost first
    Layout: { env: { server: true, client: true }, cumulative: true },
    bare: { env: { server: true, client: true } },
    deferredHydration: { env: { server: true } },
    inlineScript: { env: { server: true } },
    locale: { env: { server: true, client: true } },
    dictionary: { env: { server: true, client: true } },
    metadata: { env: { server: true, client: true } },
    structuredData: { env: { server: true } },
    statusCode: { env: { server: true } },
    perRequest: { env: { server: true } },
  },
} satisfies Config
