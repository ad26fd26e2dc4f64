import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '#domain/posts/markup.ts'
import { ArticleBlocks } from './article-blocks.tsx'

/** An article's text as HTML. Server only: imported by nothing that reaches the browser. */
export const renderArticle = (blocks: Block[], drawing: number): string =>
  renderToStaticMarkup(<ArticleBlocks blocks={blocks} drawing={drawing} />)
