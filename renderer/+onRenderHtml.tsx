import { codeOf, scriptTag } from 'virtual:hydration-script'
import { dangerouslySkipEscape, escapeInject, stampPipe } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import './theme/theme.ts'
import { App } from './app.tsx'
import { appPropsOf } from './app-props.ts'
import { escapeJson, headTags } from './head/template.tsx'
import { type PageData, pageDataId } from './hydration/page-data.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { streamReact } from './stream-react.ts'
import { isSheet, sheetOrder } from './theme/sheets.ts'
import { themeScript } from './theme/theme-choice.ts'

/** Writes a page's document: the head at once, the body when React has rendered the shell. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const props = appPropsOf(pageContext, pageContext.texts)
  const pipe = await streamReact(<App {...props} Layout={pageContext.config.bare ? null : SiteLayout} />)
  stampPipe(pipe, 'node-stream')
  const scripts = [themeScript, ...(pageContext.config.inlineScript ? [pageContext.config.inlineScript] : [])]
  const documentHtml = escapeInject`<!doctype html>
<html lang="${props.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(scripts.map((script) => `<script>${script}</script>`).join(''))}
${dangerouslySkipEscape(headTags(pageContext))}
</head>
<body><div id="root">${pipe}</div>
${dangerouslySkipEscape(hydrationTags(pageContext, props))}</body>
</html>`
  // The Content-Security-Policy header allows exactly these inline scripts, by hash.
  const formless = pageContext.config.formless?.(pageContext)
  return {
    documentHtml,
    pageContext: { inlineScripts: scripts },
    injectFilter: (assets: InjectFilterEntry[]) => filterAssets(assets, formless),
  }
}

/** Puts the style sheets in order. Leaves out preloads of fonts whose letters most pages do not use. */
function filterAssets(assets: InjectFilterEntry[], formless = false): void {
  assets.sort((one, other) => sheetOrder(one.src) - sheetOrder(other.src))
  for (const asset of assets) {
    if (asset.assetType === 'font' && asset.src.includes('-latin-')) asset.inject = false
    if (formless && isSheet(asset.src, 'forms')) asset.inject = false
  }
}

/** Data and script that hydrate a visitor's page. For the studio's screens Vike writes its own. */
function hydrationTags(
  { config, pageId, dictionary, ownTexts }: PageContextServer,
  props: ReturnType<typeof appPropsOf>,
): string {
  if (config.deferredHydration === false || !pageId) return ''
  const { locale, site, pathname, query, status, data } = props
  const page: PageData = {
    id: pageId,
    bare: config.bare === true,
    ...(dictionary && { dictionary }),
    ...(ownTexts && { ownTexts }),
    locale,
    site,
    pathname,
    query,
    status,
    data,
  }
  return `<script id="${pageDataId}" type="application/json" data-code="${codeOf(pageId, locale, dictionary)}">${escapeJson(page)}</script>\n${scriptTag}`
}
