import { capitalised } from '#domain/capitalised.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../form.css.ts'
import { BulbIcon } from '../icons.tsx'
import type { Check } from './checklist.ts'

const text = editorText.checklist

type ChecklistCardProps = {
  checks: readonly Check[]
  passed: readonly string[]
  onGo: (check: Check) => void
  onRemoveSigns: () => void
}

export function ChecklistCard({ checks, passed, onGo, onRemoveSigns }: ChecklistCardProps) {
  const errors = checks.filter(({ level }) => level === 'error').length
  const sentence = passed.join(', ')
  return (
    <section className={styles.checks} aria-labelledby="checklist">
      <div className={styles.checksHead}>
        <h2 id="checklist" tabIndex={-1}>
          {text.heading}
        </h2>
        <span className={meta}>{summaryOf(errors, checks.length - errors)}</span>
      </div>
      <ul>
        {checks.map((check) => (
          <li
            className={`${styles.check} ${check.level === 'error' ? styles.checkError : styles.checkHint}`}
            key={`${check.field}${check.title}${check.range?.[0] ?? ''}`}
          >
            {check.level === 'error' ? <AlertIcon /> : <BulbIcon />}
            <b>{check.title}</b>
            <p>{check.text}</p>
            {check.remedy ? (
              <div className={styles.checkActions}>
                <AdminButton small onClick={onRemoveSigns}>
                  {text.removeSigns}
                </AdminButton>
                <AdminButton small variant="ghost" onClick={() => onGo(check)}>
                  {text.goToLine}
                </AdminButton>
              </div>
            ) : (
              <AdminButton
                small
                variant={check.level === 'error' ? 'outline' : 'ghost'}
                onClick={() => onGo(check)}
              >
                {check.range ? text.goToLink : text.goToField}
              </AdminButton>
            )}
          </li>
        ))}
        {sentence && (
          <li className={`${styles.check} ${styles.checkGood}`}>
            <CheckIcon />
            <span>{capitalised(sentence)}</span>
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
