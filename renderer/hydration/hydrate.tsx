import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadTexts } from '#locales/load-texts.ts'
import { withOwnTexts } from '#locales/own.ts'
import { App } from '../app.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { type PageData, pageDataId } from './page-data.ts'

// By file name, as Vike finds them. Vike itself hydrates the studio.
const pages = import.meta.glob<{ Page: ComponentType }>([
  '/pages/*/**/+Page.tsx',
  '!/pages/{admin,_error}/**',
])

/** Hydrates the server's HTML. Resolves once React's listeners are in place, so that no event is lost. */
export async function hydrate(): Promise<void> {
  const json = document.getElementById(pageDataId)?.textContent
  const container = document.getElementById('root')
  if (!json || !container) throw new Error('The document has no page to hydrate')
  const { id, bare, dictionary, ownTexts, ...value }: PageData = JSON.parse(json)
  const [page, shipped] = await Promise.all([
    pages[`${id}/+Page.tsx`]?.(),
    loadTexts(value.locale, dictionary),
  ])
  if (!page) throw new Error(`There is no page ${id}`)
  const texts = withOwnTexts(shipped, value.locale, ownTexts)
  hydrateRoot(
    container,
    // No query: a cached page may have been rendered for another query
    <App {...value} Page={page.Page} Layout={bare ? null : SiteLayout} texts={texts} />,
    { onRecoverableError: (error) => console.error('[hydration]', error) },
  )
}
