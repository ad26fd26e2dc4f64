import type { ComponentType, ReactNode } from 'react'
import { AppContext, type AppValue } from './app-context.tsx'

export type AppProps = Omit<AppValue, 'text'> & {
  Page: ComponentType
  /** Wraps the page; null for a page with its own landmarks. */
  Layout: ComponentType<{ children: ReactNode }> | null
  /** Only in the studio and only in the browser, where React updates the head. */
  head?: ReactNode
}

/** Renders the same tree on the server and in the browser. */
export function App({ Page, Layout, head, ...value }: AppProps) {
  const page = <Page />
  return (
    <AppContext value={{ ...value, text: value.texts.interface }}>
      {head}
      {Layout ? <Layout>{page}</Layout> : page}
    </AppContext>
  )
}
