import { capitalised } from '#domain/capitalised.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../form.css.ts'
import { BulbIcon } from '../icons.tsx'
import type { Editor } from '../use-editor.ts'

const text = editorText.checklist

export function ChecklistCard({ editor: { proof, places, removeSigns } }: { editor: Editor }) {
  const { checks, passed, toFix } = proof
  return (
    <section className={styles.checks} aria-labelledby="checklist">
      <div className={styles.checksHead}>
        <h2 id="checklist" tabIndex={-1}>
          {text.heading}
        </h2>
        <span className={meta}>{summaryOf(toFix.length, checks.length - toFix.length)}</span>
      </div>
      <ul>
        {checks.map((check) => {
          const isError = check.level === 'error'
          const place = check.of === 'link' ? text.goToLink : check.range ? text.goToLine : text.goToField
          return (
            <li
              className={styles.check}
              data-level={check.level}
              key={`${check.field}${check.title}${check.range?.[0] ?? ''}`}
            >
              {isError ? <AlertIcon /> : <BulbIcon />}
              <b>{check.title}</b>
              <p>{check.text}</p>
              <div className={check.remedy && styles.remedies}>
                {check.remedy && (
                  <AdminButton small onClick={removeSigns}>
                    {text.removeSigns}
                  </AdminButton>
                )}
                <AdminButton
                  small
                  variant={isError ? 'outline' : 'ghost'}
                  onClick={() => places.goToCheck(check)}
                >
                  {place}
                </AdminButton>
              </div>
            </li>
          )
        })}
        {passed.length > 0 && (
          <li className={styles.check} data-level="good">
            <CheckIcon />
            <span>{capitalised(passed.join(', '))}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function summaryOf(errors: number, hints: number): string {
  const parts = [errors > 0 && text.summary.errors({ errors }), hints > 0 && text.summary.hints({ hints })]
  return parts.filter(Boolean).join(', ') || text.summary.ready
}
