import { type ChangeEvent, useRef } from 'react'
import { decorativeSign, isDecorative, shownAlt } from '#domain/posts/decorative.ts'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ImageIcon } from '#renderer/ui/studio/icons.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { PostField } from '../details.tsx'
import * as styles from '../form.css.ts'
import type { Editor } from '../use-editor.ts'

const text = editorText.image

export function ImageField({ editor }: { editor: Editor }) {
  const { fields, errors, setField, pictures } = editor
  const { uploading, uploadProblem: problem, isGone, noteGone, upload } = pictures.cover
  const input = useRef<HTMLInputElement>(null)
  const address = fields.image && !isGone ? imageUrl(fields.image) : null
  return (
    <section
      className={styles.section}
      aria-labelledby="featured-image"
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        if (!uploading) void upload(file)
      }}
    >
      <h2 id="featured-image">{editorText.fields.image}</h2>
      <div className={styles.picture}>
        <div className={styles.pictureBox} data-empty={address ? undefined : ''}>
          {address ? (
            <img
              src={address}
              alt={shownAlt(fields.imageAlt)}
              onError={address.startsWith('/') ? noteGone : undefined}
            />
          ) : (
            <ImageIcon />
          )}
        </div>
        <div className={styles.pairFields}>
          {fields.image && <Description editor={editor} />}
          {isGone && <Problem role="status">{text.gone}</Problem>}
          {errors.image && <Problem>{errors.image}</Problem>}
          <div className={styles.row}>
            <input
              ref={input}
              hidden
              id="post-image"
              type="file"
              accept="image/*"
              onChange={(event) => {
                const file = event.target.files?.[0]
                // So that choosing the same file again also fires a change
                event.target.value = ''
                if (file) void upload(file)
              }}
            />
            <AdminButton
              small
              id="post-image-button"
              aria-disabled={uploading || undefined}
              onClick={() => !uploading && input.current?.click()}
            >
              <ImageIcon />
              {uploading ? text.uploading : fields.image ? text.replace : text.choose}
            </AdminButton>
            {!uploading && (
              <AdminButton small id="post-image-pick" onClick={() => pictures.pick('cover')}>
                {text.fromMedia}
              </AdminButton>
            )}
            {fields.image && !uploading && (
              <AdminButton
                small
                variant="ghost"
                onClick={() => {
                  setField('image', '')
                  document.getElementById('post-image-button')?.focus()
                }}
              >
                {text.remove}
              </AdminButton>
            )}
          </div>
          {problem ? (
            <Problem role="alert">{[problem.title, problem.text].filter(Boolean).join(': ')}</Problem>
          ) : (
            !fields.image && <p className={shared.help}>{text.limits}</p>
          )}
        </div>
      </div>
    </section>
  )
}

function Description({ editor }: { editor: Editor }) {
  const { fields, setField } = editor
  /** Restored when the box is unticked. */
  const described = useRef('')
  const tick = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    if (checked) described.current = fields.imageAlt
    setField('imageAlt', checked ? decorativeSign : described.current)
  }
  return (
    <>
      <PostField
        editor={editor}
        name="imageAlt"
        rows={2}
        className={styles.short}
        help={editorText.fields.imageAltHelp}
        oneLine
      />
      <div className={styles.tick}>
        <input
          type="checkbox"
          id="post-image-decorates"
          checked={isDecorative(fields.imageAlt)}
          aria-describedby="post-image-decorates-means"
          onChange={tick}
        />
        <label htmlFor="post-image-decorates">{text.decorates}</label>
        <p className={shared.help} id="post-image-decorates-means">
          {text.decoratesHelp}
        </p>
      </div>
    </>
  )
}
