import type { Block } from '#domain/posts/markup.ts'
import { useApp } from '../app-context.tsx'
import { ArticleBlocks } from './article-blocks.tsx'

// Must stay the same object: React compares by identity and would clear the text on the next render.
const leaveAsItIs = { __html: '' }

/**
 * An article's text. On the server it is written as HTML (`blocks` is null, see `render-article.tsx`), and
 * hydration leaves it alone; in the editor's preview it is built from its blocks.
 */
export function ArticleBody({ blocks, drawing }: { blocks: Block[] | null; drawing: number }) {
  const { articleHtml } = useApp()
  if (blocks) {
    return (
      <div>
        <ArticleBlocks blocks={blocks} drawing={drawing} />
      </div>
    )
  }
  const html = articleHtml === undefined ? leaveAsItIs : { __html: articleHtml }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from parsed blocks, on the server alone
  return <div dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
