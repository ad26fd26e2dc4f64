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

/** The frame's texts, and the blog's, because the editor shows articles. */
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
 * Resolves once the screen is in the document, so that Vike's next steps, such as setting the focus, apply to
 * it. Public pages are hydrated by `renderer/hydration` instead.
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
