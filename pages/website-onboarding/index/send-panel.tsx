import { type Ref, useEffect, useRef } from 'react'
import { useText } from '#renderer/app-context.tsx'
import ReaderScene from '#renderer/art/onboarding/reader.svg'
import { tabular } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import * as field from '#renderer/ui/fields/field.css.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'

import type { Progress } from './send-brief.ts'
import * as styles from './send-panel.css.ts'
import { megabytes } from './uploads.tsx'

type SendPanelProps = {
  /** Hours within which staff promise a reply. */
  reply: string
  /** Progress of the sending; null while nothing is being sent. */
  progress: Progress | null
  failure: string | null
  button: Ref<HTMLButtonElement>
}

export function SendPanel({ reply, progress, failure, button }: SendPanelProps) {
  const { send, files, words } = useText('onboarding')
  const heading = useRef<HTMLHeadingElement>(null)
  const sending = progress !== null
  // The button becomes disabled and would lose the focus
  useEffect(() => {
    if (sending) heading.current?.focus()
  }, [sending])
  const amount =
    progress && files.total({ megabytes: megabytes(progress.loaded), most: megabytes(progress.total) })
  const share = progress && progress.total > 0 ? progress.loaded / progress.total : 0
  return (
    <section className={styles.panel} aria-labelledby="send">
      <div className={styles.words}>
        <h2 className={styles.heading} id="send" ref={heading} tabIndex={-1}>
          {sending ? send.sending : send.heading}
        </h2>
        <p className={styles.text} role="status">
          {!sending && send.text({ hours: reply })}
          {sending && (share < 1 ? send.keepOpen : send.stored)}
        </p>
        {failure !== null && (
          <p className={`${field.error} ${styles.failure}`} id="send-failure">
            <AlertIcon className={field.errorIcon} />
            {failure}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            ref={button}
            type="submit"
            block="phones"
            disabled={sending}
            aria-describedby={failure === null ? undefined : 'send-failure'}
          >
            {sending ? send.submitting : send.button}
          </Button>
        </div>
      </div>
      {progress === null ? (
        <div className={styles.art}>
          <ReaderScene
            className={styles.scene}
            styles={{ onPaper: styles.onPaper, box: styles.box, tick: styles.tick }}
            words={words}
          />
        </div>
      ) : (
        <div
          className={styles.meter}
          role="progressbar"
          aria-label={send.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={`${Math.round(share * 100)}%, ${amount}`}
        >
          <Meter share={share} amount={amount ?? ''} />
        </div>
      )}
    </section>
  )
}

const arch = 'M30 196V160a130 130 0 0 1 260 0v36'
const pier = 36
const length = 2 * pier + Math.PI * 130

function Meter({ share, amount }: { share: number; amount: string }) {
  const { x, y } = pointAt(share)
  return (
    <svg className={illustration} viewBox="0 0 320 196" aria-hidden="true">
      <path className={styles.way} d={arch} />
      <path className={styles.gone} d={arch} strokeDasharray={`${share * length} ${length}`} />
      <g transform={`translate(${x} ${y})`}>
        <circle className="f-accent c" r={21} />
        <path className="l s-onacc" d="M-7 1 0-6 7 1M0-6V8" strokeWidth={2.5} />
      </g>
      <text className={`t-disp ${tabular}`} x={160} y={160} textAnchor="middle" fontSize={60}>
        {Math.round(share * 100)}%
      </text>
      <text className={`${styles.amount} ${tabular}`} x={160} y={186} textAnchor="middle" fontSize={17}>
        {amount}
      </text>
    </svg>
  )
}

function pointAt(share: number): { x: number; y: number } {
  const along = share * length
  if (along < pier) return { x: 30, y: 196 - along }
  if (along > length - pier) return { x: 290, y: 196 - (length - along) }
  const angle = Math.PI - (along - pier) / 130
  return { x: 160 + 130 * Math.cos(angle), y: 160 - 130 * Math.sin(angle) }
}
