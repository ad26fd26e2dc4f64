import { type DragEvent, memo, useId } from 'react'
import { listSign } from '#domain/posts/list-sign.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import BlankSheet from '#renderer/art/studio/blank-sheet.svg'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { help, key, label } from '#renderer/ui/studio/shared.css.ts'
import { useSingleKeysOn } from '../frame/single-keys.ts'

import { hiddenMark, noteAt } from './checks/reading.ts'
import { noticeActions, noticeHint } from './editor.css.ts'
import * as styles from './form.css.ts'
import { FormatBar } from './format/format-bar.tsx'
import { HiddenIcon, WandIcon } from './icons.tsx'
import { isDocument } from './paste/document-file.ts'
import { picturesOf } from './pictures/use-text-pictures.ts'
import type { Editor } from './use-editor.ts'

/**
 * The text, with a name in the gutter for what each block becomes. A textarea holds it; the same text drawn behind
 * shows what the textarea cannot: lines nobody will read, headings, links that lead nowhere.
 */
export function Writing({ editor }: { editor: Editor }) {
  const hasSingleKeys = useSingleKeysOn()
  const { fields, errors, places, proof, pictures, extracting, formatting, paste } = editor
  const { reading, place: current, brokenLinks, words } = proof
  const { sending, problem, upload } = pictures.inText
  const { content: value } = fields
  const id = useId()
  const lines = value.split('\n')
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
      <div className={styles.pad} data-invalid={errors.content ? '' : undefined}>
        <FormatBar editor={editor} />
        <div className={styles.padText}>
          {editor.resting && <BlankSheet className={styles.blank} />}
          <div className={styles.lines} aria-hidden="true">
            {Array.from({ length: Math.ceil(lines.length / linesTogether) }, (_, index) => {
              const from = index * linesTogether
              const to = from + linesTogether
              const text = lines.slice(from, to).join('\n')
              const here = current !== null && current.from < to && current.to >= from
              return (
                <Lines
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
                  key={index}
                  text={text}
                  looks={list(reading.looks, from, to)}
                  gutters={list(reading.gutters, from, to)}
                  first={here ? Math.max(0, current.from - from) : -1}
                  last={here ? Math.min(current.to - from, linesTogether) : -1}
                  broken={brokenIn(text, brokenLinks)}
                />
              )
            })}
          </div>
          <textarea
            className={styles.textarea}
            id="post-content"
            ref={places.textarea}
            value={value}
            placeholder={text.fields.contentPlaceholder}
            spellCheck
            aria-invalid={errors.content ? true : undefined}
            aria-describedby={`${errors.content ? `${id}-error ` : ''}${id}-where`}
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
              // Whatever it is: what is no picture is refused in words
              else upload(files, placeUnder(event))
            }}
          />
        </div>
        <div className={styles.padFoot}>
          <span>{text.words({ number: words })}</span>
          {words > 0 && <span>{text.minutes({ number: proof.minutes })}</span>}
          {paste.busy && <span role="status">{text.paste.busy}</span>}
          {sending > 0 && <span role="status">{text.picker.sending({ number: sending })}</span>}
          {reading.hidden > 0 && <span>{text.hidden({ number: reading.hidden })}</span>}
          {hasSingleKeys && (
            <span className={styles.keys} aria-hidden="true">
              <kbd className={key}>?</kbd> {text.shortcuts}
            </span>
          )}
        </div>
      </div>
      <PasteNotice editor={editor} />
      {errors.content && <Problem id={`${id}-error`}>{errors.content}</Problem>}
      {problem && <Problem role="alert">{[problem.title, problem.text].filter(Boolean).join(': ')}</Problem>}
      <p className={help} id={`${id}-where`} hidden>
        {current ? text.preview.place({ name: noteAt(current, reading)?.name ?? '' }) : ''}
      </p>
    </div>
  )
}

/** What could not be kept of what was pasted, with the way to it. */
function PasteNotice({ editor: { paste, places } }: { editor: Editor }) {
  const { pasted, dismiss } = paste
  if (!pasted) return null
  return (
    <div className={noticeHint} role="status">
      <b>{text.paste.notKept}</b>
      <ul>
        {pasted.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
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

/** The place in the text under the pointer; undefined where the browser does not tell. */
function placeUnder({ currentTarget, clientX, clientY }: DragEvent<HTMLTextAreaElement>): number | undefined {
  const found = document.caretPositionFromPoint?.(clientX, clientY)
  return found?.offsetNode === currentTarget ? found.offset : undefined
}

/** So many lines are drawn again when one of them changes, and no others. */
const linesTogether = 40

const list = (values: readonly (string | undefined)[], from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => values[from + at] ?? '').join('\t')

/** The broken addresses a text links to, one string for comparing. */
const brokenIn = (line: string, broken: readonly string[]): string =>
  broken.length === 0 ? '' : broken.filter((href) => line.includes(`](${href})`)).join('\n')

type LinesProps = {
  text: string
  /** One for each line, joined by tabs: strings are compared at once. */
  looks: string
  gutters: string
  /** The lines the cursor's block has here; below 0, or behind the end, where it has none. */
  first: number
  last: number
  broken: string
}

const Lines = memo(function Lines({ text: all, looks, gutters, first, last, broken }: LinesProps) {
  const [look, gutter] = [looks.split('\t'), gutters.split('\t')]
  const addresses = broken === '' ? [] : broken.split('\n')
  return all.split('\n').map((line, index) => (
    <div
      className={`${styles.line} ${styles.lineLook[lookOf(look[index])]}`}
      data-current={index >= first && index <= last ? '' : undefined}
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
      key={index}
    >
      {gutter[index] && (
        <span className={styles.gutter}>
          {gutter[index] === hiddenMark ? <HiddenIcon /> : <b>{gutter[index]}</b>}
        </span>
      )}
      {piecesOf(line, addresses).map(({ kind, words }, at) =>
        kind === 'plain' ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no identity but their place
          <span className={kind === 'mark' ? styles.mark : styles.broken} key={at}>
            {words}
          </span>
        ),
      )}
    </div>
  ))
})

const lookOf = (name: string | undefined): keyof typeof styles.lineLook =>
  name === 'heading' || name === 'hidden' ? name : 'plain'

type Piece = { kind: 'plain' | 'mark' | 'broken'; words: string }

const bulletStart = new RegExp(`^\\s*${listSign}\\s`)

/** A line cut where it looks different: the marks of links, the dash of a list. */
function piecesOf(line: string, broken: readonly string[]): Piece[] {
  const bullet = bulletStart.exec(line)?.[0]
  if (!line.includes('](') && bullet === undefined) return [{ kind: 'plain', words: line }]
  const pieces: Piece[] = []
  let from = 0
  const add = (kind: Piece['kind'], to: number) => {
    if (to > from) pieces.push({ kind, words: line.slice(from, to) })
    from = Math.max(from, to)
  }
  if (bullet) add('mark', bullet.length)
  for (let middle = line.indexOf(']('); middle >= 0; middle = line.indexOf('](', middle + 2)) {
    const open = line.lastIndexOf('[', middle)
    const end = line.indexOf(')', middle)
    if (open < from || end < 0) continue
    add('plain', open)
    add('mark', open + 1)
    add('plain', middle)
    add('mark', middle + 2)
    add(broken.includes(line.slice(middle + 2, end)) ? 'broken' : 'mark', end)
    add('mark', end + 1)
  }
  add('plain', line.length)
  return pieces
}
