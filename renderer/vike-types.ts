import type { ComponentType } from 'react'
import type { Locale } from '#domain/locales.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { ChangedTexts } from '#locales/own.ts'
import type { LoadedTexts, PageTextName } from '#locales/shapes.ts'
import type { PageServices } from '#server/features.ts'
import type { PageMetadata, StructuredData } from './head/metadata.ts'

declare global {
  namespace Vike {
    interface Config {
      /** A page without the site's header and footer: it brings its own landmarks. */
      bare?: boolean
      /** False where Vike itself hydrates the page, as in the studio. */
      deferredHydration?: boolean
      /** Runs before the page's first paint. */
      inlineScript?: string
      /** The page's own dictionary, loaded in its language; by the path where one page has several. */
      dictionary?: PageTextName | ((pageContext: PageContextServer) => PageTextName)
      /** Whether the page has no form in its language: the sheet of forms is not linked. */
      formless?: (pageContext: PageContextServer) => boolean
      /** Rendered for each request, such as a form with an id of its own: never cached. */
      perRequest?: boolean
      /** Title, description and the like, worked out from the page context on the server and in the browser. */
      metadata?: (pageContext: PageContext) => PageMetadata
      /** JSON-LD of the page. Server only: under Trusted Types no component may create a script. */
      structuredData?: (pageContext: PageContextServer) => StructuredData[]
    }
    interface PageContext {
      Page: ComponentType
      site: SiteFacts
      origin: string
      /** The answer's status, when the server decided another than 200. */
      status?: number
      /** The language and the path of the address. Vike's `urlPathname` is the path in the default language. */
      locale?: Locale
      pathname?: string
    }
    interface PageContextServer {
      services: PageServices
      /** For the editor: the texts have marks. */
      isEdited?: boolean
      locale: Locale
      pathname: string
      texts: LoadedTexts
      /** Those of the owner among them; left out when there are none. */
      ownTexts?: ChangedTexts
      /** The name of the page's own dictionary. */
      dictionary?: PageTextName
      /** The text of an article, rendered by its `+data`. Never sent to the browser a second time as data. */
      articleHtml?: string
    }
  }
}
