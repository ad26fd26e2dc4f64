import { type FormEvent, useId, useRef, useState } from 'react'
import type { LinkingPost, LinksChoice } from '#domain/posts/linking.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminButton, AdminField, StateChip } from '#renderer/admin/controls.tsx'
import { ExternalIcon } from '#renderer/admin/icons.tsx'
import { link } from '#renderer/admin/shared.css.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { actions, form, intro } from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { option, optionName } from '../publishing/publish-panel.css.ts'
import * as styles from './linking-dialog.css.ts'
import type { LinkingKind, LinkingQuestion } from './linking-question.ts'

const text = editorText.linking

type LinkingDialogProps = {
  question: LinkingQuestion
  /** Proposed where an address is asked for. */
  targets: readonly { address: string; title: string }[]
  busy: boolean
  /** What is wrong with the address that was sent. */
  fault: string | null
  onConfirm: (choice: LinksChoice) => void
  onClose: () => void
}

const choicesOf: Record<LinkingKind, readonly LinksChoice['do'][]> = {
  delete: ['unlink', 'lead', 'leave'],
  unpublish: ['leave', 'unlink', 'lead'],
  rename: ['follow', 'leave'],
}

/** As many are listed; a dialog is no place to read more. */
const mostListed = 50

/** Asks what becomes of the links to a post that is deleted, unpublished or renamed. */
export function LinkingDialog({ question, targets, busy, fault, onConfirm, onClose }: LinkingDialogProps) {
  const { kind, title, posts } = question
  const choices = choicesOf[kind]
  const [chosen, setChosen] = useState<LinksChoice['do']>(choices[0] ?? 'leave')
  const [to, setTo] = useState('')
  /** The address that was missing, or that the server refused. */
  const [refused, setRefused] = useState<string | null>(null)
  const address = useRef<HTMLInputElement>(null)
  const id = useId()
  const words = text[kind]
  const error =
    refused === null || refused !== to
      ? undefined
      : refused.trim() === ''
        ? text.noAddress
        : (fault ?? undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (chosen !== 'lead') {
      onConfirm({ do: chosen })
      return
    }
    setRefused(to)
    if (to.trim() === '') address.current?.focus()
    else onConfirm({ do: 'lead', to: to.trim() })
  }
  return (
    <Modal title={words.title} look="share" alert onClose={onClose}>
      <p className={intro}>{words.text({ title })}</p>
      <form className={form} noValidate onSubmit={submit}>
        <h3 className={styles.heading} id={`${id}-posts`}>
          {text.heading({ posts: posts.length })}
        </h3>
        {/* Scrolls by keyboard: its links take the focus */}
        <ul className={styles.posts} aria-labelledby={`${id}-posts`}>
          {posts.slice(0, mostListed).map((post) => (
            <Row key={post.id} post={post} />
          ))}
          {posts.length > mostListed && (
            <li className={styles.post}>{text.more({ posts: posts.length - mostListed })}</li>
          )}
        </ul>
        <fieldset className={styles.options}>
          <legend>{text.what}</legend>
          {choices.map((choice) => (
            <div className={option} key={choice} data-chosen={choice === chosen ? '' : undefined}>
              <input
                type="radio"
                name={`${id}-links`}
                id={`${id}-${choice}`}
                checked={choice === chosen}
                aria-describedby={`${id}-${choice}-means`}
                data-focus={choice === choices[0] ? '' : undefined}
                onChange={() => setChosen(choice)}
              />
              <label className={optionName} htmlFor={`${id}-${choice}`}>
                {text.choices[choice]}
              </label>
              <p className={styles.meaning} id={`${id}-${choice}-means`}>
                {choice === 'leave' ? words.leave : text.means[choice]}
              </p>
              {choice === 'lead' && chosen === 'lead' && (
                <div className={styles.target}>
                  <AdminField
                    label={text.address}
                    ref={address}
                    value={to}
                    error={error}
                    maxLength={2000}
                    autoComplete="off"
                    spellCheck={false}
                    placeholder="/blog/"
                    list={`${id}-targets`}
                    onChange={(event) => setTo(event.target.value)}
                  />
                  <datalist id={`${id}-targets`}>
                    {targets.map((one) => (
                      <option key={one.address} value={one.address} label={one.title || one.address} />
                    ))}
                  </datalist>
                </div>
              )}
            </div>
          ))}
        </fieldset>
        <div className={actions}>
          <AdminButton onClick={onClose}>{text.no}</AdminButton>
          <AdminButton
            type="submit"
            variant={kind === 'rename' ? 'primary' : 'danger'}
            aria-disabled={busy || undefined}
          >
            {busy ? words.busy : words.yes}
          </AdminButton>
        </div>
      </form>
    </Modal>
  )
}

function Row({ post }: { post: LinkingPost }) {
  const quoted = [
    ...new Set(post.links.map(({ words }) => text.words({ words: words.trim() || text.noWords }))),
  ]
  return (
    <li className={styles.post}>
      <a
        className={`${link} ${styles.open}`}
        href={`/admin/posts/${encodeURIComponent(post.id)}`}
        target="_blank"
        rel="noreferrer"
      >
        {post.title}
        <ExternalIcon />
        <span className={visuallyHidden}>{editorText.list.newTab}</span>
      </a>
      <StateChip state={post.state} />
      <span className={styles.words}>{quoted.join(', ')}</span>
      {post.isBroken && <span className={styles.words}>{text.broken}</span>}
    </li>
  )
}
