import { type FormEvent, useState } from 'react'
import type { PostState } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminButton, AdminField } from '#renderer/admin/controls.tsx'
import { momentInSentence } from '#renderer/admin/moments.ts'
import { link, meta } from '#renderer/admin/shared.css.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import type { Check } from '../checks/checklist.ts'
import { CalendarIcon } from '../icons.tsx'
import { form as modalForm } from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { clockOf, dayOf, daysBetween, londonTime, weekdayOf } from '../times.ts'
import * as styles from './publish-panel.css.ts'

const text = editorText.publish

type PublishPanelProps = {
  errors: readonly Check[]
  state: PostState
  /** Of a scheduled post: when it goes live (ms). */
  scheduled: number | null
  begin: 'now' | 'later'
  busy: boolean
  onGo: (check: Check) => void
  /** Null = now; else a later moment (ms). */
  onPublish: (at: number | null) => void
  onUnpublish: () => void
  onClose: () => void
}

/** Now, or at a time; taking a post back stands here, too. */
export function PublishPanel(props: PublishPanelProps) {
  const { errors, state, scheduled, busy, onGo, onPublish, onUnpublish, onClose } = props
  const [opened] = useState(() => Date.now())
  const suggested = scheduled ?? tomorrowMorning(opened)
  const [when, setWhen] = useState(props.begin)
  const [day, setDay] = useState(dayOf(suggested))
  const [clock, setClock] = useState(clockOf(suggested))
  const [tried, setTried] = useState(false)
  const at = londonTime(day, clock)
  const fault =
    at !== null
      ? at <= Date.now()
        ? text.past
        : null
      : day === '' || clock === ''
        ? text.noTime
        : text.noSuchTime
  const [first] = errors
  const blocked = errors.length > 0
  const publish = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || busy) return
    if (when === 'now') onPublish(null)
    else if (at === null || fault) setTried(true)
    else onPublish(at)
  }
  return (
    <Modal title={text.title} look="panel" closeLabel={text.close} onClose={onClose}>
      {first && (
        <div className={styles.alert} role="alert">
          <AlertIcon />
          <b>{text.fixFirst({ number: errors.length })}</b>
          <p>
            {first.text}{' '}
            <button className={link} type="button" onClick={() => onGo(first)}>
              {first.range ? editorText.checklist.goToLink : editorText.checklist.goToField}
            </button>
          </p>
        </div>
      )}
      {/* Enter in a field does what the button does; what is wrong is said in our own words */}
      <form className={modalForm} noValidate onSubmit={publish}>
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{text.when}</legend>
          <label className={styles.option} data-chosen={when === 'now' ? '' : undefined}>
            <input
              type="radio"
              name="when"
              checked={when === 'now'}
              onChange={() => setWhen('now')}
              data-focus={when === 'now' ? '' : undefined}
            />
            <span className={styles.optionName}>{text.now}</span>
          </label>
          <div className={styles.option} data-chosen={when === 'later' ? '' : undefined}>
            <input
              type="radio"
              name="when"
              id="publish-later"
              checked={when === 'later'}
              onChange={() => setWhen('later')}
              data-focus={when === 'later' ? '' : undefined}
            />
            <label className={styles.optionName} htmlFor="publish-later">
              {text.atATime}
            </label>
            {when === 'later' && (
              <div className={styles.sub}>
                <div className={styles.two}>
                  <AdminField
                    label={text.date}
                    type="date"
                    min={dayOf(opened)}
                    value={day}
                    onChange={(event) => setDay(event.target.value)}
                  />
                  <AdminField
                    label={text.time}
                    type="time"
                    value={clock}
                    error={tried && fault ? fault : undefined}
                    onChange={(event) => setClock(event.target.value)}
                  />
                </div>
                {at !== null && !fault && (
                  <p className={meta}>
                    {text.inTime({
                      weekday: weekdayOf(at),
                      distance: text.days({ number: daysBetween(opened, at) }),
                    })}
                  </p>
                )}
              </div>
            )}
          </div>
        </fieldset>
        <div className={styles.buttons}>
          <AdminButton
            type="submit"
            variant="primary"
            aria-disabled={blocked || busy || undefined}
            aria-describedby={blocked ? 'publish-blocked' : undefined}
          >
            {when === 'later' && <CalendarIcon className={styles.sign} />}
            {busy ? editorText.actions.saving : when === 'later' ? text.schedule : text.publishNow}
          </AdminButton>
          <AdminButton onClick={onClose}>{text.cancel}</AdminButton>
        </div>
        {blocked && (
          <p className={meta} id="publish-blocked">
            {text.ready}
          </p>
        )}
      </form>
      {state !== 'draft' && (
        <div className={styles.takeBack}>
          <span>
            {scheduled === null ? text.live : text.due({ when: momentInSentence(scheduled, opened) })}
          </span>
          <AdminButton small onClick={onUnpublish} aria-disabled={busy || undefined}>
            {editorText.actions.unpublish}
          </AdminButton>
        </div>
      )}
    </Modal>
  )
}

const tomorrowMorning = (now: number): number =>
  londonTime(dayOf(now + 86_400_000), '08:00') ?? now + 86_400_000
