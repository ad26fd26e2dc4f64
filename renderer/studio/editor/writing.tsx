import { memo, type Ref, useId } from 'react'
import { editorText as text } from '#locales/en/studio-editor.ts'
import { AlertIcon } from '../../ui/icons.tsx'
import { StudioButton } from '../controls.tsx'
import { error as errorClass, help, key, label, remarkIcon } from '../studio.css.ts'
import * as styles from './form.css.ts'
import { HiddenIcon, WandIcon } from './icons.tsx'
import { hiddenMark, type Reading } from './reading.ts'

type WritingProps = {
  value: string
  onChange: (value: string) => void
  onCaret: (start: number) => void
  textareaRef: Ref<HTMLTextAreaElement>
  reading: Reading
  /** Lines of the block the caret is in; null without one. */
  current: { from: number; to: number } | null
  where: string
  brokenLinks: readonly string[]
  words: number
  minutes: number
  error: string | undefined
  extracting: boolean
  onExtract: () => void
}

/**
 * The text, with a name in the gutter for what each block becomes. A textarea holds it; the same text drawn behind
 * shows what the textarea cannot: lines nobody will read, headings, links that lead nowhere.
 */
export const Writing = memo(function Writing(props: WritingProps) {
  const { value, onChange, onCaret, textareaRef, reading, current, where, brokenLinks, error } = props
  const id = useId()
  const lines = value.split('\n')
  return (
    <div className={styles.write}>
      <div>
        <div className={styles.contentHead}>
          <label className={label} htmlFor="post-content">
            {text.fields.content}
          </label>
          <StudioButton
            small
            aria-keyshortcuts="Control+E"
            aria-disabled={props.extracting || undefined}
            onClick={props.onExtract}
          >
            <WandIcon />
            {props.extracting ? text.extract.busy : text.extract.button}
          </StudioButton>
        </div>
        <div className={styles.pad} data-invalid={error ? '' : undefined}>
          <div className={styles.padText}>
            <div className={styles.lines} aria-hidden="true">
              {lines.map((line, index) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
                  key={index}
                  text={line}
                  look={reading.looks[index] ?? 'plain'}
                  gutter={reading.gutters[index] ?? ''}
                  current={current !== null && index >= current.from && index <= current.to}
                  broken={brokenIn(line, brokenLinks)}
                />
              ))}
            </div>
            <textarea
              className={styles.textarea}
              id="post-content"
              ref={textareaRef}
              value={value}
              placeholder={text.fields.contentPlaceholder}
              spellCheck
              aria-invalid={error ? true : undefined}
              aria-describedby={`${error ? `${id}-error ` : ''}${id}-where`}
              onChange={(event) => {
                onChange(event.target.value)
                onCaret(event.target.selectionStart)
              }}
              onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
            />
          </div>
          <div className={styles.padFoot}>
            <span>{text.words(props.words)}</span>
            {props.words > 0 && <span>{text.minutes(props.minutes)}</span>}
            {reading.hidden > 0 && <span>{text.hidden(reading.hidden)}</span>}
            <span className={styles.keys} aria-hidden="true">
              <kbd className={key}>?</kbd> {text.shortcuts}
            </span>
          </div>
        </div>
        {error && (
          <p className={errorClass} id={`${id}-error`}>
            <AlertIcon className={remarkIcon} />
            {error}
          </p>
        )}
        <p className={help} id={`${id}-where`} hidden>
          {where}
        </p>
      </div>
    </div>
  )
})

/** The broken addresses a line links to, one string for comparing. */
const brokenIn = (line: string, broken: readonly string[]): string =>
  broken.length === 0 ? '' : broken.filter((href) => line.includes(`](${href})`)).join('\n')

type LineProps = {
  text: string
  look: keyof typeof styles.lineLook
  gutter: string
  current: boolean
  broken: string
}

const Line = memo(function Line({ text: line, look, gutter, current, broken }: LineProps) {
  return (
    <div className={`${styles.line} ${styles.lineLook[look]}`} data-current={current ? '' : undefined}>
      {gutter !== '' && (
        <span className={styles.gutter}>{gutter === hiddenMark ? <HiddenIcon /> : <b>{gutter}</b>}</span>
      )}
      {piecesOf(line, broken === '' ? [] : broken.split('\n')).map(({ kind, words }, index) =>
        kind === 'plain' ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no identity but their place
          <span className={kind === 'mark' ? styles.mark : styles.broken} key={index}>
            {words}
          </span>
        ),
      )}
    </div>
  )
})

type Piece = { kind: 'plain' | 'mark' | 'broken'; words: string }

/** A line cut where it looks different: the marks of links, the dash of a list. */
function piecesOf(line: string, broken: readonly string[]): Piece[] {
  if (!line.includes('](') && !/^\s*[-*•–‣◦]\s/.test(line)) return [{ kind: 'plain', words: line }]
  const pieces: Piece[] = []
  let from = 0
  const add = (kind: Piece['kind'], to: number) => {
    if (to > from) pieces.push({ kind, words: line.slice(from, to) })
    from = Math.max(from, to)
  }
  const bullet = /^\s*[-*•–‣◦]\s/.exec(line)?.[0]
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
