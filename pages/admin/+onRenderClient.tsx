import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { frame } from '#locales/en/index.ts'
import '#renderer/theme/theme.ts'
import { App } from '#renderer/app.tsx'
import { appPropsOf } from '#renderer/app-props.ts'
import { pageHeadOf } from '#renderer/head/head.ts'
import { PageHead } from '#renderer/head/page-head.tsx'

let root: Root | undefined

/** The studio: an application that goes from screen to screen in place. Public pages are hydrated through `renderer/hydration`. */
export function onRenderClient(pageContext: PageContextClient) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')
  const app = (
    <App {...appPropsOf(pageContext, frame)} Layout={null} head={<PageHead {...pageHeadOf(pageContext)} />} />
  )
  if (pageContext.isHydration) {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error('[hydration]', error) })
    return
  }
  root ??= createRoot(container)
  const mounted = root
  startTransition(() => mounted.render(app))
}
