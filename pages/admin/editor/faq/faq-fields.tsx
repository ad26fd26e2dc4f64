import { type ReactNode, useMemo, useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CloseIcon, PlusIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField, Segments } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Reading } from '../checks/reading.ts'
import * as styles from '../form.css.ts'
import { DownIcon, UpIcon, WandIcon } from '../icons.tsx'
import { type FaqEntry, type FaqRow, faqFaultOf, faqRow, switchFaq } from './faq.ts'
import { faqInText } from './faq-in-text.ts'

const text = editorText.faq

type FaqFieldsProps = {
  entry: FaqEntry
  reading: Reading
  onChange: (changes: Partial<FaqEntry> & { content?: string }) => void
  error: string | undefined
}

/** Questions and answers in rows, or as pasted JSON; the switch converts between them (R99). */
export function FaqFields({ entry, reading, onChange, error }: FaqFieldsProps) {
  const [refused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const { faqMode, faqRows, faqJson } = entry
  const fault = faqFaultOf(entry)
  const shownFault = fault?.kind === 'json' && (refused || error) ? fault : null
  const found = useMemo(() => faqInText(reading), [reading])

  return (
    <section className={styles.section} aria-labelledby="faq">
      <div className={styles.sectionHead}>
        <h2 id="faq">{editorText.fields.faq}</h2>
        <Segments
          label={text.entry}
          options={[
            { value: 'rows', label: text.rows },
            { value: 'json', label: text.json },
          ]}
          value={faqMode}
          onChange={(mode) => {
            const next = switchFaq(entry, mode)
            setRefused(next === null)
            if (next) onChange(next)
            else focusSoon('post-faq')
          }}
        />
      </div>
      {found && faqMode === 'rows' && (
        <div className={styles.offer}>
          <WandIcon />
          <div>
            <q>{`“${found.heading}”`}</q>
            <p>{text.inText({ number: found.items.length })}</p>
          </div>
          <AdminButton
            small
            onClick={() => {
              onChange({ content: found.rest, faqRows: [...faqRows, ...found.items.map(faqRow)] })
              setSaid(text.movedHere({ number: found.items.length }))
              focusSoon(questionId(faqRows.length))
            }}
          >
            {text.moveHere}
          </AdminButton>
        </div>
      )}
      {faqMode === 'json' ? (
        <AdminField
          label={text.jsonLabel}
          id="post-faq"
          className={styles.mono}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          value={faqJson}
          error={shownFault ? text.invalid : undefined}
          help={shownFault ? faultInWords(shownFault.line, faqRows.length) : text.jsonHelp}
          onChange={(event) => {
            setRefused(false)
            onChange({ ...entry, faqJson: event.target.value })
          }}
          onBlur={() => setRefused(fault !== null)}
        />
      ) : (
        <FaqRows entry={entry} onChange={onChange} error={error} onMoved={setSaid} />
      )}
      <p className={visuallyHidden} aria-live="polite">
        {said}
      </p>
    </section>
  )
}

type FaqRowsProps = Omit<FaqFieldsProps, 'reading'> & { onMoved: (said: string) => void }

function FaqRows({ entry, onChange, error, onMoved }: FaqRowsProps) {
  const { faqRows, faqJson } = entry
  const fault = faqFaultOf(entry)

  const setRow = (index: number, change: Partial<FaqRow>) =>
    onChange({ ...entry, faqRows: faqRows.map((row, at) => (at === index ? { ...row, ...change } : row)) })
  const move = (from: number, by: 1 | -1) => {
    const [row, other] = [faqRows[from], faqRows[from + by]]
    if (!row || !other) return
    onChange({ ...entry, faqRows: faqRows.map((one) => (one === row ? other : one === other ? row : one)) })
    onMoved(text.moved({ number: from + by + 1 }))
  }
  const isFault = (row: number, part: 'question' | 'answer') =>
    fault !== null && fault.kind !== 'json' && fault.kind === `no-${part}` && fault.row === row

  return (
    <>
      {faqJson !== '' && faqRows.length === 0 && <p className={shared.hint}>{text.unreadable}</p>}
      {faqRows.map((row, index) => (
        <div className={styles.pair} key={row.key}>
          <div className={styles.pairMoves}>
            <Tool label={text.up({ number: index + 1 })} off={index === 0} onClick={() => move(index, -1)}>
              <UpIcon />
            </Tool>
            <Tool
              label={text.down({ number: index + 1 })}
              off={index === faqRows.length - 1}
              onClick={() => move(index, 1)}
            >
              <DownIcon />
            </Tool>
          </div>
          <div className={styles.pairFields}>
            {(['question', 'answer'] as const).map((part) => (
              <textarea
                className={`${shared.control} ${part === 'answer' ? styles.short : styles.pairQuestion}`}
                key={part}
                id={part === 'question' ? questionId(index) : undefined}
                rows={part === 'answer' ? 2 : 1}
                aria-label={text[part]({ number: index + 1 })}
                placeholder={text[part]({ number: index + 1 })}
                aria-invalid={(error && isFault(index, part)) || undefined}
                value={row[part]}
                onChange={(event) => setRow(index, { [part]: event.target.value })}
              />
            ))}
          </div>
          <Tool
            label={text.remove({ number: index + 1 })}
            onClick={() => {
              onChange({ ...entry, faqRows: faqRows.filter((one) => one !== row) })
              focusSoon('faq-add')
            }}
          >
            <CloseIcon />
          </Tool>
        </div>
      ))}
      {error && <Problem>{error}</Problem>}
      <div>
        <AdminButton
          small
          id="faq-add"
          onClick={() => {
            const row = faqRow({ question: '', answer: '' })
            onChange({ ...entry, faqRows: [...faqRows, row] })
            focusSoon(questionId(faqRows.length))
          }}
        >
          <PlusIcon className={shared.icon} />
          {text.add}
        </AdminButton>
      </div>
    </>
  )
}

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())
const questionId = (index: number): string => (index === 0 ? 'post-faq' : `post-faq-${index + 1}`)

function faultInWords(line: number | null, rows: number): string {
  const where = line === null ? text.noPairs : text.stopsAt({ line })
  return rows > 0 ? `${where} ${text.kept({ number: rows })}` : where
}

type ToolProps = { label: string; off?: boolean; onClick: () => void; children: ReactNode }

const Tool = ({ label, off = false, onClick, children }: ToolProps) => (
  <button
    className={styles.pairTool}
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
