import { dangerouslySkipEscape, escapeInject, stampPipe } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import './theme/fonts.css'
import './theme/theme.css.ts'
import './theme/reset.css.ts'
import { App } from './app.tsx'
import { headTags, jsonLdTags } from './head/head.ts'
import { streamReact } from './stream-react.ts'
import { themeScript } from './theme/theme-choice.ts'

/** The document around a page. The shell is sent as soon as React has it; what is written here is never in React. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const pipe = await streamReact(<App pageContext={pageContext} />)
  stampPipe(pipe, 'node-stream')
  const documentHtml = escapeInject`<!doctype html>
<html lang="${pageContext.config.locale ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${dangerouslySkipEscape(themeScript)}</script>
${dangerouslySkipEscape(headTags(pageContext))}
${dangerouslySkipEscape(jsonLdTags(pageContext))}
</head>
<body><div id="root">${pipe}</div></body>
</html>`
  // The policy header allows exactly these inline scripts, by their hash.
  return { documentHtml, pageContext: { inlineScripts: [themeScript] } }
}
