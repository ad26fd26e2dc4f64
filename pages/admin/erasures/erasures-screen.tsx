import { erasuresText as text } from '#locales/en/admin-erasures.ts'
import { AdminLink } from '#renderer/admin/controls.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import type { Data, ShownReceipt } from './+data.ts'
import { ArchiveScene } from './archive-scene.tsx'
import * as styles from './erasures.css.ts'
import { Stamp } from './stamp.tsx'
import { TornReceipt } from './torn-receipt.tsx'

type ScreenProps = Omit<Extract<Data, { view: 'erasures' }>, 'view' | 'frame'>

/** What was erased, by whom it was asked for or by which rule, and what stays with others (R270). */
export function ErasuresScreen({ total, page, pages, receipts }: ScreenProps) {
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin/leads', label: text.back }}
        title={text.title}
        lead={[text.lead, text.leadPersons].map((words) => <p key={words}>{words}</p>)}
        drawing={<TornReceipt />}
      />
      {total === 0 ? (
        <section className={styles.empty} aria-labelledby="nothing">
          <h2 className={styles.emptyTitle} id="nothing">
            {text.emptyTitle}
          </h2>
          <p className={styles.emptyText}>{text.emptyText}</p>
          <ArchiveScene />
        </section>
      ) : (
        <ol className={styles.list}>
          {receipts.map((receipt) => (
            <Slip key={receipt.id} receipt={receipt} />
          ))}
        </ol>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={text.pages}>
          {page > 1 && <AdminLink href={`/admin/erasures?page=${page - 1}`}>{text.newer}</AdminLink>}
          {page < pages && <AdminLink href={`/admin/erasures?page=${page + 1}`}>{text.older}</AdminLink>}
        </nav>
      )}
    </main>
  )
}

/** On the stub when it was and how it stands, beside it why and what. */
function Slip({ receipt }: { receipt: ShownReceipt }) {
  const { id, at, when, reason, isDone, title, facts, notes } = receipt
  return (
    <li className={styles.edge}>
      <div className={styles.slip}>
        <div className={styles.stub}>
          <Stamp reason={reason} isDone={isDone} />
          <p className={styles.when}>
            <time dateTime={at}>{when}</time>
          </p>
          <p className={isDone ? `${styles.state} ${styles.done}` : styles.state}>
            {isDone ? text.done : text.pending}
          </p>
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div className={styles.fact} key={name}>
                <dt className={styles.factName}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={`${shared.meta} ${styles.notes}`}>
            <span>{notes.join(' ')}</span>
            <span>{text.receipt({ id })}</span>
          </p>
        </div>
      </div>
    </li>
  )
}
