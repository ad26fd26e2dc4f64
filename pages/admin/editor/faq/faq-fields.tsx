import { useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CloseIcon, PlusIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, Segments } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../form.css.ts'
import { DownIcon, UpIcon } from '../icons.tsx'
import { type FaqEntry, type FaqRow, faqFaultOf, faqRow, readFaqJson, switchFaq } from './faq.ts'

const text = editorText.faq

type FaqFieldsProps = { entry: FaqEntry; onChange: (entry: FaqEntry) => void; error: string | undefined }

/** Questions and answers in rows, or as pasted JSON; the switch turns one into the other (R99). */
export function FaqFields({ entry, onChange, error }: FaqFieldsProps) {
  const [refused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const { faqMode, faqRows, faqJson } = entry
  const reading = readFaqJson(faqJson)
  const fault = faqFaultOf(entry)
  const jsonError = faqMode === 'json' && fault && (refused || error) ? text.invalid : undefined

  const setRow = (index: number, change: Partial<FaqRow>) =>
    onChange({ ...entry, faqRows: faqRows.map((row, at) => (at === index ? { ...row, ...change } : row)) })
  const move = (from: number, to: number) => {
    const row = faqRows[from]
    if (!row || to < 0 || to >= faqRows.length) return
    const rows = faqRows.filter((_, at) => at !== from)
    rows.splice(to, 0, row)
    onChange({ ...entry, faqRows: rows })
    setSaid(text.moved({ number: to + 1 }))
  }
  const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

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
      {faqMode === 'json' ? (
        <div className={shared.field}>
          <label className={shared.label} htmlFor="post-faq">
            {text.jsonLabel}
          </label>
          <textarea
            className={`${shared.control} ${styles.mono}`}
            id="post-faq"
            rows={6}
            spellCheck={false}
            autoCapitalize="none"
            value={faqJson}
            aria-invalid={jsonError ? true : undefined}
            aria-describedby={jsonError ? 'post-faq-error post-faq-help' : 'post-faq-help'}
            onChange={(event) => {
              setRefused(false)
              onChange({ ...entry, faqJson: event.target.value })
            }}
            onBlur={() => setRefused(fault !== null)}
          />
          {jsonError && (
            <p className={shared.error} id="post-faq-error">
              <AlertIcon className={shared.remarkIcon} />
              {jsonError}
            </p>
          )}
          <p className={shared.help} id="post-faq-help">
            {reading.ok || !jsonError
              ? text.jsonHelp
              : `${reading.line === null ? text.noPairs : text.stopsAt({ line: reading.line })}${
                  faqRows.length > 0 ? ` ${text.kept({ number: faqRows.length })}` : ''
                }`}
          </p>
        </div>
      ) : (
        <>
          {faqJson !== '' && faqRows.length === 0 && <p className={shared.hint}>{text.unreadable}</p>}
          {faqRows.map((row, index) => (
            <div className={styles.pair} key={row.key}>
              <div className={styles.pairMoves}>
                <button
                  className={styles.pairTool}
                  type="button"
                  aria-label={text.up({ number: index + 1 })}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                >
                  <UpIcon />
                </button>
                <button
                  className={styles.pairTool}
                  type="button"
                  aria-label={text.down({ number: index + 1 })}
                  aria-disabled={index === faqRows.length - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                >
                  <DownIcon />
                </button>
              </div>
              <div className={styles.pairFields}>
                <textarea
                  className={`${shared.control} ${styles.pairQuestion}`}
                  id={questionId(index)}
                  rows={1}
                  aria-label={text.question({ number: index + 1 })}
                  placeholder={text.question({ number: index + 1 })}
                  aria-invalid={faultIn(fault, index, 'no-question') && error ? true : undefined}
                  value={row.question}
                  onChange={(event) => setRow(index, { question: event.target.value })}
                />
                <textarea
                  className={`${shared.control} ${styles.short}`}
                  rows={2}
                  aria-label={text.answer({ number: index + 1 })}
                  placeholder={text.answer({ number: index + 1 })}
                  aria-invalid={faultIn(fault, index, 'no-answer') && error ? true : undefined}
                  value={row.answer}
                  onChange={(event) => setRow(index, { answer: event.target.value })}
                />
              </div>
              <button
                className={styles.pairTool}
                type="button"
                aria-label={text.remove({ number: index + 1 })}
                onClick={() => {
                  onChange({ ...entry, faqRows: faqRows.filter((one) => one !== row) })
                  focusSoon('faq-add')
                }}
              >
                <CloseIcon />
              </button>
            </div>
          ))}
          {error && (
            <p className={shared.error}>
              <AlertIcon className={shared.remarkIcon} />
              {error}
            </p>
          )}
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
      )}
      <p className={visuallyHidden} aria-live="polite">
        {said}
      </p>
    </section>
  )
}

const questionId = (index: number): string => (index === 0 ? 'post-faq' : `post-faq-${index + 1}`)

const faultIn = (
  fault: ReturnType<typeof faqFaultOf>,
  row: number,
  kind: 'no-answer' | 'no-question',
): boolean => fault?.kind === kind && fault.row === row
