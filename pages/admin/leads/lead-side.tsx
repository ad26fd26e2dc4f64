import { type FormEvent, useEffect, useRef, useState } from 'react'
import { servedByOf } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import LetterAnswered from '#renderer/art/studio/letter-answered.svg'
import LetterPutAway from '#renderer/art/studio/letter-put-away.svg'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminField, Avatar } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { LeadOwner } from './lead-owner.tsx'
import * as styles from './lead-side.css.ts'
import { durationInWords, moment } from './lead-view.ts'
import { keepDraft, readDraft } from './note-drafts.ts'
import type { InboxActions } from './use-inbox.ts'
import { type Stamp, whoIn } from './who-in.ts'

type LeadSideProps = { inbox: InboxActions; record: LeadRecord }

export function LeadSide({ inbox, record }: LeadSideProps) {
  const Title = inbox.from.named ? 'h2' : 'h3'
  const servedBy = servedByOf(record.lead)
  return (
    <>
      <Settled inbox={inbox} record={record} />
      {record.held === null && (
        <section className={styles.part}>
          <Title className={styles.title}>{text.owner}</Title>
          <LeadOwner inbox={inbox} record={record} />
        </section>
      )}
      <section className={styles.part}>
        <Title className={styles.title}>{text.notes}</Title>
        <Notes inbox={inbox} record={record} />
        <NoteForm key={record.lead.id} inbox={inbox} id={record.lead.id} />
      </section>
      {servedBy && <p className={`${styles.servedBy} ${shared.meta}`}>{text.servedBy(servedBy)}</p>}
    </>
  )
}

function Settled({ inbox, record: { lead, held, handling } }: LeadSideProps) {
  const { now } = inbox.inbox
  if (held !== null || handling.status === 'open' || handling.statusSince === null) return null
  const after = Date.parse(handling.statusSince) - Date.parse(lead.receivedAt)
  const when = moment(handling.statusSince, now)
  return (
    <div className={styles.settled}>
      {handling.status === 'answered' ? <LetterAnswered /> : <LetterPutAway />}
      <p>
        <b>{handling.status === 'answered' ? text.answeredOn({ when }) : text.closedOn({ when })}</b>
        <br />
        <span className={shared.meta}>{text.answeredAfter({ time: durationInWords(after) })}</span>
      </p>
    </div>
  )
}

function Notes({ inbox, record: { handling } }: LeadSideProps) {
  const { now } = inbox.inbox
  const who = (stamp: Stamp) => whoIn(inbox, stamp)
  return (
    <>
      {handling.released && (
        <p className={shared.meta}>
          {text.released({ who: who(handling.released), when: moment(handling.released.at, now) })}
        </p>
      )}
      {handling.notes.length === 0 ? (
        <p className={shared.meta}>{text.noNotes}</p>
      ) : (
        <ul>
          {handling.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added at the end
            <li className={styles.note} key={index}>
              <Avatar name={who(note)} />
              <p className={styles.noteHead}>
                <b>{who(note)}</b> <span className={shared.meta}>{moment(note.at, now)}</span>
              </p>
              <p className={styles.noteText} dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The typed note is kept when another lead is opened, and when the server does not answer. */
function NoteForm({ inbox, id }: { inbox: InboxActions; id: string }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setNote((typed) => typed || readDraft(id)), [id])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') {
      setError(text.noteMissing)
      field.current?.focus()
      return
    }
    if (!(await inbox.addNote(id, note))) return
    // Keep what was typed meanwhile: it is another note
    setNote((typed) => (typed === note ? '' : typed))
    if (field.current?.value === note) keepDraft(id, '')
    field.current?.focus()
  }

  return (
    <form className={`${styles.noteForm} ${scriptOnly}`} onSubmit={onSubmit} noValidate>
      <AdminField
        label={text.addNote}
        rows={2}
        ref={field}
        name="note"
        className={styles.noteField}
        placeholder={text.noteHint}
        maxLength={5000}
        value={note}
        error={error}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => {
          setNote(event.target.value)
          keepDraft(id, event.target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void onSubmit(event)
        }}
      />
      <div>
        <AdminButton small type="submit" busy={inbox.busy === 'note'}>
          {text.saveNote}
        </AdminButton>
      </div>
    </form>
  )
}
