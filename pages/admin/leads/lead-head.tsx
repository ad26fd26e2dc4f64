import { campaignInWords } from '#domain/leads/campaign.ts'
import type { LeadStatus } from '#domain/leads/handling.ts'
import type { Lead } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { languageName } from '#domain/locales.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { mailText } from '#locales/en/mail.ts'
import { ArrowLeftIcon, MailIcon, PhoneIcon } from '#renderer/ui/icons.tsx'
import { ShieldIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-detail.css.ts'
import { addressOf } from './lead-filter.ts'
import { callAddress, fullMoment, moment, nameOf, replyAddress, textOf } from './lead-view.ts'
import type { InboxActions } from './use-inbox.ts'

export function LeadBack({ inbox }: { inbox: InboxActions }) {
  return (
    <div className={styles.backBar}>
      <a className={shared.tool} href={addressOf(inbox.from.filter)}>
        <ArrowLeftIcon className={shared.icon} />
        {text.back}
      </a>
    </div>
  )
}

export function LeadHead({ inbox, record }: { inbox: InboxActions; record: LeadRecord }) {
  const { now } = inbox.inbox
  const { lead, held, handling } = record
  const Name = inbox.from.named ? 'h1' : 'h2'
  const email = textOf(lead, 'email')
  const phone = textOf(lead, 'phone')
  const reply = replyAddress(record.lead)
  const call = callAddress(lead)
  return (
    <header className={styles.head}>
      <div className={styles.nameLine}>
        <Name className={styles.name}>
          <bdi>{nameOf(lead)}</bdi>
        </Name>
        <StatusChip status={handling.status} held={held !== null} />
      </div>
      <p className={shared.meta}>
        {text.cameIn({ kind: mailText.kinds[lead.kind], when: moment(lead.receivedAt, now) })}{' '}
        {contextOf(lead)}
      </p>
      <p className={shared.meta}>
        {text.reference} <b>{referenceOf(lead.id)}</b>.{' '}
        {text.writtenIn({ language: languageName(lead.language, 'en') })}
      </p>
      <p className={`${shared.meta} ${styles.onPaper}`}>
        {text.onPaper({ received: fullMoment(Date.parse(lead.receivedAt)), now: fullMoment(now) })}
      </p>
      <div className={styles.contacts}>
        {reply && (
          <a className={styles.contact} href={reply}>
            <MailIcon className={shared.icon} />
            <bdi>{email}</bdi>
          </a>
        )}
        {call && (
          <a className={styles.contact} href={call}>
            <PhoneIcon className={shared.icon} />
            <bdi>{phone}</bdi>
          </a>
        )}
      </div>
    </header>
  )
}

function StatusChip({ status, held }: { status: LeadStatus; held: boolean }) {
  const dot = {
    open: shared.stateDot.draft,
    answered: shared.stateDot.published,
    closed: shared.stateDot.closed,
  }
  return (
    <span className={`${shared.chip} ${shared.pill}`}>
      {held ? <ShieldIcon className={shared.remarkIcon} /> : <span className={dot[status]} />}
      {held ? text.states.held : text.states[status]}
    </span>
  )
}

function contextOf({ context: { page, button, campaign } }: Lead): string {
  const from = page ? text.sentFrom({ page }) : ''
  const sent = from && (button ? `${from} ${text.withButton({ button })}` : `${from}.`)
  return [sent, campaign && text.campaign({ campaign: campaignInWords(campaign) })].filter(Boolean).join(' ')
}
