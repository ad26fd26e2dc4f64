import { useEffect, useRef, useState } from 'react'
import { accountText } from '#locales/en/studio-account.ts'
import { useApp } from '#renderer/app-context.tsx'
import { showToast } from '#renderer/forms/toasts.ts'
import { StudioButton } from '#renderer/studio/controls.tsx'
import { dayInWords } from '#renderer/studio/moments.ts'
import * as shared from '#renderer/studio/studio.css.ts'
import type { OwnAccount } from '#server/staff/own-account.schema.ts'
import * as styles from './account.css.ts'
import { makeCodes } from './account-api.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Section } from './section.tsx'
import type { Account } from './use-account.ts'

const text = accountText.codes
const few = 3

export function CodesSection({ own, account }: { own: Account; account: OwnAccount }) {
  const { left, createdAt } = account.recoveryCodes
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (codes) heading.current?.focus()
  }, [codes])

  async function make() {
    setProblem(null)
    const answer = await makeCodes()
    if (answer.ok) {
      setAsking(false)
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
    <Section title={text.title} lead={text.lead}>
      {left > few && createdAt ? (
        <p className={styles.quiet}>{text.left(left, dayInWords(createdAt, Date.now()))}</p>
      ) : (
        <p className={shared.hint}>{left === 0 ? text.none : text.few(left)}</p>
      )}
      {codes && (
        <div className={styles.codes}>
          <h3 ref={heading} tabIndex={-1}>
            {text.newTitle}
          </h3>
          <p className={shared.meta}>{text.newText}</p>
          <CodeList codes={codes} email={account.email} />
          <div className={styles.codesEnd}>
            <StudioButton
              variant="ghost"
              small
              onClick={() => {
                setCodes(null)
                opener.current?.focus()
              }}
            >
              {text.done}
            </StudioButton>
          </div>
        </div>
      )}
      <div>
        <StudioButton ref={opener} small onClick={() => own.guarded(start)}>
          {text.make}
        </StudioButton>
      </div>
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
    </Section>
  )
}

function CodeList({ codes, email }: { codes: readonly string[]; email: string }) {
  const { site } = useApp()
  const head = text.fileHead(site.name, email)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
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
      <div className={styles.actions}>
        <StudioButton small onClick={copy}>
          {text.copy}
        </StudioButton>
        <StudioButton small onClick={() => print()}>
          {text.print}
        </StudioButton>
        <StudioButton small onClick={download}>
          {text.download}
        </StudioButton>
      </div>
    </>
  )
}
