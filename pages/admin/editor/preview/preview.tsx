import { memo, useMemo, useState } from 'react'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { shownAlt } from '#domain/posts/decorative.ts'
import { type Block, withContents } from '#domain/posts/markup.ts'
import { drawingFor } from '#domain/posts/post-drawing.ts'
import type { ArticlePost } from '#domain/posts/post-views.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import BlankSheet from '#renderer/art/studio/blank-sheet.svg'
import { Article } from '#renderer/article/article.tsx'
import { SiteMain } from '#renderer/layout/site-main.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { Segments } from '#renderer/ui/studio/controls.tsx'
import type { useProof } from '../checks/use-proof.ts'
import { faqItemsOf } from '../faq/faq.ts'
import { asStored, type Fields, isEmpty } from '../fields.ts'
import type { KnownPictures } from '../pictures/use-pictures.ts'
import { blockOf } from './places-in-frame.ts'
import * as styles from './preview.css.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SocialCard } from './social-card.tsx'
import { useGlow } from './use-glow.ts'

const text = editorText.preview

type PreviewProps = {
  /** Empty before the first save. */
  id: string
  /** The post, slightly behind the typing. */
  proof: ReturnType<typeof useProof>['shown']
  picture: PictureFile | null
  /** ISO 8601. */
  date: string | null
  updatedAt: string | null
  onPick: (block: number) => void
  onKey: (event: KeyboardEvent) => void
  origin: string
}

type View = 'article' | 'shared'

/** The post as published: the article, with the public page's own components, and a share card. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const [view, setView] = useState<View>('article')
  const { picture, origin } = props
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
      </div>
      {view === 'article' && isEmpty(fields) && (
        <div className={styles.nothing}>
          <BlankSheet className={styles.blank} />
          <p>{text.nothing}</p>
        </div>
      )}
      {view === 'article' && !isEmpty(fields) && <ArticleSheet {...props} stored={stored} />}
      <SocialCard stored={stored} picture={picture} origin={origin} />
    </section>
  )
})

function ArticleSheet(props: PreviewProps & { stored: Fields }) {
  const { stored, picture, date, updatedAt, onPick, onKey } = props
  const { reading, slug, pictures, block: current } = props.proof
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
  const { glow, frameBox, inside, onLayout } = useGlow(current)
  return (
    <div className={scriptOnly}>
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
          <div className={styles.glow} ref={glow} hidden />
          <SiteMain>
            <Article post={post} blocks={blocks} contents={contents} faq={faq} />
          </SiteMain>
        </PreviewFrame>
      </div>
    </div>
  )
}

/** The block with its picture's size and copies. A missing picture keeps its block, so that indexes match. */
function withPicture(block: Block, pictures: KnownPictures): Block {
  const known = block.kind === 'picture' ? pictures[block.picture.src] : null
  return block.kind === 'picture' && known ? { ...block, picture: known } : block
}
