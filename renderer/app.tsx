import type { ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { AppContext } from './app-context.tsx'

/** The page inside its layouts, with the frame's facts around it. The same tree on the server and in the browser. */
export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page, config } = pageContext
  if (!config.dictionary) throw new Error(`No dictionary for ${pageContext.urlPathname}`)
  let tree: ReactNode = <Page />
  for (const Layout of config.bare ? [] : (config.Layout ?? [])) tree = <Layout>{tree}</Layout>
  return (
    <AppContext
      value={{
        locale: config.locale ?? 'en',
        text: config.dictionary,
        site: pageContext.site,
        pathname: pageContext.urlPathname,
        status: pageContext.status ?? 200,
        data: pageContext.data,
        ...('articleHtml' in pageContext && { articleHtml: pageContext.articleHtml }),
      }}
    >
      {tree}
    </AppContext>
  )
}
