import { useState } from 'react'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ClockIcon, ShieldIcon, WarningIcon } from '#renderer/ui/studio/icons.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './deliveries.css.ts'
import { sectionTitle } from './lead-detail.css.ts'
import { type Delivery, deliveriesOf, moment } from './lead-view.ts'
import { SendAgainDialog } from './send-again-dialog.tsx'
import type { InboxActions } from './use-inbox.ts'
import { whoIn } from './who-in.ts'

type DeliveriesProps = { inbox: InboxActions; record: LeadRecord }

export function Deliveries({ inbox, record }: DeliveriesProps) {
  const [sending, setSending] = useState<Delivery | null>(null)
  const Title = inbox.from.named ? 'h2' : 'h3'
  return (
    <>
      <section aria-label={text.delivery}>
        <Title className={sectionTitle}>{text.delivery}</Title>
        <ul className={styles.deliveries}>
          {deliveriesOf(record, inbox.inbox.overview.channels, inbox.inbox.now).map((delivery) => (
            <DeliveryRow
              key={delivery.channel}
              delivery={delivery}
              inbox={inbox}
              id={record.lead.id}
              onAskAgain={() => setSending(delivery)}
            />
          ))}
        </ul>
      </section>
      {sending && (
        <SendAgainDialog
          delivery={sending}
          onClose={() => setSending(null)}
          onSend={async () => {
            if (await inbox.sendAgain(record.lead.id, sending.channel)) setSending(null)
          }}
        />
      )}
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

/** Colours for states that need attention; success has none of its own. */
const tones: Partial<Record<Delivery['state'], string>> = {
  waiting: styles.warned,
  written: styles.warned,
  none: styles.quiet,
  held: styles.quiet,
  stuck: styles.stuck,
}

/** The label of the button, if any. Visitors get their automatic reply only once. */
function actionFor({ view, state }: Delivery): string | null {
  if (state === 'waiting') return text.tryNow
  if (state === 'held' || (view?.once && state !== 'stuck')) return null
  return text.sendAgain
}

type DeliveryRowProps = {
  delivery: Delivery
  inbox: InboxActions
  id: string
  /** A delivery that has arrived is sent again only after a question. */
  onAskAgain: () => void
}

function DeliveryRow({ delivery, inbox, id, onAskAgain }: DeliveryRowProps) {
  const { channel, name, state, lines, folder, sentAgain } = delivery
  const { now } = inbox.inbox
  const Icon = icons[state]
  const isDone = state !== 'stuck' && state !== 'waiting' && state !== 'held'
  const action = actionFor(delivery)
  return (
    <Row
      className={tones[state] ?? ''}
      sign={<Icon className={shared.icon} />}
      name={
        <>
          {name} <span className={styles.word}>{text.channelStates[state]}</span>
        </>
      }
      facts={
        <>
          <span title={folder ?? undefined}>{lines.join(' ')}</span>
          {sentAgain && (
            <span className={styles.askedAgain}>
              {text.askedAgain({ who: whoIn(inbox, sentAgain), when: moment(sentAgain.at, now) })}
            </span>
          )}
        </>
      }
      actionsClass={scriptOnly}
      actions={
        action && (
          <AdminButton
            small
            variant={state === 'stuck' ? 'outline' : 'ghost'}
            aria-label={text.toChannel({ action, channel: name })}
            busy={inbox.busy === `send-${channel}`}
            onClick={() => (isDone ? onAskAgain() : void inbox.sendAgain(id, channel))}
          >
            {action}
          </AdminButton>
        )
      }
    />
  )
}
