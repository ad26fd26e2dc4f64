import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#domain/locales.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { interfaceText } from '#locales/en/interface.ts'
import type { Translation } from '#locales/translation.ts'
import type { PageServices } from '#server/features.ts'
import type { PageMetadata, StructuredData } from './head/metadata.ts'

declare global {
  namespace Vike {
    interface Config {
      Layout?: ComponentType<{ children: ReactNode }>
      /** A page without its group's layout: it brings its own landmarks. */
      bare?: boolean
      /** False where Vike itself hydrates the page, as in the studio. */
      deferredHydration?: boolean
      /** Runs before the page's first paint. */
      inlineScript?: string
      locale?: Locale
      dictionary?: Translation<typeof interfaceText>
      /** For pages that answer with a status other than 200. */
      statusCode?: number
      /** Rendered for each request, such as a form with an id of its own: never cached. */
      perRequest?: boolean
      /** Title, description and the like, worked out from the page context on the server and in the browser. */
      metadata?: (pageContext: PageContext) => PageMetadata
      /** JSON-LD of the page. Server only: under Trusted Types no component may create a script. */
      structuredData?: (pageContext: PageContextServer) => StructuredData[]
    }
    interface ConfigResolved {
      Layout?: ComponentType<{ children: ReactNode }>[]
    }
    interface PageContext {
      Page: ComponentType
      site: SiteFacts
      origin: string
      /** The answer's status, when the server decided another than 200. */
      status?: number
    }
    interface PageContextServer {
      services: PageServices
      /** The text of an article, rendered by its `+data`. Never sent to the browser a second time as data. */
      articleHtml?: string
    }
  }
}
