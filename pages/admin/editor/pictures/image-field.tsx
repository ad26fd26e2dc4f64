import { useRef } from 'react'
import { decorativeSign, isDecorative, shownAlt } from '#domain/posts/decorative.ts'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { ImageIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { FieldErrors, Fields, TextField } from '../fields.ts'
import * as styles from '../form.css.ts'

type ImageFieldProps = {
  fields: Fields
  errors: FieldErrors
  onField: (name: TextField, value: string) => void
  uploading: boolean
  /** What was wrong with the last file. */
  problem: { title: string; text: string } | null
  /** Nothing lies at the picture's address. */
  gone: boolean
  /** It was not there when the browser asked for it. */
  onGone: () => void
  onFile: (file: File) => void
  /** To choose one that is uploaded already. */
  onPick: () => void
}

/** The featured picture: chosen, shown, described, taken away. */
export function ImageField(props: ImageFieldProps) {
  const { fields, errors, onField, uploading, problem, gone, onGone, onFile, onPick } = props
  const input = useRef<HTMLInputElement>(null)
  const decorates = isDecorative(fields.imageAlt)
  /** Comes back when the tick is taken away. */
  const described = useRef('')
  const address = fields.image && !gone ? imageUrl(fields.image) : null
  return (
    <section
      className={styles.section}
      aria-labelledby="featured-image"
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        if (!uploading) onFile(file)
      }}
    >
      <h2 id="featured-image">{text.fields.image}</h2>
      <div className={styles.picture}>
        <div className={address ? styles.pictureBox : `${styles.pictureBox} ${styles.pictureEmpty}`}>
          {address ? (
            <img
              src={address}
              alt={shownAlt(fields.imageAlt)}
              onError={address.startsWith('/') ? onGone : undefined}
            />
          ) : (
            <ImageIcon />
          )}
        </div>
        <div className={styles.pairFields}>
          {fields.image && (
            <AdminField
              label={text.fields.imageAlt}
              id="post-imageAlt"
              rows={2}
              className={styles.short}
              help={text.fields.imageAltHelp}
              value={fields.imageAlt}
              error={errors.imageAlt}
              onChange={(event) => onField('imageAlt', event.target.value.replace(/[\r\n]+/g, ' '))}
            />
          )}
          {fields.image && (
            <div className={styles.tick}>
              <input
                type="checkbox"
                id="post-image-decorates"
                checked={decorates}
                aria-describedby="post-image-decorates-means"
                onChange={(event) => {
                  if (event.target.checked) described.current = fields.imageAlt
                  onField('imageAlt', event.target.checked ? decorativeSign : described.current)
                }}
              />
              <label htmlFor="post-image-decorates">{text.image.decorates}</label>
              <p className={shared.help} id="post-image-decorates-means">
                {text.image.decoratesHelp}
              </p>
            </div>
          )}
          {gone && (
            <p className={shared.error} role="status">
              <AlertIcon className={shared.remarkIcon} />
              {text.image.gone}
            </p>
          )}
          {errors.image && (
            <p className={shared.error}>
              <AlertIcon className={shared.remarkIcon} />
              {errors.image}
            </p>
          )}
          <div className={styles.row}>
            <input
              ref={input}
              hidden
              id="post-image"
              type="file"
              accept="image/*"
              onChange={(event) => {
                const file = event.target.files?.[0]
                // The same file again is a choice, too
                event.target.value = ''
                if (file) onFile(file)
              }}
            />
            <AdminButton
              small
              id="post-image-button"
              aria-disabled={uploading || undefined}
              onClick={() => !uploading && input.current?.click()}
            >
              <ImageIcon />
              {uploading ? text.image.uploading : fields.image ? text.image.replace : text.image.choose}
            </AdminButton>
            {!uploading && (
              <AdminButton small id="post-image-pick" onClick={onPick}>
                {text.image.fromMedia}
              </AdminButton>
            )}
            {fields.image && !uploading && (
              <AdminButton
                small
                variant="ghost"
                onClick={() => {
                  onField('image', '')
                  document.getElementById('post-image-button')?.focus()
                }}
              >
                {text.image.remove}
              </AdminButton>
            )}
          </div>
          {problem ? (
            <p className={shared.error} role="alert">
              <AlertIcon className={shared.remarkIcon} />
              <span>
                {problem.title}
                {problem.text && `: ${problem.text}`}
              </span>
            </p>
          ) : (
            !fields.image && <p className={shared.help}>{text.image.limits}</p>
          )}
        </div>
      </div>
    </section>
  )
}
