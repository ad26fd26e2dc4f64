import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { interfaceText } from '#locales/en/interface.ts'
import type { Translation } from '#locales/translation.ts'
import { App } from '../app.tsx'
import { type PageData, pageDataId } from './page-data.ts'

// Entry points of the pages, found by their names as Vike finds them. Vike hydrates the studio.
const pages = import.meta.glob<{ Page: ComponentType }>([
  '/pages/*/**/+Page.tsx',
  '!/pages/{admin,_error}/**',
])
const layouts = import.meta.glob<{ Layout: ComponentType<{ children: ReactNode }> }>('/pages/*/+Layout.tsx')
const dictionaries = import.meta.glob<{ dictionary: Translation<typeof interfaceText> }>([
  '/pages/*/+dictionary.ts',
  '!/pages/{admin,_error}/**',
])

/** React takes over the server's HTML. Resolves when its listeners are in place: what happens then is not lost. */
export async function hydrate(): Promise<void> {
  const json = document.getElementById(pageDataId)?.textContent
  const container = document.getElementById('root')
  if (!json || !container) throw new Error('The document has no page to hydrate')
  const { id, bare, ...value }: PageData = JSON.parse(json)
  const group = id.split('/', 3).join('/')
  const [page, layout, dictionary] = await Promise.all([
    pages[`${id}/+Page.tsx`]?.(),
    layouts[`${group}/+Layout.tsx`]?.(),
    dictionaries[`${group}/+dictionary.ts`]?.(),
  ])
  if (!page || !dictionary) throw new Error(`There is no page ${id}`)
  hydrateRoot(
    container,
    <App
      {...value}
      Page={page.Page}
      layouts={layout && !bare ? [layout.Layout] : []}
      text={dictionary.dictionary}
      // A cached page may have been rendered for another query
    />,
    { onRecoverableError: (error) => console.error('[hydration]', error) },
  )
}
