import { useRef, useState } from 'react'
import { locales } from '#domain/locales.ts'
import { type TextsTable, textsEndpoints } from '#domain/site/own-texts.ts'
import { textsText as text } from '#locales/en/admin-texts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { DownloadIcon } from '#renderer/ui/studio/icons.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { request } from '#renderer/ui/studio/request.ts'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { TextChanges } from '../own-texts/use-text-changes.ts'
import * as styles from './texts.css.ts'

const { translator: words } = text

/** The maximum number of faults listed. */
const mostListed = 50

/** Exports all texts as a table and imports them: a table's faults are shown before anything is imported. */
export function TranslatorSection({ changes }: { changes: TextChanges }) {
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [table, setTable] = useState<TextsTable | null>(null)
  const [taken, setTaken] = useState<number | null>(null)

  async function read(chosen: File): Promise<void> {
    setBusy(true)
    setTaken(null)
    setProblem(null)
    setTable(null)
    const body = { csv: await chosen.text().catch(() => '') }
    const answer = await request<TextsTable>(textsEndpoints.csv, { method: 'POST', body })
    setBusy(false)
    if (!answer.ok) setProblem(`${words.unreadable}. ${answer.detail}`)
    else if (answer.value.faults.length === 0) take(answer.value)
    else setTable(answer.value)
  }

  function take(from: TextsTable): void {
    changes.setAll(from.changes)
    setTable(null)
    setTaken(countOf(from))
  }

  return (
    <Section title={words.title} lead={words.lead}>
      <div className={shared.actions}>
        <AdminLink href={textsEndpoints.csv} download="texts.csv">
          <DownloadIcon className={shared.icon} />
          {words.download}
        </AdminLink>
        <AdminButton className={scriptOnly} busy={busy} onClick={() => !busy && file.current?.click()}>
          {busy ? words.reading : words.upload}
        </AdminButton>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={words.upload}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void read(chosen)
            // So that the same file can be chosen again once corrected
            target.value = ''
          }}
        />
      </div>
      <div role="status">
        {taken !== null && <p>{taken === 0 ? words.nothing : words.ready({ count: taken })}</p>}
        {problem !== null && <Problem>{problem}</Problem>}
        {table && <Faults table={table} onTake={() => take(table)} />}
      </div>
    </Section>
  )
}

const countOf = ({ changes }: TextsTable): number =>
  locales.reduce((sum, locale) => sum + Object.keys(changes[locale] ?? {}).length, 0)

function Faults({ table, onTake }: { table: TextsTable; onTake: () => void }) {
  const { faults } = table
  const rest = countOf(table)
  return (
    <>
      <Problem>{words.faults({ count: faults.length })}</Problem>
      <ul className={styles.faults}>
        {faults.slice(0, mostListed).map(({ row, key, reason }) => (
          <li key={`${row} ${reason}`}>{words.row({ row, key, reason })}</li>
        ))}
        {faults.length > mostListed && <li>{words.tooMany({ count: faults.length - mostListed })}</li>}
      </ul>
      {rest > 0 && <AdminButton onClick={onTake}>{words.takeRest({ count: rest })}</AdminButton>}
    </>
  )
}
