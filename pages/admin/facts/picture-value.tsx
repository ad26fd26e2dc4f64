import { useState } from 'react'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ImageIcon } from '#renderer/ui/studio/icons.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { PicturePicker } from '../editor/pictures/picture-picker.tsx'
import { sendPicture } from '../editor/pictures/send-picture.ts'
import * as styles from './facts.css.ts'
import { errorAt, idOf, labelOf, useFactsForm } from './facts-context.tsx'
import type { Path } from './facts-state.ts'

/** A picture from Media, or none; `none` says what is shown without one. */
export function PictureValue({ at, none }: { at: Path; none: string }) {
  const form = useFactsForm()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const value = form.value(at)
  const address = typeof value === 'string' && value !== '' ? imageUrl(value) : null
  const id = idOf(at)
  const label = labelOf(form, at)

  async function send(file: File): Promise<void> {
    setOpen(false)
    setProblem(null)
    setSending(true)
    const sent = await sendPicture(file)
    setSending(false)
    if (sent.ok) form.set(at, sent.path)
    else setProblem([sent.refusal.title, sent.refusal.text].filter(Boolean).join(': '))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that no browser lays out in line
    <div className={styles.picture} role="group" aria-labelledby={`${id}-label`}>
      <span className={shared.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.pictureBox}>
        {address ? <img src={address} alt="" loading="lazy" /> : <ImageIcon />}
      </div>
      <div className={styles.pictureSide}>
        {!address && <p className={shared.help}>{none}</p>}
        <div className={`${shared.actions} ${scriptOnly}`}>
          <AdminButton small id={id} busy={isSending} onClick={() => setOpen(true)}>
            {isSending ? text.picture.sending : address ? text.picture.replace : text.picture.choose}
          </AdminButton>
          {address && (
            <AdminButton
              small
              variant="ghost"
              onClick={() => {
                form.set(at, undefined)
                document.getElementById(id)?.focus()
              }}
            >
              {text.picture.remove}
            </AdminButton>
          )}
        </div>
        {(problem ?? errorAt(form, at)) && <Problem role="alert">{problem ?? errorAt(form, at)}</Problem>}
      </div>
      {isOpen && (
        <PicturePicker
          title={label}
          onChoose={({ path }) => {
            form.set(at, path)
            setOpen(false)
          }}
          onFile={(file) => void send(file)}
          onSignedOut={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
