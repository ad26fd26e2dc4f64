import { type FormEvent, useState } from 'react'
import type { PostState } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInSentence } from '#renderer/ui/studio/moments.ts'
import { link, meta } from '#renderer/ui/studio/shared.css.ts'
import type { Check } from '../checks/checklist.ts'
import { CalendarIcon } from '../icons.tsx'
import { form as modalForm } from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { dayOf, londonTime } from '../times.ts'
import { MomentFields, useTypedMoment } from './moment-fields.tsx'
import * as styles from './publish-panel.css.ts'
import type { PublishChoice } from './publishing.ts'

const text = editorText.publish

type PublishPanelProps = {
  errors: readonly Check[]
  state: PostState
  /** Of a scheduled post: when it goes live (ms). */
  scheduled: number | null
  /** When its publication ends or has ended (ms). */
  until: number | null
  begin: 'now' | 'later'
  busy: boolean
  onGo: (check: Check) => void
  onPublish: (choice: PublishChoice) => void
  onUnpublish: () => void
  onClose: () => void
}

/** Now, or at a time, and until when; taking a post back stands here, too. */
export function PublishPanel(props: PublishPanelProps) {
  const { errors, state, scheduled, until, busy, onGo, onPublish, onUnpublish, onClose } = props
  const [opened] = useState(() => Date.now())
  const [when, setWhen] = useState(props.begin)
  const begin = useTypedMoment(scheduled ?? tomorrowMorning(opened))
  const [ends, setEnds] = useState(until !== null)
  const end = useTypedMoment(until ?? inAMonth(begin.at ?? opened))
  const [tried, setTried] = useState(false)
  const now = Date.now()
  const beginFault = begin.fault ?? ((begin.at ?? 0) <= now ? text.past : null)
  const beginsAt = when === 'later' ? begin.at : null
  const endFault =
    end.fault ??
    ((end.at ?? 0) <= now
      ? text.pastEnd
      : beginsAt !== null && (end.at ?? 0) <= beginsAt
        ? text.endBeforeStart
        : null)
  const [first] = errors
  const blocked = errors.length > 0
  const publish = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || busy) return
    if ((when === 'later' && beginFault) || (ends && endFault)) setTried(true)
    else onPublish({ at: beginsAt, until: ends ? end.at : null })
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
              <MomentFields
                moment={begin}
                labels={{ date: text.date, time: text.time }}
                opened={opened}
                error={tried ? beginFault : null}
                meaning={text.inTime}
                isGood={beginFault === null}
              />
            )}
          </div>
        </fieldset>
        <div className={styles.option} data-chosen={ends ? '' : undefined}>
          <input
            type="checkbox"
            id="publish-ends"
            checked={ends}
            onChange={(event) => setEnds(event.target.checked)}
          />
          <label className={styles.optionName} htmlFor="publish-ends">
            {text.ends}
          </label>
          {ends && (
            <MomentFields
              moment={end}
              labels={{ date: text.endDate, time: text.endTime }}
              opened={opened}
              error={tried || end.at === until ? endFault : null}
              meaning={text.inTimeEnd}
              isGood={endFault === null}
            />
          )}
        </div>
        <div className={styles.buttons}>
          <AdminButton
            type="submit"
            variant="primary"
            aria-disabled={blocked || busy || undefined}
            aria-describedby={blocked ? 'publish-blocked' : undefined}
          >
            {when === 'later' && <CalendarIcon className={styles.sign} />}
            {busy
              ? editorText.actions.saving
              : when === 'later'
                ? text.schedule
                : state === 'published'
                  ? text.update
                  : text.publishNow}
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
          <span>{standing(state, scheduled, until, opened)}</span>
          <AdminButton small onClick={onUnpublish} aria-disabled={busy || undefined}>
            {editorText.actions.unpublish}
          </AdminButton>
        </div>
      )}
    </Modal>
  )
}

/** What visitors see of the post, and until when, in words. */
function standing(state: PostState, scheduled: number | null, until: number | null, now: number): string {
  const at = until === null ? '' : momentInSentence(until, now)
  if (state === 'ended') return text.ended({ when: at })
  const live = scheduled === null ? text.live : text.due({ when: momentInSentence(scheduled, now) })
  return until === null ? live : `${live} ${text.leaves({ when: at })}`
}

/** In the evening. */
const inAMonth = (time: number): number =>
  londonTime(dayOf(time + 30 * 86_400_000), '18:00') ?? time + 30 * 86_400_000

const tomorrowMorning = (now: number): number =>
  londonTime(dayOf(now + 86_400_000), '08:00') ?? now + 86_400_000
