import { memo, type ReactNode } from 'react'
import type { Block, Inline } from '#server/content/markup.ts'
import { HandIcon } from '../ui/icons.tsx'
import * as styles from './article-blocks.css.ts'
import { keyed } from './keyed.tsx'

/** The blocks of an article. No state and no hooks: the same HTML on the server, in the browser and in a preview. */
export function ArticleBlocks({ blocks }: { blocks: Block[] }) {
  return <>{blocks.map((block, index) => keyed(index, <ArticleBlock block={block} />))}</>
}

/** Drawn again only when it is another block: the editor's preview follows the typing. */
const ArticleBlock = memo(function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={styles.heading[block.look]}>{inline(block.children)}</Heading>
    }
    case 'list': {
      const items = block.items.map((item, index) => keyed(index, <li>{inline(item)}</li>))
      if (!block.ordered) return <ul className={styles.bullets}>{items}</ul>
      return (
        <ol className={styles.numbers} start={block.start === 1 ? undefined : block.start}>
          {items}
        </ol>
      )
    }
    case 'callout':
      return (
        <div className={styles.callout}>
          <HandIcon className={styles.hand} />
          <p>{inline(block.children)}</p>
        </div>
      )
    case 'paragraph':
      return <p className={styles.paragraph}>{inline(block.children)}</p>
  }
})

const inline = (nodes: Inline[]): ReactNode =>
  nodes.map((node, index) => keyed(index, <InlineNode node={node} />))

function InlineNode({ node }: { node: Inline }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code className={styles.code}>{node.text}</code>
    case 'strong':
      return <strong>{inline(node.children)}</strong>
    case 'em':
      return <em>{inline(node.children)}</em>
    case 'link':
      return (
        <a
          className={styles.link}
          href={node.href}
          rel={/^https?:/i.test(node.href) ? 'noopener' : undefined}
        >
          {inline(node.children)}
        </a>
      )
  }
}
