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
      /** The page has no site header and footer, but its own landmarks. */
      bare?: boolean
      /** False if Vike itself hydrates the page, as in the studio. */
      deferredHydration?: boolean
      /** Script that runs before the page's first paint. */
      inlineScript?: string
      /** The page's own dictionary, loaded in its language. A function if it depends on the path. */
      dictionary?: PageTextName | ((pageContext: PageContextServer) => PageTextName)
      /** Whether the page has no form in its language, so that the forms sheet is not linked. */
      formless?: (pageContext: PageContextServer) => boolean
      /** Rendered anew for each request and never cached, such as a form with its own id. */
      perRequest?: boolean
      /** Title, description and the like, computed from the page context on the server and in the browser. */
      metadata?: (pageContext: PageContext) => PageMetadata
      /** JSON-LD of the page. Server only: under Trusted Types no component may create a script. */
      structuredData?: (pageContext: PageContextServer) => StructuredData[]
    }
    interface PageContext {
      Page: ComponentType
      site: SiteFacts
      origin: string
      /** Status of the response, if the server set one other than 200. */
      status?: number
      /** Language and path of the address. Vike's `urlPathname` is the path in the default language. */
      locale?: Locale
      pathname?: string
    }
    interface PageContextServer {
      services: PageServices
      /** For the editor: texts contain marks. */
      isEdited?: boolean
      locale: Locale
      pathname: string
      texts: LoadedTexts
      /** The texts that the owner has changed; left out if there are none. */
      ownTexts?: ChangedTexts
      dictionary?: PageTextName
      /** An article's text, rendered by its `+data`. It is not sent to the browser a second time as data. */
      articleHtml?: string
    }
  }
}
