import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import './theme/fonts.css'
import './theme/theme.css.ts'
import './theme/reset.css.ts'
import { App } from './app.tsx'
import { updateHead } from './head/update-head.ts'

let root: Root | undefined

export function onRenderClient(pageContext: PageContextClient) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')
  const app = <App pageContext={pageContext} />
  if (pageContext.isHydration) {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error('[hydration]', error) })
    return
  }
  root ??= createRoot(container)
  const mounted = root
  startTransition(() => mounted.render(app))
  updateHead(pageContext)
}
