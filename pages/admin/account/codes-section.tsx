import { useEffect, useRef, useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { AskDialog } from '#renderer/admin/ask-dialog.tsx'
import { AdminButton } from '#renderer/admin/controls.tsx'
import * as list from '#renderer/admin/list-page.css.ts'
import * as shared from '#renderer/admin/shared.css.ts'
import { useApp } from '#renderer/app-context.tsx'
import { showToast } from '#renderer/forms/toast/toasts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as styles from './account.css.ts'
import { makeCodes } from './account-api.ts'
import type { AccountView } from './account-view.ts'
import { Card } from './card.tsx'
import { useGuardOnLeaving } from './leave-with-codes.ts'
import { PrintedCodes } from './printed-codes.tsx'
import type { Account } from './use-account.ts'

const text = accountText.codes

export function CodesSection({ own, account }: { own: Account; account: AccountView }) {
  const { left, words, note, isHint } = account.codes
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  /** They are somewhere else than on this page. */
  const [saved, setSaved] = useState(false)
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (codes) heading.current?.focus()
  }, [codes])
  useGuardOnLeaving(codes !== null && !saved, (go) => setLeaving({ go }))

  async function make() {
    setProblem(null)
    const answer = await makeCodes()
    if (answer.ok) {
      setAsking(false)
      setSaved(false)
      setCodes(answer.body.codes)
      await own.refresh()
    } else if (answer.confirmFirst) {
      setAsking(false)
      own.askFirst(start)
    } else if (left > 0) setProblem(answer.detail)
    else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }
  // Codes that still work are not thrown away without a question
  const start = () => (left > 0 ? setAsking(true) : void make())

  return (
    <Card
      id="codes"
      title={text.title}
      lead={text.lead}
      look="wide"
      drawing={codes ? null : <PrintedCodes left={left} />}
    >
      <p>
        <b className={isHint ? styles.hint : undefined}>{words}</b>
        <br />
        <span className={shared.meta}>{note}</span>
      </p>
      <div className={scriptOnly}>
        <AdminButton ref={opener} small onClick={() => own.guarded(start)}>
          {text.make}
        </AdminButton>
      </div>
      {codes && (
        <div className={styles.codes}>
          <h3 ref={heading} tabIndex={-1}>
            {text.newTitle}
          </h3>
          <p className={shared.meta}>{text.newText}</p>
          <CodeList codes={codes} email={account.email} onSaved={() => setSaved(true)} />
          <div className={styles.codesEnd}>
            <AdminButton
              variant="ghost"
              small
              onClick={() => {
                setCodes(null)
                opener.current?.focus()
              }}
            >
              {text.done}
            </AdminButton>
          </div>
        </div>
      )}
      <p className={`${shared.meta} ${styles.withoutScript}`}>{text.needsScript}</p>
      {asking && (
        <AskDialog
          title={text.replaceTitle}
          intro={text.replaceText}
          submit={text.make}
          problem={problem}
          onClose={() => setAsking(false)}
          onSubmit={make}
        />
      )}
      {leaving && (
        <AskDialog
          title={text.leaveTitle}
          intro={text.leaveText}
          submit={text.leave}
          cancel={text.stay}
          danger
          onClose={() => setLeaving(null)}
          onSubmit={async () => {
            setLeaving(null)
            leaving.go()
          }}
        />
      )}
    </Card>
  )
}

type CodeListProps = { codes: readonly string[]; email: string; onSaved: () => void }

function CodeList({ codes, email, onSaved }: CodeListProps) {
  const { site } = useApp()
  const head = text.fileHead({ site: site.name, email })
  useEffect(() => {
    // However it was asked for: the browser's own command, too
    addEventListener('afterprint', onSaved)
    return () => removeEventListener('afterprint', onSaved)
  }, [onSaved])

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      onSaved()
      showToast({ kind: 'success', title: text.copied, text: text.copiedText })
    } catch {
      showToast({ kind: 'error', title: text.copyFailed, text: text.copyFailedText })
    }
  }

  function download() {
    const file = new Blob([`${head}\n${text.fileFoot}\n\n${codes.join('\n')}\n`], { type: 'text/plain' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = text.file
    link.click()
    onSaved()
    // The browser may take the file up only after this turn
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }

  return (
    <>
      <div className={styles.sheet}>
        <p className={styles.sheetHead}>
          {head}. {text.fileFoot}
        </p>
        <ol className={styles.codeList}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={list.actions}>
        <AdminButton small onClick={copy}>
          {text.copy}
        </AdminButton>
        <AdminButton small onClick={() => print()}>
          {text.print}
        </AdminButton>
        <AdminButton small onClick={download}>
          {text.download}
        </AdminButton>
      </div>
    </>
  )
}
