import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadTexts } from '#locales/load-texts.ts'
import { withOwnTexts } from '#locales/own.ts'
import { App } from '../app.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { type PageData, pageDataId } from './page-data.ts'

// Found by their names as Vike finds them. Vike hydrates the studio.
const pages = import.meta.glob<{ Page: ComponentType }>([
  '/pages/*/**/+Page.tsx',
  '!/pages/{admin,_error}/**',
])

/** React takes over the server's HTML. Resolves when its listeners are in place: what happens then is not lost. */
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
    // A cached page may have been rendered for another query
    <App {...value} Page={page.Page} Layout={bare ? null : SiteLayout} texts={texts} />,
    { onRecoverableError: (error) => console.error('[hydration]', error) },
  )
}
