import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { categories } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { descriptionRange } from './checks/checklist.ts'
import type { ExtractedField } from './extract/extract-words.ts'
import type { TextField } from './fields.ts'
import * as styles from './form.css.ts'
import { WandIcon } from './icons.tsx'
import { slugNote } from './list.ts'
import { hostOf } from './preview/social-card.tsx'
import type { Editor } from './use-editor.ts'

type FieldProps = {
  editor: Editor
  name: TextField
  /** Enter and pasted line breaks add no line. */
  oneLine?: boolean
  rows?: number
  options?: ReactElement[]
  className?: string
  help?: ReactNode
  hint?: string | undefined
  aside?: ReactNode
  /** For `input`: the value is an address, not words. */
  code?: boolean
  children?: ReactNode
}

export function PostField({ editor, name, oneLine = false, code = false, children, ...look }: FieldProps) {
  const control = {
    ...look,
    ...(code && { spellCheck: false, autoCapitalize: 'none' }),
    ...(oneLine && { onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault() }),
  }
  return (
    <div className={shared.field}>
      <AdminField
        {...(control as object)}
        label={text.fields[name]}
        id={`post-${name}`}
        value={editor.fields[name]}
        error={editor.errors[name]}
        onChange={({ target: { value } }) =>
          editor.setField(name, oneLine ? value.replace(/[\r\n]+/g, ' ') : value)
        }
      />
      {children}
      {isExtracted(name) && <Suggestion name={name} editor={editor} />}
    </div>
  )
}

const isExtracted = (name: TextField): name is ExtractedField & TextField =>
  name !== 'content' && name !== 'image' && name !== 'imageAlt'

export const TitleField = ({ editor }: { editor: Editor }) => (
  <PostField editor={editor} name="title" rows={1} className={styles.big} oneLine />
)

export function Details({ editor }: { editor: Editor }) {
  const { fields, proof, screen, post, list } = editor
  const { words, minutes, slug, late } = proof
  const length = Array.from(fields.description.trim()).length
  return (
    <section className={styles.section} aria-labelledby="details">
      <h2 id="details">{text.details}</h2>
      <PostField
        editor={editor}
        name="description"
        rows={2}
        className={styles.short}
        hint={descriptionHint(length)}
        aside={text.characters({ number: length })}
      >
        <Meter length={length} />
      </PostField>
      <div className={styles.two}>
        <PostField
          editor={editor}
          name="category"
          options={[
            <option value="" key="">
              {text.fields.chooseCategory}
            </option>,
            ...categoriesWith(fields.category).map((category) => <option key={category}>{category}</option>),
          ]}
        />
        <PostField
          editor={editor}
          name="readTime"
          help={
            words === 0
              ? text.readTimeWithoutWords
              : text.readTimeByWords({
                  words: text.words({ number: words }),
                  minutes: text.minutes({ number: minutes }),
                })
          }
        />
      </div>
      <PostField
        editor={editor}
        name="slug"
        code
        help={
          <>
            {text.slugHelp({ site: hostOf(screen.origin) })}
            <b>{slug || '…'}</b>
            {slug && `. ${slugNote({ slug, typed: late.slug, posts: list.posts, post })}`}
          </>
        }
      />
    </section>
  )
}

/** The six categories, and any other value from a hand-edited file, which stays until another is chosen. */
const categoriesWith = (value: string): readonly string[] =>
  value === '' || (categories as readonly string[]).includes(value) ? categories : [...categories, value]

function descriptionHint(length: number): string | undefined {
  if (length === 0) return undefined
  if (length < descriptionRange.least) return text.room
  return length > descriptionRange.most ? text.tooLong : undefined
}

function Meter({ length }: { length: number }) {
  const { least, most } = descriptionRange
  const isGood = length >= least && length <= most
  return (
    <div className={styles.meter} aria-hidden="true">
      <svg viewBox={`0 0 ${most} 12`} preserveAspectRatio="none" aria-hidden="true">
        <rect y={3} width={most} height={6} />
        <rect data-good={isGood} y={3} width={Math.min(length, most)} height={6} />
        <path d={`M${least} 0v12M${most - 0.3} 0v12`} />
      </svg>
      <span>{text.meter}</span>
    </div>
  )
}

/** Why Smart Extract chose this value, or the value it offers instead. */
function Suggestion({ name, editor }: { name: ExtractedField; editor: Editor }) {
  const { fields, filled, offers, takeOffer, proof } = editor
  const offer = offers[name]
  // An empty slug follows the title
  const value = name === 'slug' ? proof.slug : fields[name]
  if (offer && offer.value !== value) {
    const length = text.characters({ number: Array.from(offer.value).length })
    return (
      <div className={styles.offer}>
        <WandIcon />
        <div>
          <q>{`“${offer.value}”`}</q>
          <p>
            {text.extract.because({ words: name === 'description' ? `${length}, ${offer.why}` : offer.why })}
          </p>
        </div>
        <AdminButton
          small
          aria-label={text.extract.forField({ field: text.fields[name] })}
          onClick={() => takeOffer(name)}
        >
          {text.extract.use}
        </AdminButton>
      </div>
    )
  }
  const why = filled[name]
  if (!why || why.value !== fields[name]) return null
  return (
    <p className={shared.why}>
      <CheckIcon className={`${shared.remarkIcon} ${styles.whySign}`} />
      {text.extract.because({ words: why.why })}
    </p>
  )
}
