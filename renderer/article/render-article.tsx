import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '#domain/posts/markup.ts'
import { ArticleBlocks } from './article-blocks.tsx'

/** An article's text as HTML. Server only: not imported by any browser code. */
export const renderArticle = (blocks: Block[], drawing: number): string =>
  renderToStaticMarkup(<ArticleBlocks blocks={blocks} drawing={drawing} />)
