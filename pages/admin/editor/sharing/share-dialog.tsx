import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestPreviewDays, type PreviewLink, previewLabelLimit } from '#domain/posts/preview.schema.ts'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { momentInSentence } from '#renderer/ui/studio/moments.ts'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { CopyButton } from './copy-button.tsx'
import { LinkList } from './link-list.tsx'
import * as styles from './share-dialog.css.ts'
import { useLinks } from './use-links.ts'

type ShareDialogProps = {
  postId: string
  unsaved: boolean
  onSignedOut: () => void
  onClose: () => void
}

const lifetimes = [1, 3, 7, 14, longestPreviewDays]

export function ShareDialog({ postId, unsaved, onSignedOut, onClose }: ShareDialogProps) {
  const { links, made, problem, busy, load, make, revoke } = useLinks(postId, onSignedOut)
  const [asking, setAsking] = useState<PreviewLink | null>(null)
  const [revoked, setRevoked] = useState(0)
  const [now] = useState(() => Date.now())
  const listHeading = useRef<HTMLHeadingElement>(null)
  // The clicked button has disappeared together with the question
  useEffect(() => {
    if (revoked > 0) listHeading.current?.focus()
  }, [revoked])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setRevoked(0)
    const form = event.currentTarget
    const { label, days } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const input = { commit: null, days: Number(days), label: label ?? '' }
    const field = form.elements.namedItem('label')
    if ((await make(input)) && field instanceof HTMLInputElement) field.value = ''
  }
  const takeBack = async (link: PreviewLink) => {
    const done = await revoke(link)
    setAsking(null)
    if (done) setRevoked((before) => before + 1)
  }
  return (
    <>
      <Dialog
        open
        className={styles.dialog}
        title={text.title}
        intro={text.draft}
        closeLabel={text.close}
        onClose={onClose}
      >
        <div className={ask.dialog}>
          {unsaved && <p className={shared.hint}>{text.unsaved}</p>}
          <form className={styles.form} noValidate onSubmit={submit}>
            <AdminField label={text.label} name="label" maxLength={previewLabelLimit} autoComplete="off" />
            <AdminField
              label={text.days}
              name="days"
              defaultValue={7}
              options={lifetimes.map((number) => (
                <option key={number} value={number}>
                  {text.daysLong({ days: number })}
                </option>
              ))}
            />
            <AdminButton
              type="submit"
              variant={made ? 'outline' : 'primary'}
              data-focus=""
              aria-disabled={busy || undefined}
            >
              {busy && !asking ? text.making : text.make}
            </AdminButton>
          </form>
          {problem && <Problem role="alert">{problem}</Problem>}
          {made && <MadeLink key={made.id} link={made} now={now} />}
          <section className={styles.list} aria-labelledby="preview-links">
            <h3 id="preview-links" ref={listHeading} tabIndex={-1}>
              {text.list}
            </h3>
            <p className={links === 'loading' ? shared.meta : visuallyHidden} role="status">
              {links === 'loading' ? text.loading : revoked > 0 && text.revoked}
            </p>
            {links === 'failed' && (
              <p className={styles.failed} role="alert">
                {text.failed}{' '}
                <button className={shared.link} type="button" onClick={load}>
                  {text.again}
                </button>
              </p>
            )}
            {typeof links !== 'string' && <LinkList links={links} now={now} onRevoke={setAsking} />}
          </section>
        </div>
      </Dialog>
      {asking && (
        <AskDialog
          title={text.ask.title}
          submit={text.ask.yes}
          cancel={text.ask.no}
          busyLabel={text.ask.busy}
          busy={busy}
          danger
          alert
          onSubmit={() => takeBack(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{text.ask.text({ name: asking.label || text.unnamed })}</p>
        </AskDialog>
      )}
    </>
  )
}

function MadeLink({ link, now }: { link: PreviewLink; now: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles.made} ref={box}>
      <label className={shared.label} htmlFor="preview-url">
        {text.made}
      </label>
      <div className={styles.copyRow}>
        <input
          className={`${shared.control} ${styles.url}`}
          id="preview-url"
          readOnly
          value={link.url}
          aria-describedby="preview-ends"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton url={link.url} variant="primary" />
      </div>
      <p className={shared.meta} id="preview-ends">
        {text.ends({ when: momentInSentence(Date.parse(link.expiresAt), now) })}
      </p>
    </div>
  )
}
