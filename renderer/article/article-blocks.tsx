import { memo, type ReactNode } from 'react'
import { type Block, type Inline, wordsOf } from '#domain/posts/markup.ts'
import { typeset, typesetInline, withEndKept } from '#domain/posts/typography.ts'
import { PostMoment } from '../post-drawing/post-drawing.tsx'
import { HandIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import * as styles from './article-blocks.css.ts'
import { FigureDrawing } from './figure-drawing.tsx'
import { figurePicture } from './figure-picture.ts'
import { keyed } from './keyed.tsx'
import * as layout from './passages.css.ts'
import { type Part, partsOf } from './passages.ts'

/** The width of the text (article.css.ts), and of a tall picture (article-blocks.css.ts). */
const pictureSizes = {
  wide: [{ upTo: '43rem', width: '92vw' }, { width: '42rem' }],
  tall: [{ upTo: '26rem', width: '92vw' }, { width: '24rem' }],
}

/**
 * The parts of an article: all but the opening begin with a heading. No state and no hooks: the same HTML on
 * the server, in the browser and in a preview.
 */
export function ArticleBlocks({ blocks, drawing }: { blocks: Block[]; drawing?: number }) {
  const pulled = blocks.filter((block) => block.kind === 'quote' && !block.by)
  const figures = blocks.filter(({ kind }) => kind === 'figure')
  const parts = partsOf(blocks)
  const shown = (group: Block[]) =>
    group.map((block, place) =>
      keyed(
        place,
        <ArticleBlock
          block={block}
          drawing={drawing}
          nth={(block.kind === 'figure' ? figures : pulled).indexOf(block)}
        />,
      ),
    )
  return parts.map((part, index) =>
    keyed(
      index,
      <section className={parts.length > 1 ? partLook(part) : layout.whole}>
        {part.passages.map((passage, place) =>
          keyed(
            place,
            <div className={layout.passage[passage.look]}>
              {passage.heading && shown([passage.heading])}
              <Group className={layout.lead}>{shown(passage.lead)}</Group>
              <Group className={layout.before}>{shown(passage.before)}</Group>
              <Group className={layout.asides}>{shown(passage.asides)}</Group>
              <Group className={layout.after}>{shown(passage.after)}</Group>
            </div>,
          ),
        )}
      </section>,
    ),
  )
}

const Group = ({ className, children }: { className: string; children: ReactNode[] }) =>
  children.length > 0 && <div className={className}>{children}</div>

const partLook = ({ isOpening, side }: Part): string => (isOpening ? layout.opening : layout.part[side])

type ArticleBlockProps = {
  block: Block
  /** Number of the article's drawing (post-drawing.tsx). */
  drawing: number | undefined
  /** Position among the article's pull quotes or figures, from 0. */
  nth: number
}

/** Re-rendered only when the block changes: the editor's preview updates while someone types. */
const ArticleBlock = memo(function ArticleBlock({ block, drawing, nth }: ArticleBlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading className={styles.heading[block.look]} id={block.id} hidden={block.repeatsTitle}>
          {inline(block.children)}
        </Heading>
      )
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
          <p>{inline(withEndKept(block.children))}</p>
        </div>
      )
    case 'quote':
      return (
        <figure className={block.by ? styles.quote : styles.pulled[nth % 2 === 0 ? 'light' : 'dark']}>
          <blockquote>
            <p className={isBrief(block.children) ? styles.saidBriefly : styles.said}>
              {inline(block.children)}
            </p>
          </blockquote>
          {block.by && <figcaption className={styles.caption}>{typeset(block.by)}</figcaption>}
          {nth === 0 && drawing !== undefined && <PostMoment drawing={drawing} />}
        </figure>
      )
    case 'figure': {
      const picture = figurePicture(block.figure)
      return (
        <p className={styles.counted[nth % 2 === 0 ? 'sand' : 'green']}>
          <span>
            <Figure figure={block.figure} /> <span>{inline(block.children)}</span>
          </span>
          {picture && <FigureDrawing picture={picture} />}
        </p>
      )
    }
    case 'picture':
      return <PictureBlock {...block} />
    case 'paragraph':
      return <p className={styles.paragraph}>{inline(withEndKept(block.children))}</p>
  }
})

/** Whether the text fits in four or five lines of a panel. */
const isBrief = (words: Inline[]): boolean => words.map(wordsOf).join('').length <= 65

function Figure({ figure }: { figure: string }) {
  const [value = '', ...unit] = figure.split(/(?=\s)/)
  return (
    <b className={styles.number[numberLook(value.length)]}>
      {typeset(value)}
      {unit.length > 0 && <span className={styles.unit}>{typeset(unit.join(''))}</span>}
    </b>
  )
}

function numberLook(letters: number): keyof typeof styles.number {
  if (letters <= 6) return 'short'
  return letters <= 8 ? 'long' : 'longest'
}

function PictureBlock({ picture, alt, children }: Extract<Block, { kind: 'picture' }>) {
  const { width = 0, height = 0 } = picture
  const look = height > width * 1.25 ? 'tall' : 'wide'
  return (
    <figure className={styles.figure}>
      <Picture
        className={styles.pictureLook[look]}
        picture={picture}
        alt={alt}
        sizes={pictureSizes[look]}
        // No `ratio`: never cropped
      />
      {children.length > 0 && <figcaption className={styles.caption}>{inline(children)}</figcaption>}
    </figure>
  )
}

/** The text of a block, with typographic quotation marks. */
const inline = (nodes: Inline[]): ReactNode => asWritten(typesetInline(nodes))

const asWritten = (nodes: Inline[]): ReactNode =>
  nodes.map((node, index) => keyed(index, <InlineNode node={node} />))

function InlineNode({ node }: { node: Inline }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code className={styles.code}>{node.text}</code>
    case 'strong':
      return <strong>{asWritten(node.children)}</strong>
    case 'em':
      return <em>{asWritten(node.children)}</em>
    case 'link':
      return (
        <a
          className={styles.link}
          href={node.href}
          rel={/^https?:/i.test(node.href) ? 'noopener' : undefined}
        >
          {asWritten(node.children)}
        </a>
      )
  }
}
