import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestPreviewDays, type PreviewLink, previewLabelLimit } from '#domain/posts/preview.schema.ts'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { momentInSentence } from '#renderer/ui/studio/moments.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { RemoveDialog } from '../dialogs.tsx'
import { intro } from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { CopyButton } from './copy-button.tsx'
import { LinkList } from './link-list.tsx'
import * as styles from './share-dialog.css.ts'
import { useLinks } from './use-links.ts'

type ShareDialogProps = {
  postId: string
  /** What the link is to show; null: the post as it is saved. `what`: "the version of yesterday 17:40". */
  version: { commit: string; what: string } | null
  /** There is typing that no save holds. */
  unsaved?: boolean
  /** Asks to sign in again, where that can be done; else the answer says so. */
  onSignedOut?: () => void
  onClose: () => void
}

const lifetimes = [1, 3, 7, 14, longestPreviewDays]

/** Makes preview links, and takes them back. */
export function ShareDialog({ postId, version, unsaved = false, onSignedOut, onClose }: ShareDialogProps) {
  const { links, made, problem, busy, load, make, revoke } = useLinks(postId, onSignedOut)
  const [label, setLabel] = useState('')
  const [days, setDays] = useState(7)
  const [asking, setAsking] = useState<PreviewLink | null>(null)
  const [said, setSaid] = useState('')
  const [revoked, setRevoked] = useState(0)
  const [now] = useState(() => Date.now())
  const madeBox = useRef<HTMLDivElement>(null)
  const listHeading = useRef<HTMLHeadingElement>(null)

  // The next thing to do with a new link is to copy it
  useEffect(() => {
    if (made) madeBox.current?.querySelector('button')?.focus()
  }, [made])

  // The button that asked is gone, and the question with it
  useEffect(() => {
    if (revoked > 0) listHeading.current?.focus()
  }, [revoked])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSaid('')
    if (await make({ commit: version?.commit ?? null, days, label })) setLabel('')
  }
  const takeBack = async (link: PreviewLink) => {
    const done = await revoke(link)
    setAsking(null)
    if (!done) return
    setSaid(text.revoked)
    setRevoked((before) => before + 1)
  }

  return (
    <>
      <Modal
        title={version ? text.titleVersion : text.title}
        look="share"
        closeLabel={text.close}
        onClose={onClose}
      >
        <p className={intro}>{version ? text.version({ what: version.what }) : text.draft}</p>
        {unsaved && !version && <p className={shared.hint}>{text.unsaved}</p>}
        <form className={styles.form} noValidate onSubmit={submit}>
          <AdminField
            label={text.label}
            value={label}
            maxLength={previewLabelLimit}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
          <div className={shared.field}>
            <label className={shared.label} htmlFor="preview-days">
              {text.days}
            </label>
            <div className={shared.selectBox}>
              <select
                className={shared.control}
                id="preview-days"
                value={days}
                onChange={(event) => setDays(Number(event.target.value))}
              >
                {lifetimes.map((number) => (
                  <option key={number} value={number}>
                    {text.daysLong({ days: number })}
                  </option>
                ))}
              </select>
              <ChevronDownIcon />
            </div>
          </div>
          <AdminButton
            type="submit"
            variant={made ? 'outline' : 'primary'}
            data-focus=""
            aria-disabled={busy || undefined}
          >
            {busy && !asking ? text.making : text.make}
          </AdminButton>
        </form>
        {problem && (
          <p className={shared.error} role="alert">
            <AlertIcon className={shared.remarkIcon} />
            {problem}
          </p>
        )}
        {made && (
          <div className={styles.made} ref={madeBox}>
            <label className={shared.label} htmlFor="preview-url">
              {text.made}
            </label>
            <div className={styles.copyRow}>
              <input
                className={`${shared.control} ${styles.url}`}
                id="preview-url"
                readOnly
                value={made.url}
                aria-describedby="preview-ends"
                onFocus={(event) => event.target.select()}
              />
              <CopyButton key={made.id} url={made.url} variant="primary" />
            </div>
            <p className={shared.meta} id="preview-ends">
              {text.ends({ when: momentInSentence(Date.parse(made.expiresAt), now) })}
            </p>
          </div>
        )}
        <section className={styles.list} aria-labelledby="preview-links">
          <h3 id="preview-links" ref={listHeading} tabIndex={-1}>
            {text.list}
          </h3>
          <p className={visuallyHidden} role="status">
            {links === 'loading' ? text.loading : said}
          </p>
          {links === 'loading' && (
            <p className={shared.meta} aria-hidden="true">
              {text.loading}
            </p>
          )}
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
      </Modal>
      {asking && (
        <RemoveDialog
          words={text.ask}
          text={text.ask.text({ name: asking.label || text.unnamed })}
          busy={busy}
          onConfirm={() => takeBack(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
