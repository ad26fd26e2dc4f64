import type { ComponentType, ReactNode } from 'react'
import { AppContext, type AppValue } from './app-context.tsx'

export type AppProps = Omit<AppValue, 'text'> & {
  Page: ComponentType
  /** Around the page; null for one that has its own landmarks. */
  Layout: ComponentType<{ children: ReactNode }> | null
  /** Only in the studio, in the browser: there React changes the head. */
  head?: ReactNode
}

/** The page inside its layout, with the frame's facts around it. The same tree on the server and in the browser. */
export function App({ Page, Layout, head, ...value }: AppProps) {
  const page = <Page />
  return (
    <AppContext value={{ ...value, text: value.texts.interface }}>
      {head}
      {Layout ? <Layout>{page}</Layout> : page}
    </AppContext>
  )
}
