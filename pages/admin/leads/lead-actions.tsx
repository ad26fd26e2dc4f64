import type { LeadStatus } from '#domain/leads/handling.ts'
import { type LeadRecord, staffLeadsEndpoint } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon, CloseIcon, MailIcon, PhoneIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { MoreIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-detail.css.ts'
import { callAddress, replyAddress, textOf } from './lead-view.ts'
import { personAddress } from './leads-api.ts'
import { Menu, MenuButton } from './menu.tsx'
import type { InboxActions } from './use-inbox.ts'

type LeadActionsProps = { inbox: InboxActions; record: LeadRecord; onErase: () => void }

export function LeadBar({ inbox, record, onErase }: LeadActionsProps) {
  return (
    <div className={styles.bar}>
      <section className={shared.actions} aria-label={text.actions}>
        <ReplyLink record={record} words={text.reply} />
        {record.held === null && <StatusButtons inbox={inbox} record={record} />}
        <MoreMenu record={record} inbox={inbox} onErase={onErase} />
      </section>
    </div>
  )
}

/** Replaces the dock on phones. */
export function LeadDock({ record, inbox, onErase }: LeadActionsProps) {
  const call = callAddress(record.lead)
  return (
    <section className={shared.actionDock} aria-label={text.actions}>
      <ReplyLink record={record} words={text.replyShort} />
      {call && (
        <AdminLink href={call}>
          <PhoneIcon className={shared.icon} />
          {text.call}
        </AdminLink>
      )}
      {record.held === null && record.handling.status !== 'open' && (
        <StatusButtons inbox={inbox} record={record} />
      )}
      <MoreMenu record={record} inbox={inbox} onErase={onErase} withClose upward />
    </section>
  )
}

/** The primary button, except for a held or closed lead, where it is one of several. */
function ReplyLink({ record: { lead, held, handling }, words }: { record: LeadRecord; words: string }) {
  const reply = replyAddress(lead)
  const leads = held === null && handling.status !== 'closed'
  return (
    reply && (
      <AdminLink variant={leads ? 'primary' : 'outline'} href={reply}>
        <MailIcon className={shared.icon} />
        {words}
      </AdminLink>
    )
  )
}

export function StatusButtons({ inbox, record }: { inbox: InboxActions; record: LeadRecord }) {
  const { status } = record.handling
  const busy = inbox.busy === 'status'
  const set = (next: LeadStatus) => void inbox.setStatus(record.lead.id, next)
  return (
    <span className={`${styles.statusButtons} ${scriptOnly}`}>
      {status === 'open' ? (
        <AdminButton busy={busy} onClick={() => set('answered')}>
          <CheckIcon className={shared.icon} />
          {text.markAnswered}
        </AdminButton>
      ) : (
        <AdminButton
          variant={status === 'answered' ? 'ghost' : 'outline'}
          busy={busy}
          onClick={() => set('open')}
        >
          {text.reopen}
        </AdminButton>
      )}
      {status !== 'closed' && (
        <AdminButton
          variant={status === 'answered' ? 'outline' : 'ghost'}
          className={shared.notOnPhone}
          busy={busy}
          onClick={() => set('closed')}
        >
          <CloseIcon className={shared.icon} />
          {text.close}
        </AdminButton>
      )}
    </span>
  )
}

type MoreMenuProps = LeadActionsProps & {
  /** Closing is in the menu, as it has no button of its own. */
  withClose?: boolean
  upward?: boolean
}

function MoreMenu({ record, inbox, withClose = false, upward = false, onErase }: MoreMenuProps) {
  const { lead, held, handling } = record
  const exported = (format: 'csv' | 'json') =>
    `${staffLeadsEndpoint}/export?${new URLSearchParams({ format, query: lead.id })}`
  return (
    <Menu
      className={styles.more}
      upward={upward}
      summary={
        <>
          <MoreIcon className={shared.icon} />
          <span className={visuallyHidden}>{text.moreLabel}</span>
        </>
      }
    >
      {withClose && held === null && handling.status !== 'closed' && (
        <MenuButton onPress={() => void inbox.setStatus(lead.id, 'closed')}>{text.close}</MenuButton>
      )}
      {held === null && lead.held !== undefined && handling.released !== null && (
        <MenuButton onPress={() => void inbox.hold(lead.id)}>{text.holdAgain}</MenuButton>
      )}
      <MenuButton onPress={() => print()}>{text.print}</MenuButton>
      <p>{text.exportOne}</p>
      <a href={exported('csv')} download>
        {text.exportAs.csv}
      </a>
      <a href={exported('json')} download>
        {text.exportAs.json}
      </a>
      {textOf(lead, 'email') !== '' && (
        <>
          <p>{text.exportPerson}</p>
          {(['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              href={personAddress(lead.id, format)}
              download
              data-vike="false"
              onClick={(event) => {
                event.preventDefault()
                void inbox.exportFrom(personAddress(lead.id, format))
              }}
            >
              {text.exportAs[format]}
            </a>
          ))}
        </>
      )}
      <MenuButton danger onPress={onErase}>
        {text.eraseOne}
      </MenuButton>
    </Menu>
  )
}
