import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
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
import { meta } from '#renderer/ui/studio/shared.css.ts'

import { type BlockNote, hiddenAbove, hiddenNoteOf, noteOf } from '../checks/block-notes.ts'
import type { Place, Reading } from '../checks/reading.ts'
import { faqItemsOf } from '../faq/faq.ts'
import { asStored, type Fields, isEmpty } from '../fields.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import type { KnownPictures } from '../pictures/use-pictures.ts'
import { blockOf, halfLine, rowsIn } from './places-in-frame.ts'
import * as styles from './preview.css.ts'
import { PreviewFrame } from './preview-frame.tsx'

const text = editorText.preview

type PreviewProps = {
  /** Empty before the first save. */
  id: string
  /** A moment behind the typing. */
  fields: Fields
  reading: Reading
  slug: string
  picture: PictureFile | null
  /** Of the text. */
  pictures: KnownPictures
  /** ISO 8601. */
  date: string | null
  updatedAt: string | null
  current: Place | null
  faults: readonly LinkFault[]
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
  const { id, fields, picture, origin, why, onWhy } = props
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
      <div className={styles.cards}>
        <SocialCard id={id} stored={stored} picture={picture} origin={origin} />
      </div>
    </section>
  )
})

function ArticleSheet(props: PreviewProps & { stored: Fields }) {
  const { stored, reading, slug, picture, pictures, date, updatedAt, current, faults, why, onPick, onKey } =
    props
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
  const glow = useRef<HTMLDivElement>(null)
  const margins = useRef<HTMLDivElement>(null)
  const frameBox = useRef<HTMLDivElement>(null)
  const insideDocument = useRef<Document | null>(null)

  /** Puts notes, card and glow beside what they speak of. */
  const place = useCallback(() => {
    const inside = insideDocument.current
    if (!inside) return
    const rowOf = rowsIn(inside)
    const light = glow.current
    const notes = [...(margins.current?.children ?? [])] as HTMLElement[]
    // All is read before anything is moved: the page is laid out once
    const lit = rowOf(light?.dataset.beside ?? '')
    const rows = notes.map((note) => rowOf(note.dataset.beside ?? ''))
    const heights = notes.map((note) => note.offsetHeight)
    if (light) {
      light.hidden = !lit
      if (lit) {
        light.style.top = `${lit.top - 8}px`
        light.style.height = `${lit.height + 16}px`
      }
    }
    // From the top: a note never covers the one before; a note the card would cover gives way.
    let free = 0
    const card = notes.findIndex((note) => note.dataset.card !== undefined)
    const cardTop = rows[card]?.top ?? 0
    const cardEnd = card < 0 ? 0 : cardTop + (heights[card] ?? 0) + 8
    for (const [index, note] of notes.entries()) {
      const row = rows[index]
      if (index === card) {
        note.style.visibility = row ? 'visible' : 'hidden'
        note.style.top = `${cardTop - 10}px`
        continue
      }
      const beside = row ? row.middle - halfLine : 0
      const top = Math.max(beside, free)
      const end = top + (heights[index] ?? 0)
      const covered = card >= 0 && end > cardTop - 10 && top < cardEnd
      note.style.visibility = row && !covered ? 'visible' : 'hidden'
      note.style.top = `${top}px`
      // One that had to move down does not point at anything
      const reach = row && top === beside ? inside.documentElement.clientWidth - row.end - 8 : 0
      note.style.setProperty('--reach', `${Math.max(0, reach)}px`)
      if (row && !covered) free = end + 4
    }
  }, [])
  useLayoutEffect(place)
  /** The pane follows the writing, and nothing else moves with it. */
  const index = current?.kind === 'block' ? current.index : null
  const wanted = useRef(index)
  const followed = useRef<number | null>(null)
  wanted.current = index
  const follow = useCallback(() => {
    const light = glow.current
    const frame = frameBox.current?.getBoundingClientRect()
    const scroller = frameBox.current?.closest(`.${styles.pane}`)
    if (!light || !frame || !scroller || light.hidden || wanted.current === followed.current) return
    followed.current = wanted.current
    const row = light.getBoundingClientRect()
    const sight = scroller.getBoundingClientRect()
    const top = frame.top + row.top
    if (top < sight.top + 64 || top + row.height > sight.bottom - 24)
      scroller.scrollTop += top - sight.top - sight.height / 3
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place has changed
  useEffect(follow, [index])

  const note = noteAt(current, reading)
  const beside =
    current === null
      ? ''
      : `block-${current.kind === 'block' ? current.index : nextBlock(reading, current.from)}`
  return (
    <div className={`${styles.sheet} ${scriptOnly}`} data-why={why ? '' : undefined}>
      <div className={styles.frameBox} ref={frameBox}>
        <PreviewFrame
          title={text.frame}
          onLayout={(inside) => {
            insideDocument.current = inside
            place()
            follow()
          }}
          onPick={(target) => {
            if (target.closest('a, summary')) return
            const block = insideDocument.current ? blockOf(insideDocument.current, target) : -1
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

export function noteAt(place: Place | null, reading: Reading): BlockNote | null {
  if (!place) return null
  if (place.kind === 'hidden') {
    const line = reading.hiddenLines[place.index]
    return line ? hiddenNoteOf(line) : null
  }
  const block = reading.blocks[place.index]
  return block ? noteOf(block, reading.lines) : null
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

type SocialCardProps = { id: string; stored: Fields; picture: PictureFile | null; origin: string }

function SocialCard({ id, stored, picture, origin }: SocialCardProps) {
  return (
    <section className={styles.example} aria-labelledby="when-shared">
      <h2 id="when-shared">{text.whenShared}</h2>
      <div className={styles.social}>
        <CardPicture
          title={stored.title || text.noTitle}
          category={stored.category}
          readTime={stored.readTime}
          picture={picture}
          drawing={drawingFor({ ...stored, id })}
        />
        <div className={styles.socialText}>
          <span className={meta}>{hostOf(origin)}</span>
          <p className={styles.socialTitle}>{stored.title || text.noTitle}</p>
          <p className={meta}>{shortened(stored.description || text.noDescription, 125)}</p>
        </div>
      </div>
    </section>
  )
}

export const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin)

const shortened = (words: string, most: number): string => {
  const letters = Array.from(words)
  if (letters.length <= most) return words
  const cut = letters.slice(0, most).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))} …`
}
