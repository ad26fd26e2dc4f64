import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { briefLinkMs } from '#domain/leads/brief-link.ts'
import { onboardingText } from '#locales/en/onboarding.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { dayOf, momentOf } from '../moments.ts'
import { addressOf } from './arrival.ts'
import type { Code } from './draw-code.ts'
import * as styles from './link-panel.css.ts'
import { linkCode, type MadeLink, type useLink } from './use-link.ts'

const { link: text, keep } = onboardingText

type Link = ReturnType<typeof useLink>

/** Makes the private link by which the brief is continued on another device, and forgets it (R282). */
export function LinkPanel({ link }: { link: Pick<Link, 'made' | 'isBusy' | 'said' | 'store' | 'forget'> }) {
  const { made, isBusy, said, store, forget } = link
  const id = useId()
  const make = useRef<HTMLButtonElement>(null)

  // The button goes with what it removes: the focus must not fall off the page.
  const isForgotten = said === 'forgotten'
  useEffect(() => {
    if (isForgotten) make.current?.focus()
  }, [isForgotten])

  return (
    <section className={made ? `${styles.box} ${styles.wide}` : styles.box} aria-labelledby={`${id}-title`}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 className={styles.title} id={`${id}-title`}>
            {text.title}
          </h3>
          <p className={styles.help}>{text.help}</p>
          <p className={styles.said} role="status">
            {said === 'updated' && made
              ? text.updated({ when: momentOf(made.savedAt) })
              : said && said !== 'updated' && text[said]}
          </p>
        </div>
        {!made && (
          <Button ref={make} variant="quiet" aria-disabled={isBusy} onClick={() => void store()}>
            {isBusy ? text.making : text.make}
          </Button>
        )}
      </div>
      {made && (
        <Made
          key={made.secret}
          made={made}
          takesFocus={said === 'made' || said === 'fresh'}
          isBusy={isBusy}
          store={store}
          forget={forget}
        />
      )}
    </section>
  )
}

type MadeProps = Pick<Link, 'isBusy' | 'store' | 'forget'> & {
  made: MadeLink
  /** What was pressed for it is gone. */
  takesFocus: boolean
}

function Made({ made, takesFocus, isBusy, store, forget }: MadeProps) {
  const address = addressOf(made.secret)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'copied' | 'copyByHand' | null>(null)
  const [code, setCode] = useState<Code | null>(null)
  const [isCodeMissing, setCodeMissing] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('copied')
    } catch {
      field.current?.select()
      setCopied('copyByHand')
    }
  }

  async function toggleCode(): Promise<void> {
    const drawn = code ? null : await linkCode().then((it) => it?.drawCode(address).catch(() => null) ?? null)
    setCodeMissing(!code && !drawn)
    setCode(drawn)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [])

  return (
    <div className={styles.made}>
      <div className={styles.about}>
        <label>
          <span className={visuallyHidden}>{text.label}</span>
          <input
            ref={field}
            className={styles.address}
            value={address}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            // It stands in the form of the brief, which Enter would send
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
        <div className={styles.buttons}>
          <Button onClick={() => void copy()} onBlur={() => setCopied(null)}>
            {copied === 'copied' ? text.copied : text.copy}
          </Button>
          {'share' in navigator && (
            <Button
              variant="outline"
              onClick={() =>
                void navigator.share({ title: text.shared, url: address }).catch(() => undefined)
              }
            >
              {text.share}
            </Button>
          )}
          <Button variant="outline" aria-expanded={code !== null} onClick={() => void toggleCode()}>
            {code ? text.hideCode : text.code}
          </Button>
          <p className={styles.said} role="status">
            {copied === 'copied' && <span className={visuallyHidden}>{text.copied}</span>}
            {copied === 'copyByHand' && text.copyByHand}
            {isCodeMissing && text.offline}
          </p>
        </div>
        <p className={styles.help}>
          {text.holds({ when: momentOf(made.savedAt), end: dayOf(made.savedAt + briefLinkMs) })}{' '}
          {text.copyOnly}
        </p>
        <div className={styles.quiet}>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void store()}>
            {text.update}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void forget()}>
            {text.forget}
          </Button>
        </div>
      </div>
      {code && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={text.codeName}
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  )
}

/** What comes of a link that was opened here: asks before anything is filled in. */
export function LinkArrival({ link }: { link: Pick<Link, 'arrival' | 'accept' | 'decline' | 'again'> }) {
  const { arrival, accept, decline, again } = link
  const box = useRef<HTMLElement>(null)
  const step = arrival?.step
  useFocusAt(box, step)
  if (!arrival) return null
  return (
    <section className={styles.arrival} ref={box} tabIndex={-1} aria-label={text.arrived.name}>
      {arrival.step === 'looking' && <p role="status">{text.arrived.looking}</p>}
      {arrival.step === 'offered' && (
        <>
          <h2 className={styles.title}>{text.arrived.offer({ when: momentOf(arrival.copy.savedAt) })}</h2>
          <p className={styles.help}>
            {text.arrived.holds({ count: Object.keys(arrival.copy.answers).length })}
            {arrival.replaces && ` ${text.arrived.replaces}`}
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => void accept()}>
              {arrival.replaces ? text.arrived.replace : text.arrived.accept}
            </Button>
            <Button variant="outline" onClick={decline}>
              {arrival.replaces ? text.arrived.leave : text.arrived.decline}
            </Button>
          </div>
        </>
      )}
      {arrival.step === 'filled' && (
        <p role="status">
          {text.arrived.filled({ when: momentOf(arrival.copy.savedAt) })}
          {arrival.copy.files > 0 && ` ${keep.filesAgain({ files: arrival.copy.files })}`} {text.arrived.keep}
        </p>
      )}
      {arrival.step === 'declined' && <p role="status">{text.arrived.declined}</p>}
      {arrival.step === 'failed' && (
        <>
          <p role="status">{text.arrived.failed[reasonOf(arrival.why)]}</p>
          {again && reasonOf(arrival.why) === 'offline' && (
            <div>
              <Button variant="outline" onClick={again}>
                {text.arrived.again}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Who opened a link came for it; what was pressed is gone with the step. */
function useFocusAt(box: RefObject<HTMLElement | null>, step: string | undefined): void {
  useEffect(() => {
    if (step !== undefined && step !== 'looking') box.current?.focus()
  }, [box, step])
}

const { failed } = text.arrived
const reasonOf = (why: string): keyof typeof failed =>
  why in failed ? (why as keyof typeof failed) : 'offline'
