import { useState } from 'react'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ClockIcon, ShieldIcon, WarningIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './deliveries.css.ts'
import { sectionTitle } from './lead-detail.css.ts'
import { type Delivery, deliveriesOf, moment } from './lead-view.ts'
import { SendAgainDialog } from './send-again-dialog.tsx'
import { SpanOf } from './span-of.tsx'
import type { InboxActions } from './use-inbox.ts'
import { whoIn } from './who-in.ts'

type DeliveriesProps = { inbox: InboxActions; record: LeadRecord }

/** The stations of a lead on its way, and how far it got. */
export function Deliveries({ inbox, record }: DeliveriesProps) {
  const [sending, setSending] = useState<Delivery | null>(null)
  const Title = inbox.from.named ? 'h2' : 'h3'
  return (
    <>
      <section aria-label={text.delivery}>
        <Title className={sectionTitle}>{text.delivery}</Title>
        <ul className={styles.deliveries}>
          {deliveriesOf(record, inbox.inbox.overview.channels, inbox.inbox.now).map((delivery) => (
            <DeliveryCard
              key={delivery.channel}
              delivery={delivery}
              inbox={inbox}
              id={record.lead.id}
              onAskAgain={() => setSending(delivery)}
            />
          ))}
        </ul>
      </section>
      <SendAgainDialog
        delivery={sending}
        busy={inbox.busy !== null}
        onClose={() => setSending(null)}
        onSend={async ({ channel }) => {
          if (await inbox.sendAgain(record.lead.id, channel)) setSending(null)
        }}
      />
    </>
  )
}

const icons = {
  sent: CheckIcon,
  written: WarningIcon,
  copied: CheckIcon,
  stored: CheckIcon,
  'passed-on': CheckIcon,
  none: CloseIcon,
  waiting: ClockIcon,
  stuck: WarningIcon,
  held: ShieldIcon,
}

const passed: ReadonlySet<Delivery['state']> = new Set(['sent', 'copied', 'stored', 'passed-on'])

/** Visitors get their automatic reply once. */
function actionFor({ view, state }: Delivery): string | null {
  if (state === 'waiting') return text.tryNow
  if (state === 'held' || (view?.once && state !== 'stuck')) return null
  return text.sendAgain
}

type DeliveryCardProps = {
  delivery: Delivery
  inbox: InboxActions
  id: string
  /** What has arrived goes out again only after a question. */
  onAskAgain: () => void
}

function DeliveryCard({ delivery, inbox, id, onAskAgain }: DeliveryCardProps) {
  const { channel, view, name, state, lines, folder, sentAgain } = delivery
  const { now } = inbox.inbox
  const Icon = icons[state]
  const isDone = state !== 'stuck' && state !== 'waiting' && state !== 'held'
  const action = actionFor(delivery)
  return (
    <li className={`${styles.delivery} ${styles.deliveryState[state]}`}>
      <SpanOf to={view?.picture} isPassed={passed.has(state)} />
      <p className={styles.channel}>
        {name}{' '}
        <span className={styles.word}>
          <Icon />
          {text.channelStates[state]}
        </span>
      </p>
      <p className={shared.meta} title={folder ?? undefined}>
        {lines.join(' ')}
      </p>
      {sentAgain && (
        <p className={`${shared.meta} ${styles.askedAgain}`}>
          {text.askedAgain({ who: whoIn(inbox, sentAgain), when: moment(sentAgain.at, now) })}
        </p>
      )}
      {action && (
        <div className={`${styles.again} ${scriptOnly}`}>
          <AdminButton
            small
            variant={state === 'stuck' ? 'outline' : 'ghost'}
            aria-label={text.toChannel({ action, channel: name })}
            busy={inbox.busy === `send-${channel}`}
            onClick={() => (isDone ? onAskAgain() : void inbox.sendAgain(id, channel))}
          >
            {action}
          </AdminButton>
        </div>
      )}
    </li>
  )
}
