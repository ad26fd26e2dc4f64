import { type FormEvent, type ReactNode, useState } from 'react'
import type { PostState } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { calendarDay, momentInSentence } from '#renderer/ui/studio/moments.ts'
import { icon, link, meta } from '#renderer/ui/studio/shared.css.ts'
import { CalendarIcon } from '../icons.tsx'
import { londonTime } from '../times.ts'
import type { Editor } from '../use-editor.ts'
import { MomentFields, useTypedMoment } from './moment-fields.tsx'
import * as styles from './publish-panel.css.ts'

const text = editorText.publish
const dayMs = 86_400_000

export function PublishPanel({ begin, editor }: { begin: 'now' | 'later'; editor: Editor }) {
  const { post, state, saving, closeDialog } = editor
  const scheduled = state === 'scheduled' && post?.publishedAt ? Date.parse(post.publishedAt) : null
  const until = post?.publishedUntil ? Date.parse(post.publishedUntil) : null
  const [opened] = useState(() => Date.now())
  const [when, setWhen] = useState(begin)
  const [ends, setEnds] = useState(until !== null)
  const [tried, setTried] = useState(false)
  const start = useTypedMoment(scheduled ?? londonAfter(opened, 1, '08:00'))
  const end = useTypedMoment(until ?? londonAfter(start.at ?? opened, 30, '18:00'))
  const startsAt = when === 'later' ? start.at : null
  const hasPassed = ({ at }: { at: number | null }) => (at ?? 0) <= Date.now()
  const startFault = start.fault ?? (hasPassed(start) ? text.past : null)
  const isBeforeStart = startsAt !== null && (end.at ?? 0) <= startsAt
  const endFault = end.fault ?? (hasPassed(end) ? text.pastEnd : isBeforeStart ? text.endBeforeStart : null)
  const isBlocked = editor.proof.toFix.length > 0
  const publish = (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked || saving.busy) return
    if ((when === 'later' && startFault) || (ends && endFault)) setTried(true)
    else editor.publish({ at: startsAt, until: ends ? end.at : null })
  }
  return (
    <Dialog open className={styles.panel} title={text.title} closeLabel={text.close} onClose={closeDialog}>
      {/* Enter in a field must submit; errors are shown in our own words */}
      <form className={ask.dialog} noValidate onSubmit={publish}>
        {isBlocked && <Faults editor={editor} />}
        <fieldset className={styles.options}>
          <legend className={visuallyHidden}>{text.when}</legend>
          <Option
            type="radio"
            id="publish-now"
            checked={when === 'now'}
            onChange={() => setWhen('now')}
            label={text.now}
          />
          <Option
            type="radio"
            id="publish-later"
            checked={when === 'later'}
            onChange={() => setWhen('later')}
            label={text.atATime}
          >
            <MomentFields
              moment={start}
              labels={{ date: text.date, time: text.time }}
              opened={opened}
              fault={startFault}
              tried={tried}
              meaning={text.inTime}
            />
          </Option>
        </fieldset>
        <Option type="checkbox" id="publish-ends" checked={ends} onChange={setEnds} label={text.ends}>
          <MomentFields
            moment={end}
            labels={{ date: text.endDate, time: text.endTime }}
            opened={opened}
            fault={endFault}
            tried={tried || end.at === until}
            meaning={text.inTimeEnd}
          />
        </Option>
        <div className={ask.dialogActions}>
          <AdminButton
            type="submit"
            variant="primary"
            aria-disabled={isBlocked || saving.busy || undefined}
            aria-describedby={isBlocked ? 'publish-blocked' : undefined}
          >
            {when === 'later' && <CalendarIcon className={icon} />}
            {saving.busy
              ? editorText.actions.saving
              : when === 'later'
                ? text.schedule
                : state === 'published'
                  ? text.update
                  : text.publishNow}
          </AdminButton>
          <AdminButton onClick={closeDialog}>{text.cancel}</AdminButton>
        </div>
        {isBlocked && (
          <p className={meta} id="publish-blocked">
            {text.ready}
          </p>
        )}
        {state !== 'draft' && (
          <div className={styles.takeBack}>
            <span>{standing(state, scheduled, until, opened)}</span>
            <AdminButton small onClick={editor.askToUnpublish} aria-disabled={saving.busy || undefined}>
              {state === 'scheduled' ? editorText.actions.unschedule : editorText.actions.unpublish}
            </AdminButton>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function Faults({ editor: { proof, places, closeDialog } }: { editor: Editor }) {
  return (
    <div className={styles.alert} role="alert">
      <AlertIcon />
      <b>{text.fixFirst({ number: proof.toFix.length })}</b>
      <ul className={styles.faults}>
        {proof.toFix.map((check) => (
          <li key={`${check.field}${check.title}${check.range?.[0] ?? ''}`}>
            {check.text}{' '}
            <button
              className={link}
              type="button"
              onClick={() => {
                closeDialog()
                places.goToCheck(check)
              }}
            >
              {check.range ? editorText.checklist.goToLink : editorText.checklist.goToField}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OptionProps = {
  type: 'radio' | 'checkbox'
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** Shown while it is chosen. */
  children?: ReactNode
}

/** The chosen radio button gets the focus when the panel opens. */
const Option = ({ type, id, checked, onChange, label, children }: OptionProps) => (
  <div className={styles.option}>
    <input
      type={type}
      name={type === 'radio' ? 'when' : undefined}
      id={id}
      checked={checked}
      data-focus={type === 'radio' && checked ? '' : undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <label htmlFor={id}>{label}</label>
    {checked && children}
  </div>
)

/** Says what visitors see of the post, and until when. */
function standing(state: PostState, scheduled: number | null, until: number | null, now: number): string {
  const at = until === null ? '' : momentInSentence(until, now)
  if (state === 'ended') return text.ended({ when: at })
  const live = scheduled === null ? text.live : text.due({ when: momentInSentence(scheduled, now) })
  return until === null ? live : `${live} ${text.leaves({ when: at })}`
}

/** A time in London, the given number of days later (ms). */
const londonAfter = (time: number, days: number, clock: string): number =>
  londonTime(calendarDay(time + days * dayMs), clock) ?? time + days * dayMs
