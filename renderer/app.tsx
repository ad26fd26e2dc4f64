import type { ComponentType, ReactNode } from 'react'
import { AppContext, type AppValue } from './app-context.tsx'

export type AppProps = AppValue & {
  Page: ComponentType
  /** Innermost first. */
  layouts: readonly ComponentType<{ children: ReactNode }>[]
  /** Where React changes the head: in the studio, once the browser has its page. */
  head?: ReactNode
}

/** The page inside its layouts, with the frame's facts around it. The same tree on the server and in the browser. */
export function App({ Page, layouts, head, ...value }: AppProps) {
  let tree: ReactNode = <Page />
  for (const Layout of layouts) tree = <Layout>{tree}</Layout>
  return (
    <AppContext value={value}>
      {head}
      {tree}
    </AppContext>
  )
}
