import { useEffect, useMemo, useRef, useState } from 'react'
import type { MediaImage } from '#domain/media/media.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { wide } from '#renderer/ui/dialog/choice-dialog.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { SearchField } from '#renderer/ui/studio/search-field.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { wordsAreIn } from '#renderer/ui/words-are-in.ts'
import { listMedia } from '../saving/api.ts'
import * as styles from './picture-picker.css.ts'

const text = editorText.picker
const thumbSizes = [{ upTo: '48rem', width: '46vw' }, { width: '12rem' }]
/** Fills whole rows of four, three or two. */
const together = 48

type PicturePickerProps = {
  title: string
  onChoose: (image: MediaImage) => void
  onFile: (file: File) => void
  onSignedOut: () => void
  onClose: () => void
}

export function PicturePicker({ title, onChoose, onFile, onSignedOut, onClose }: PicturePickerProps) {
  const [images, setImages] = useState<readonly MediaImage[] | 'loading' | 'failed'>('loading')
  const [words, setWords] = useState('')
  const [most, setMost] = useState(together)
  const input = useRef<HTMLInputElement>(null)
  const signedOut = useRef(onSignedOut)
  signedOut.current = onSignedOut

  useEffect(() => {
    let current = true
    void listMedia().then((list) => {
      if (!current) return
      setImages(list.ok ? list.value.images : 'failed')
      if (!list.ok && list.status === 401) signedOut.current()
    })
    return () => {
      current = false
    }
  }, [])
  const found = useMemo(
    () =>
      typeof images === 'string'
        ? []
        : images.filter(({ name, altTexts, usedIn }) =>
            wordsAreIn(words, [name, ...altTexts, ...usedIn.map((use) => use.title)].join('\n')),
          ),
    [images, words],
  )

  return (
    <Dialog open className={wide} title={title} closeLabel={text.close} onClose={onClose}>
      <div className={ask.dialog}>
        <div className={styles.tools}>
          <SearchField
            label={text.find}
            placeholder={text.find}
            autoComplete="off"
            data-focus=""
            value={words}
            onChange={({ target }) => {
              setWords(target.value)
              setMost(together)
            }}
          />
          <input
            ref={input}
            hidden
            type="file"
            accept="image/*"
            data-picker-file=""
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
            }}
          />
          <AdminButton onClick={() => input.current?.click()}>{text.upload}</AdminButton>
        </div>
        <p className={found.length > 0 ? visuallyHidden : styles.note} role="status">
          {typeof images === 'string' ? text[images] : statusOf(images.length, found.length)}
        </p>
        {found.length > 0 && (
          <ul className={styles.grid}>
            {found.slice(0, most).map((image) => (
              <li key={image.id}>
                <button className={styles.choice} type="button" onClick={() => onChoose(image)}>
                  <span>
                    <Picture
                      className={styles.image}
                      picture={image.picture}
                      alt=""
                      sizes={thumbSizes}
                      ratio={1.5}
                    />
                  </span>
                  <span>{image.name}</span>
                  <span className={shared.meta}>{image.altTexts[0] ?? text.noAlt}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found.length > most && (
          <AdminButton onClick={() => setMost(most + together)}>
            {text.more({ number: Math.min(together, found.length - most) })}
          </AdminButton>
        )}
      </div>
    </Dialog>
  )
}

function statusOf(all: number, found: number): string {
  if (all === 0) return text.none
  return found === 0 ? text.noneFound : text.found({ number: found })
}
