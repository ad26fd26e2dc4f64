import { categories } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { AlertIcon, CheckIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { descriptionRange } from './checks/checklist.ts'
import type { ExtractedField, Suggestions } from './extract/extract-words.ts'
import type { FieldErrors, Fields, TextField } from './fields.ts'
import * as styles from './form.css.ts'
import { WandIcon } from './icons.tsx'

export type FieldProps = {
  fields: Fields
  errors: FieldErrors
  onField: (name: TextField, value: string) => void
  filled: Suggestions
  offers: Suggestions
  onUse: (name: ExtractedField) => void
}

type DetailsProps = FieldProps & {
  words: number
  minutes: number
  /** Host and path before the slug. */
  address: string
  slug: string
  slugNote: string
}

export function TitleField({ fields, errors, onField, ...suggestions }: FieldProps) {
  return (
    <div className={shared.field}>
      <AdminField
        label={text.fields.title}
        id="post-title"
        rows={1}
        className={styles.big}
        value={fields.title}
        error={errors.title}
        onChange={(event) => onField('title', event.target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Suggestion name="title" fields={fields} {...suggestions} />
    </div>
  )
}

/** Description, category, read time and slug, each with why Smart Extract filled it. */
export function Details(props: DetailsProps) {
  const { fields, errors, onField } = props
  const length = Array.from(fields.description.trim()).length
  return (
    <section className={styles.section} aria-labelledby="details">
      <h2 id="details">{text.details}</h2>
      <div className={shared.field}>
        <AdminField
          label={text.fields.description}
          id="post-description"
          rows={2}
          className={styles.short}
          value={fields.description}
          error={errors.description}
          hint={descriptionHint(length)}
          aside={text.characters({ number: length })}
          onChange={(event) => onField('description', event.target.value)}
        />
        <Meter length={length} />
        <Suggestion name="description" {...props} />
      </div>
      <div className={styles.two}>
        <div className={shared.field}>
          <label className={shared.label} htmlFor="post-category">
            {text.fields.category}
          </label>
          <div className={shared.selectBox}>
            <select
              className={shared.control}
              id="post-category"
              value={fields.category}
              aria-invalid={errors.category ? true : undefined}
              aria-describedby={errors.category ? 'post-category-error' : undefined}
              onChange={(event) => onField('category', event.target.value)}
            >
              <option value="">{text.fields.chooseCategory}</option>
              {categoriesWith(fields.category).map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
            <ChevronDownIcon />
          </div>
          {errors.category && (
            <p className={shared.error} id="post-category-error">
              <AlertIcon className={shared.remarkIcon} />
              {errors.category}
            </p>
          )}
          <Suggestion name="category" {...props} />
        </div>
        <div className={shared.field}>
          <AdminField
            label={text.fields.readTime}
            id="post-readTime"
            value={fields.readTime}
            error={errors.readTime}
            help={
              props.words === 0
                ? text.readTimeWithoutWords
                : text.readTimeByWords({
                    words: text.words({ number: props.words }),
                    minutes: text.minutes({ number: props.minutes }),
                  })
            }
            onChange={(event) => onField('readTime', event.target.value)}
          />
          <Suggestion name="readTime" {...props} />
        </div>
      </div>
      <div className={shared.field}>
        <AdminField
          label={text.fields.slug}
          id="post-slug"
          value={fields.slug}
          error={errors.slug}
          spellCheck={false}
          autoCapitalize="none"
          help={
            <>
              {props.address}
              <b>{props.slug || '…'}</b>
              {props.slug && `. ${props.slugNote}`}
            </>
          }
          onChange={(event) => onField('slug', event.target.value)}
        />
        <Suggestion name="slug" {...props} />
      </div>
    </section>
  )
}

/** The six, and what a hand-edited file says besides: it is shown as it is until another one is chosen. */
const categoriesWith = (value: string): readonly string[] =>
  value === '' || (categories as readonly string[]).includes(value) ? categories : [...categories, value]

function descriptionHint(length: number): string | undefined {
  if (length === 0) return undefined
  if (length < descriptionRange.least) return text.room
  return length > descriptionRange.most ? text.tooLong : undefined
}

function Meter({ length }: { length: number }) {
  const { least, most } = descriptionRange
  const good = length >= least && length <= most
  return (
    <div className={styles.meter} aria-hidden="true">
      <svg
        className={styles.meterBar}
        viewBox={`0 0 ${most} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.meterTrack} y={3} width={most} height={6} />
        <rect
          className={good ? styles.meterGood : styles.meterFill}
          y={3}
          width={Math.min(length, most)}
          height={6}
        />
        <rect className={styles.meterMark} x={least - 0.3} width={0.6} height={12} />
        <rect className={styles.meterMark} x={most - 0.6} width={0.6} height={12} />
      </svg>
      <span>{text.meter}</span>
    </div>
  )
}

type SuggestionProps = Pick<FieldProps, 'fields' | 'filled' | 'offers' | 'onUse'> & { name: ExtractedField }

/** Why a value stands here, or what Smart Extract would have put here. */
function Suggestion({ name, fields, filled, offers, onUse }: SuggestionProps) {
  const offer = offers[name]
  if (offer && offer.value !== fields[name]) {
    return (
      <div className={styles.offer}>
        <WandIcon />
        <div>
          <q>{`“${offer.value}”`}</q>
          <p className={styles.offerWhy}>
            {text.extract.because({
              words:
                name === 'description'
                  ? `${text.characters({ number: Array.from(offer.value).length })}, ${offer.why}`
                  : offer.why,
            })}
          </p>
        </div>
        <AdminButton
          small
          aria-label={text.extract.forField({ field: text.fields[name] })}
          onClick={() => onUse(name)}
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
