import { campaignInWords } from '#domain/leads/campaign.ts'
import type { LeadStatus } from '#domain/leads/handling.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { type LeadRecord, staffLeadsEndpoint } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import type { FileScan } from '#domain/leads/virus-scan.ts'
import { languageName } from '#domain/locales.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { mailText } from '#locales/en/mail.ts'
import { AdminButton, AdminLink } from '#renderer/admin/controls.tsx'
import { DownloadIcon, FileIcon, ImageIcon, MoreIcon, ShieldIcon } from '#renderer/admin/icons.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowLeftIcon, CheckIcon, MailIcon, PhoneIcon } from '#renderer/ui/icons.tsx'
import { LineClock } from './clock.tsx'
import { Deliveries } from './deliveries.tsx'
import * as styles from './lead-detail.css.ts'
import { addressOf } from './lead-filter.ts'
import {
  answersOf,
  callAddress,
  clockOf,
  fullMoment,
  moment,
  nameOf,
  replyAddress,
  signsInWords,
  sizeInWords,
  textOf,
} from './lead-view.ts'
import { fileAddress, reportAddress } from './leads-api.ts'
import * as menu from './menu.css.ts'
import type { InboxActions } from './use-inbox.ts'
import { whoIn } from './who-in.ts'

type LeadDetailProps = { inbox: InboxActions; record: LeadRecord; onErase: () => void }

/** The way back to the list, where that is not beside the lead. */
export function LeadBack({ inbox }: { inbox: InboxActions }) {
  return (
    <div className={styles.backBar}>
      <a className={`${shared.tool} ${styles.back}`} href={addressOf(inbox.from.filter)}>
        <ArrowLeftIcon className={shared.icon} />
        {text.back}
      </a>
    </div>
  )
}

/** What can be done with a lead. */
export function LeadBar({ inbox, record, onErase }: LeadDetailProps) {
  const reply = replyAddress(record)
  return (
    <div className={styles.bar}>
      <section className={styles.actions} aria-label={text.actions}>
        {reply && (
          <AdminLink variant={record.held === null ? 'primary' : 'outline'} href={reply}>
            <MailIcon className={shared.icon} />
            {text.reply}
          </AdminLink>
        )}
        {record.held === null && (
          <span className={`${styles.statusButtons} ${scriptOnly}`}>
            <StatusButtons inbox={inbox} record={record} />
          </span>
        )}
        <MoreMenu record={record} inbox={inbox} onErase={onErase} />
      </section>
    </div>
  )
}

/** Whose a lead is, and how it came. */
export function LeadHead({ inbox, record }: { inbox: InboxActions; record: LeadRecord }) {
  const { now } = inbox.inbox
  const { lead, held, handling } = record
  const Name = inbox.from.named ? 'h1' : 'h2'
  const email = textOf(lead, 'email')
  const phone = textOf(lead, 'phone')
  const reply = replyAddress(record)
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
        {text.reference} <b className={styles.reference}>{referenceOf(lead.id)}</b>.{' '}
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
            <bdi className={styles.figures}>{phone}</bdi>
          </a>
        )}
      </div>
    </header>
  )
}

/** What was sent, and what became of it. */
export function LeadDetail({
  inbox,
  record,
  onRelease,
  onErase,
}: LeadDetailProps & { onRelease: () => void }) {
  const { named, promiseHours } = inbox.from
  const { now } = inbox.inbox
  const { lead, held, handling } = record
  const clock = clockOf(Date.parse(lead.receivedAt), now, promiseHours)
  return (
    <>
      {held !== null && (
        <div className={styles.held}>
          <ShieldIcon className={shared.icon} />
          <p>
            <b>{text.heldTitle}</b> {text.reasons[held]}. {text.heldText}{' '}
            {record.signs && record.signs.length > 0 && signsInWords(record.signs)}
            {handling.spam && ` ${text.confirmedSpam({ who: whoIn(inbox, handling.spam) })}`}
          </p>
          <div className={`${styles.heldActions} ${scriptOnly}`}>
            <AdminButton aria-disabled={inbox.busy === 'release' || undefined} onClick={onRelease}>
              {text.release}
            </AdminButton>
            <AdminButton
              variant="ghost"
              aria-disabled={inbox.busy === 'spam' || undefined}
              onClick={() =>
                void (handling.spam ? inbox.markNotSpam : inbox.markSpam)(lead.id, held !== null)
              }
            >
              {handling.spam ? text.notSureSpam : text.isSpam}
            </AdminButton>
            <AdminButton variant="ghost" onClick={onErase}>
              {text.erase}
            </AdminButton>
          </div>
        </div>
      )}
      {held === null && handling.status === 'open' && (
        <div className={styles.lineClock}>
          <LineClock clock={clock} now={now} />
        </div>
      )}
      <p className={styles.withoutScript}>{text.withoutScript}</p>
      <Answers lead={lead} named={named} />
      {lead.files.length > 0 && <Files record={record} named={named} />}
      {held === null && (
        <div className={`${shared.onlyOnPhone} ${scriptOnly} ${styles.phoneStatus}`}>
          <StatusButtons inbox={inbox} record={record} />
        </div>
      )}
      <Deliveries inbox={inbox} record={record} />
    </>
  )
}

/** In the dock's place on phones. */
export function LeadDock({ record, inbox, onErase }: LeadDetailProps) {
  const reply = replyAddress(record)
  const call = callAddress(record.lead)
  return (
    <section className={styles.dock} aria-label={text.actions}>
      {reply && (
        <AdminLink className={styles.dockAction} variant="primary" href={reply}>
          <MailIcon className={shared.icon} />
          {text.replyShort}
        </AdminLink>
      )}
      {call && (
        <AdminLink className={styles.dockAction} href={call}>
          <PhoneIcon className={shared.icon} />
          {text.call}
        </AdminLink>
      )}
      <MoreMenu record={record} inbox={inbox} onErase={onErase} withClose upward />
    </section>
  )
}

/** What the next step is, and the step after it. */
function StatusButtons({ inbox, record }: { inbox: InboxActions; record: LeadRecord }) {
  const { status } = record.handling
  const off = inbox.busy === 'status' || undefined
  const set = (next: LeadStatus) => void inbox.setStatus(record.lead.id, next)
  return (
    <>
      {status === 'open' ? (
        <AdminButton aria-disabled={off} onClick={() => set('answered')}>
          <CheckIcon className={shared.icon} />
          {text.markAnswered}
        </AdminButton>
      ) : (
        <AdminButton aria-disabled={off} onClick={() => set('open')}>
          {text.reopen}
        </AdminButton>
      )}
      {status !== 'closed' && (
        <AdminButton
          variant="ghost"
          className={shared.notOnPhone}
          aria-disabled={off}
          onClick={() => set('closed')}
        >
          {text.close}
        </AdminButton>
      )}
    </>
  )
}

type MoreMenuProps = {
  record: LeadRecord
  inbox: InboxActions
  /** Closing has no button of its own. */
  withClose?: boolean
  upward?: boolean
  onErase: () => void
}

function MoreMenu({ record, inbox, withClose = false, upward = false, onErase }: MoreMenuProps) {
  const details = useMenuDetails()
  const { lead, held, handling } = record
  const close = () => {
    if (details.current) details.current.open = false
  }
  const exported = (format: 'csv' | 'json') =>
    `${staffLeadsEndpoint}/export?${new URLSearchParams({ format, query: lead.id })}`
  return (
    <details className={`${menu.menu} ${styles.more}`} ref={details}>
      <summary className={`${shared.tool} ${menu.summary}`}>
        <MoreIcon className={shared.icon} />
        <span className={visuallyHidden}>{text.moreLabel}</span>
      </summary>
      <div className={upward ? `${menu.panel} ${menu.upward}` : menu.panel}>
        {withClose && held === null && handling.status !== 'closed' && (
          <button
            className={`${menu.item} ${scriptOnly}`}
            type="button"
            onClick={() => {
              close()
              void inbox.setStatus(lead.id, 'closed')
            }}
          >
            {text.close}
          </button>
        )}
        {held === null && lead.held !== undefined && handling.released !== null && (
          <button
            className={`${menu.item} ${scriptOnly}`}
            type="button"
            onClick={() => {
              close()
              void inbox.hold(lead.id)
            }}
          >
            {text.holdAgain}
          </button>
        )}
        {held === null && (
          <button
            className={`${menu.item} ${scriptOnly}`}
            type="button"
            onClick={() => {
              close()
              void (handling.spam ? inbox.markNotSpam : inbox.markSpam)(lead.id, held !== null)
            }}
          >
            {handling.spam ? text.notSpam : text.isSpam}
          </button>
        )}
        <button
          className={`${menu.item} ${scriptOnly}`}
          type="button"
          onClick={() => {
            close()
            print()
          }}
        >
          {text.print}
        </button>
        <p className={menu.note}>{text.exportOne}</p>
        <a className={menu.item} href={exported('csv')} download>
          {text.exportAs.csv}
        </a>
        <a className={menu.item} href={exported('json')} download>
          {text.exportAs.json}
        </a>
        {textOf(lead, 'email') !== '' && (
          <a
            className={menu.item}
            href={reportAddress(lead.id)}
            download
            data-vike="false"
            onClick={(event) => {
              event.preventDefault()
              close()
              void inbox.exportFrom(reportAddress(lead.id))
            }}
          >
            {text.personReport}
          </a>
        )}
        <button
          className={`${menu.item} ${menu.danger} ${scriptOnly}`}
          type="button"
          onClick={() => {
            close()
            onErase()
          }}
        >
          {text.eraseOne}
        </button>
      </div>
    </details>
  )
}

function StatusChip({ status, held }: { status: LeadStatus; held: boolean }) {
  const dot = { open: shared.stateDot.draft, answered: shared.stateDot.published, closed: styles.closedDot }
  return (
    <span className={`${shared.chip} ${shared.pill}`}>
      {held ? <ShieldIcon className={styles.chipIcon} /> : <span className={dot[status]} />}
      {held ? text.states.held : text.states[status]}
    </span>
  )
}

/** All answers in the form's order; questions left empty are named, but out of the way. */
function Answers({ lead, named }: { lead: Lead; named: boolean }) {
  const { given, unanswered } = answersOf(lead)
  const Title = named ? 'h2' : 'h3'
  // A question is read as the letter it is
  const listed = given.filter(({ field }) => !(lead.kind === 'question' && field === 'question'))
  return (
    <section>
      <Title className={styles.sectionTitle}>{text.answers[lead.kind]}</Title>
      {given.length === 0 && <p className={shared.meta}>{text.noAnswers}</p>}
      {lead.kind === 'question' && (
        <p className={styles.letter} dir="auto">
          {given.find(({ field }) => field === 'question')?.value}
        </p>
      )}
      {listed.length > 0 && (
        <dl className={styles.answers}>
          {listed.map(({ field, label, value }) => (
            <div className={styles.answer} key={field}>
              <dt className={styles.question}>{label}</dt>
              <dd className={styles.value} dir="auto">
                {typeof value === 'string' ? (
                  value
                ) : (
                  <ul className={styles.tags}>
                    {value.map((tag) => (
                      <li className={styles.tag} key={tag}>
                        {tag}
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unanswered.length > 0 && (
        <details className={styles.unanswered}>
          <summary className={styles.unansweredTitle}>
            {text.showUnanswered({ count: unanswered.length })}
          </summary>
          <dl className={styles.answers}>
            {unanswered.map((label) => (
              <div className={styles.answer} key={label}>
                <dt className={styles.question}>{label}</dt>
                <dd className={shared.meta}>{text.unanswered}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Files({ record: { lead, scans }, named }: { record: LeadRecord; named: boolean }) {
  const Title = named ? 'h2' : 'h3'
  const groups: Readonly<Record<string, string>> = text.fileGroups
  const total = lead.files.reduce((sum, { size }) => sum + size, 0)
  return (
    <section>
      <Title className={styles.sectionTitle}>
        {text.filesTitle}{' '}
        <span className={styles.fileCount}>
          {lead.files.length}, {sizeInWords(total)}
        </span>
      </Title>
      <ul className={styles.files}>
        {lead.files.map(({ name, stored, group, size }) => {
          const scan = scans && scanInWords(scans[stored])
          return (
            <li className={styles.file} key={stored}>
              <span className={group === 'images' ? `${styles.badge} ${styles.imageBadge}` : styles.badge}>
                {group === 'images' ? (
                  <ImageIcon className={shared.icon} />
                ) : (
                  <FileIcon className={shared.icon} />
                )}
              </span>
              <b className={styles.fileName}>
                <bdi>{name}</bdi>
              </b>
              <span className={`${shared.meta} ${styles.fileFacts}`}>
                {groups[group] ?? group}, {sizeInWords(size)}
                {scan && <b className={scan.isHeld ? styles.heldFile : styles.scanned}>{scan.words}</b>}
              </span>
              {!scan?.isHeld && (
                <a
                  className={`${shared.tool} ${styles.download}`}
                  href={fileAddress(lead.id, stored)}
                  download={name}
                  aria-label={text.download({ name })}
                >
                  <DownloadIcon className={shared.icon} />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function scanInWords(scan: FileScan | undefined): { words: string; isHeld: boolean } {
  const words = text.scans
  if (!scan) return { words: words.waiting, isHeld: true }
  if (scan.verdict === 'infected') return { words: words.infected({ found: scan.found ?? '' }), isHeld: true }
  return { words: scan.verdict === 'clean' ? words.clean : words.tooLarge, isHeld: false }
}

function contextOf({ context: { page, button, campaign } }: Lead): string {
  const from = page ? text.sentFrom({ page }) : ''
  const sent = from && (button ? `${from} ${text.withButton({ button })}` : `${from}.`)
  return [sent, campaign && text.campaign({ campaign: campaignInWords(campaign) })].filter(Boolean).join(' ')
}
