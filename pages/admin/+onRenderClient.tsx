import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { blogText } from '#locales/en/blog.ts'
import { frame } from '#locales/en/index.ts'
import '#renderer/theme/theme.ts'
import { App } from '#renderer/app.tsx'
import { appPropsOf } from '#renderer/app-props.ts'
import { pageHeadOf } from '#renderer/head/head.ts'
import { PageHead } from '#renderer/head/page-head.tsx'

/** Those of the frame, and of the blog, because the editor shows articles. */
const texts = { ...frame, blog: blogText }

let root: Root | undefined

/** Called when the next screen is in the document. */
const waiting: (() => void)[] = []

function Screen({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const resolve of waiting.splice(0)) resolve()
  })
  return children
}

/**
 * The studio: an application that goes from screen to screen in place. Resolves when the screen is in the document: what
 * Vike does next, the focus among it, is about that one. Public pages are hydrated through `renderer/hydration`.
 */
export async function onRenderClient(pageContext: PageContextClient) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')
  const app = (
    <Screen>
      <App
        {...appPropsOf(pageContext, texts)}
        Layout={null}
        head={<PageHead {...pageHeadOf(pageContext)} />}
      />
    </Screen>
  )
  const shown = new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
  if (pageContext.isHydration) {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error('[hydration]', error) })
  } else {
    root ??= createRoot(container)
    const mounted = root
    startTransition(() => mounted.render(app))
  }
  await shown
}
