import { memo, useMemo, useState } from 'react'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { shownAlt } from '#domain/posts/decorative.ts'
import type { LinkFault } from '#domain/posts/link-faults.ts'
import { type Block, withContents } from '#domain/posts/markup.ts'
import { drawingFor } from '#domain/posts/post-drawing.ts'
import type { ArticlePost } from '#domain/posts/post-views.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import BlankSheet from '#renderer/art/studio/blank-sheet.svg'
import { Article } from '#renderer/article/article.tsx'
import { SiteMain } from '#renderer/layout/site-main.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { Segments } from '#renderer/ui/studio/controls.tsx'
import { type BlockNote, hiddenAbove, noteOf } from '../checks/block-notes.ts'
import { noteAt, type Reading } from '../checks/reading.ts'
import type { useProof } from '../checks/use-proof.ts'
import { faqItemsOf } from '../faq/faq.ts'
import { asStored, type Fields, isEmpty } from '../fields.ts'
import type { KnownPictures } from '../pictures/use-pictures.ts'
import { blockOf } from './places-in-frame.ts'
import * as styles from './preview.css.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SocialCard } from './social-card.tsx'
import { usePlacing } from './use-placing.ts'

const text = editorText.preview

type PreviewProps = {
  /** Empty before the first save. */
  id: string
  /** The post a moment behind the typing. */
  proof: ReturnType<typeof useProof>['shown']
  picture: PictureFile | null
  /** ISO 8601. */
  date: string | null
  updatedAt: string | null
  why: boolean
  onWhy: (why: boolean) => void
  onPick: (block: number) => void
  onKey: (event: KeyboardEvent) => void
  origin: string
}

type View = 'article' | 'shared'

/** What the post becomes: the article by the public page's own parts, and a shared card. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const [view, setView] = useState<View>('article')
  const { id, picture, origin, why, onWhy } = props
  const { fields } = props.proof
  const stored = useMemo(() => asStored(fields), [fields])
  const views = [
    { value: 'article', label: text.article },
    { value: 'shared', label: text.shared },
  ] as const
  return (
    <section className={styles.pane} aria-label={text.label}>
      <div className={`${styles.head} ${scriptOnly}`}>
        <Segments label={text.views} options={views} value={view} onChange={setView} />
        {view === 'article' && (
          <button
            className={styles.toggle}
            type="button"
            role="switch"
            aria-checked={why}
            aria-keyshortcuts="Control+."
            onClick={() => onWhy(!why)}
          >
            {text.showWhy}
            <i />
          </button>
        )}
      </div>
      {view === 'article' && isEmpty(fields) && (
        <div className={styles.nothing}>
          <BlankSheet className={styles.blank} />
          <p>{text.nothing}</p>
        </div>
      )}
      {view === 'article' && !isEmpty(fields) && <ArticleSheet {...props} stored={stored} />}
      <SocialCard id={id} stored={stored} picture={picture} origin={origin} />
    </section>
  )
})

function ArticleSheet(props: PreviewProps & { stored: Fields }) {
  const { stored, picture, date, updatedAt, why, onPick, onKey } = props
  const { reading, slug, pictures, place: current, faults } = props.proof
  const faq = useMemo(() => faqItemsOf(stored), [stored])
  const { blocks, contents } = useMemo(
    () =>
      withContents(
        reading.blocks.map(({ block }) => withPicture(block, pictures)),
        stored,
      ),
    [reading, pictures, stored],
  )
  const post: ArticlePost = {
    slug,
    title: stored.title,
    description: stored.description,
    category: stored.category,
    readTime: stored.readTime,
    date,
    updatedAt,
    image: picture,
    imageAlt: shownAlt(stored.imageAlt),
    drawing: drawingFor({ ...stored, id: props.id }),
    published: true,
  }
  const { glow, margins, frameBox, inside, onLayout } = usePlacing(
    current?.kind === 'block' ? current.index : null,
  )

  const note = noteAt(current, reading)
  const beside = current
    ? `block-${current.kind === 'block' ? current.index : nextBlock(reading, current.from)}`
    : ''
  return (
    <div className={`${styles.sheet} ${scriptOnly}`} data-why={why ? '' : undefined}>
      <div className={styles.frameBox} ref={frameBox}>
        <PreviewFrame
          title={text.frame}
          onLayout={onLayout}
          onPick={(target) => {
            const block =
              inside.current && !target.closest('a, summary') ? blockOf(inside.current, target) : -1
            if (block >= 0) onPick(block)
          }}
          onKey={onKey}
        >
          <div
            className={styles.glow}
            ref={glow}
            data-beside={current?.kind === 'block' ? beside : ''}
            hidden
          />
          <SiteMain>
            <Article post={post} blocks={blocks} contents={contents} faq={faq} />
          </SiteMain>
        </PreviewFrame>
      </div>
      {why && (
        <div className={styles.margins} ref={margins}>
          <Notes reading={reading} faults={faults} hasImage={post.image !== null} questions={faq.length} />
          {note && (
            <div className={styles.cardInMargin} data-card="" data-beside={beside}>
              <Why note={note} />
            </div>
          )}
        </div>
      )}
      {why && note && (
        <div className={styles.cardBelow}>
          <div className={styles.card}>
            <Why note={note} />
          </div>
        </div>
      )}
    </div>
  )
}

/** With its size and copies. One that is not there keeps its place: each block of the text is one of the page. */
function withPicture(block: Block, pictures: KnownPictures): Block {
  const known = block.kind === 'picture' ? pictures[block.picture.src] : null
  return block.kind === 'picture' && known ? { ...block, picture: known } : block
}

/** The first block below a line. */
const nextBlock = ({ blocks }: Reading, line: number): number => {
  const index = blocks.findIndex(({ from }) => from > line)
  return index < 0 ? blocks.length - 1 : index
}

function Why({ note }: { note: BlockNote }) {
  return (
    <>
      <b>{note.question}</b>
      <ul>
        {note.rules.map((rule) => (
          <li key={rule}>
            <CheckIcon />
            {rule}
          </li>
        ))}
      </ul>
      <p className={styles.undo}>{note.undo}</p>
    </>
  )
}

type NotesProps = { reading: Reading; faults: readonly LinkFault[]; hasImage: boolean; questions: number }

/** The margin's words, in the order of the page. */
const Notes = memo(function Notes({ reading, faults, hasImage, questions }: NotesProps) {
  const { meta: kind, title, description, byline, image, drawing } = text.parts
  return (
    <>
      {[
        ['meta', kind],
        ['title', title],
        ['description', description],
        ['byline', byline],
        ['image', hasImage ? image : drawing],
      ].map(([name, words]) => (
        <p className={styles.note} data-beside={name} key={name}>
          {words}
        </p>
      ))}
      {reading.blocks.map((block, index) => {
        const { short, name } = noteOf(block, reading.lines)
        const hidden = hiddenAbove(index, reading.blocks, reading.hiddenLines, reading.lines)
        const broken = faults.filter((fault) => fault.block === index)
        if (short === null && hidden === null && broken.length === 0) return null
        return (
          <div
            className={styles.note}
            data-beside={`block-${index}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place
            key={index}
          >
            {(short !== null || hidden !== null) && (
              <p>{[short ?? name, hidden].filter(Boolean).join('. ')}</p>
            )}
            {broken.length > 0 && (
              <p className={styles.fault}>
                <AlertIcon />
                {broken[0]?.kind === 'draft' ? text.linkDraft : text.linkNowhere}
              </p>
            )}
          </div>
        )
      })}
      {questions > 0 && (
        <p className={styles.note} data-beside="faq">
          {text.faq({ number: questions })}
        </p>
      )}
    </>
  )
})
