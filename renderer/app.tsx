import type { ComponentType, ReactNode } from 'react'
import { AppContext, type AppValue } from './app-context.tsx'

export type AppProps = AppValue & {
  Page: ComponentType
  /** Innermost first. */
  layouts: readonly ComponentType<{ children: ReactNode }>[]
}

/** The page inside its layouts, with the frame's facts around it. The same tree on the server and in the browser. */
export function App({ Page, layouts, ...value }: AppProps) {
  let tree: ReactNode = <Page />
  for (const Layout of layouts) tree = <Layout>{tree}</Layout>
  return <AppContext value={value}>{tree}</AppContext>
}
