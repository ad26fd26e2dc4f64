import { erasuresText as text } from '#locales/en/admin-erasures.ts'
import { AdminLink } from '#renderer/admin/controls.tsx'
import { Notice } from '#renderer/admin/notice.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'
import * as styles from './erasures.css.ts'
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
        drawing={total > 0 && <TornReceipt />}
      />
      {total === 0 ? (
        <Notice drawing={<TornReceipt />} heading="h2" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <ol className={styles.list}>
          {receipts.map(({ id, at, when, isDone, lines }) => (
            <li className={styles.receipt} key={id}>
              <h2 className={styles.when}>
                <time dateTime={at}>{when}</time>
              </h2>
              <p className={isDone ? `${styles.state} ${styles.done}` : styles.state}>
                {isDone && <CheckIcon className={shared.icon} />}
                {isDone ? text.done : text.pending}
              </p>
              <div className={styles.lines}>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p className={shared.meta}>{text.receipt({ id })}</p>
              </div>
            </li>
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
