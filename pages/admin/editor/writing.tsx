import { type DragEvent, useId } from 'react'
import { editorText as text } from '#locales/en/admin-editor.ts'
import BlankSheet from '#renderer/art/studio/blank-sheet.svg'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { label } from '#renderer/ui/studio/shared.css.ts'

import { noticeActions, pasteNotice } from './editor.css.ts'
import * as styles from './form.css.ts'
import { FormatBar } from './format/format-bar.tsx'
import { WandIcon } from './icons.tsx'
import { isDocument } from './paste/document-file.ts'
import { picturesOf } from './pictures/use-text-pictures.ts'
import type { Editor } from './use-editor.ts'

export function Writing({ editor }: { editor: Editor }) {
  const { fields, errors, places, proof, pictures, extracting, formatting, paste } = editor
  const { reading, words } = proof
  const { sending, problem, upload } = pictures.inText
  const { content: value } = fields
  const id = useId()
  return (
    <div>
      <div className={styles.contentHead}>
        <label className={label} htmlFor="post-content">
          {text.fields.content}
        </label>
        <div className={styles.contentTools}>
          <AdminButton
            small
            aria-keyshortcuts="Control+E"
            aria-disabled={extracting || undefined}
            onClick={editor.extract}
          >
            <WandIcon />
            {extracting ? text.extract.busy : text.extract.button}
          </AdminButton>
        </div>
      </div>
      {/* Above the text, as nobody would see it below a long one */}
      <PasteNotice editor={editor} />
      <div className={styles.pad} data-invalid={errors.content ? '' : undefined}>
        <FormatBar editor={editor} />
        <div className={styles.padText}>
          {editor.resting && <BlankSheet className={styles.blank} />}
          <textarea
            className={styles.textarea}
            id="post-content"
            ref={places.textarea}
            value={value}
            placeholder={text.fields.contentPlaceholder}
            spellCheck
            aria-invalid={errors.content ? true : undefined}
            aria-describedby={errors.content ? `${id}-error` : undefined}
            onChange={(event) => {
              editor.setField('content', event.target.value)
              places.onCaret(event.target.selectionStart)
            }}
            onSelect={(event) => places.onCaret(event.currentTarget.selectionStart)}
            onKeyDown={formatting.onKeyDown}
            onPaste={(event) => {
              const files = picturesOf(event.clipboardData)
              if (files.length > 0) upload(files)
              else if (!paste.onPaste(event.clipboardData)) return
              event.preventDefault()
            }}
            onDrop={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return
              event.preventDefault()
              const files = [...event.dataTransfer.files]
              const document = files.find(isDocument)
              if (document) void paste.takeFile(document)
              // Files that are not pictures, too: they are refused with a message
              else upload(files, placeUnder(event))
            }}
          />
        </div>
        <div className={styles.padFoot}>
          <span>{text.words({ number: words })}</span>
          {words > 0 && <span>{text.minutes({ number: proof.minutes })}</span>}
          {paste.progress && <span role="status">{paste.progress}</span>}
          {sending > 0 && <span role="status">{text.picker.sending({ number: sending })}</span>}
          {reading.hidden > 0 && <span>{text.hidden({ number: reading.hidden })}</span>}
        </div>
      </div>
      {errors.content && <Problem id={`${id}-error`}>{errors.content}</Problem>}
      {problem && <Problem role="alert">{[problem.title, problem.text].filter(Boolean).join(': ')}</Problem>}
    </div>
  )
}

function PasteNotice({ editor: { paste, places } }: { editor: Editor }) {
  const { pasted, dismiss } = paste
  if (!pasted) return null
  return (
    <div className={pasteNotice} role="status">
      <b>{text.paste.notKept}</b>
      <ul>
        {pasted.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {pasted.picturesLeftOut > 0 && <p>{text.paste.picturesLeftOut}</p>}
      <p>{text.paste.undo}</p>
      <div className={noticeActions}>
        <AdminButton small onClick={() => places.goToText(pasted.from, pasted.to)}>
          {text.paste.show}
        </AdminButton>
        <AdminButton small onClick={dismiss}>
          {text.paste.close}
        </AdminButton>
      </div>
    </div>
  )
}

/** The place in the text under the pointer; undefined if the browser does not report it. */
function placeUnder({ currentTarget, clientX, clientY }: DragEvent<HTMLTextAreaElement>): number | undefined {
  const found = document.caretPositionFromPoint?.(clientX, clientY)
  return found?.offsetNode === currentTarget ? found.offset : undefined
}
