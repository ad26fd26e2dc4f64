import { erasuresText as text } from '#locales/en/admin-erasures.ts'
import { AdminLink } from '#renderer/admin/controls.tsx'
import { WarningIcon } from '#renderer/admin/icons.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import type { Data, ShownReceipt } from './+data.ts'
import { ArchiveScene } from './archive-scene.tsx'
import { EmptiedShelf } from './emptied-shelf.tsx'
import * as styles from './erasures.css.ts'
import { Stamp } from './stamp.tsx'

type ScreenProps = Omit<Extract<Data, { view: 'erasures' }>, 'view' | 'frame'>

/** What was erased, by whom it was asked for or by which rule, and what stays with others (R270). */
export function ErasuresScreen({ total, page, pages, receipts }: ScreenProps) {
  const head = (
    <PageHead
      back={{ href: '/admin/leads', label: text.back }}
      title={text.title}
      lead={[text.lead, text.leadPersons].map((words) => <p key={words}>{words}</p>)}
    />
  )
  if (total === 0)
    return (
      <main className={shared.listPage} id="content" tabIndex={-1}>
        {head}
        <section className={styles.empty} aria-labelledby="nothing">
          <h2 className={styles.emptyTitle} id="nothing">
            {text.emptyTitle}
          </h2>
          <p className={styles.emptyText}>{text.emptyText}</p>
          <ArchiveScene />
        </section>
      </main>
    )
  return (
    <main className={styles.screen} id="content" tabIndex={-1}>
      <div className={shared.listPage}>
        {head}
        <ol className={styles.list}>
          {receipts.map((receipt) => (
            <Slip key={receipt.id} receipt={receipt} />
          ))}
        </ol>
        {pages > 1 && (
          <nav className={styles.pages} aria-label={text.pages}>
            {page > 1 && <AdminLink href={`/admin/erasures?page=${page - 1}`}>{text.newer}</AdminLink>}
            {page < pages && <AdminLink href={`/admin/erasures?page=${page + 1}`}>{text.older}</AdminLink>}
          </nav>
        )}
      </div>
      <div className={styles.floor}>
        <EmptiedShelf />
      </div>
    </main>
  )
}

/** On the stub when it was and how it stands, beside it why and what. */
function Slip({ receipt }: { receipt: ShownReceipt }) {
  const { id, at, when, reason, isDone, title, facts, toDo, notes } = receipt
  return (
    <li className={styles.edge}>
      <div className={styles.slip}>
        <div className={styles.stub}>
          <p className={styles.when}>
            <time dateTime={at}>{when}</time>
          </p>
          <p className={`${shared.chip} ${shared.pill} ${styles.state}`}>
            <span className={isDone ? shared.stateDot.published : shared.stateDot.draft} />
            {isDone ? text.done : text.pending}
          </p>
          <Stamp reason={reason} isDone={isDone} />
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.facts}>
            {toDo && (
              <div className={styles.toDo}>
                <dt className={styles.toDoName}>
                  <WarningIcon className={shared.icon} />
                  {toDo.name}
                </dt>
                <dd>{toDo.value}</dd>
              </div>
            )}
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
