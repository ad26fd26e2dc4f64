import { type ReactNode, useId } from 'react'
import type { BrokenFile, LinkingPost } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton, StateChip } from '#renderer/ui/studio/controls.tsx'
import { icon, link } from '#renderer/ui/studio/shared.css.ts'
import { TrashIcon } from './icons.tsx'
import * as styles from './modal.css.ts'
import { Modal } from './modal.tsx'

type AlertDialogProps = {
  words: { title: string; yes: string; no: string }
  busy?: boolean
  /** On the button meanwhile. */
  busyWord?: string | undefined
  icon?: ReactNode
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

function AlertDialog({
  words,
  busy = false,
  busyWord,
  icon,
  onConfirm,
  onClose,
  children,
}: AlertDialogProps) {
  return (
    <Modal title={words.title} alert onClose={onClose}>
      {children}
      <div className={styles.actions}>
        <AdminButton data-focus="" onClick={onClose}>
          {words.no}
        </AdminButton>
        <AdminButton variant="danger" aria-disabled={busy || undefined} onClick={() => !busy && onConfirm()}>
          {icon}
          {busy ? busyWord : words.yes}
        </AdminButton>
      </div>
    </Modal>
  )
}

type RemoveDialogProps = Pick<AlertDialogProps, 'busy' | 'onConfirm' | 'onClose'> & {
  words: AlertDialogProps['words'] & { busy?: string }
  /** What will be gone, in a sentence. */
  text: string
  /** Posts whose links will be dead. */
  linking?: readonly LinkingPost[]
}

/** Asks before something is deleted or unpublished. */
export function RemoveDialog({ words, text, linking = [], ...alert }: RemoveDialogProps) {
  return (
    <AlertDialog {...alert} words={words} busyWord={words.busy} icon={<TrashIcon className={icon} />}>
      <p className={styles.intro}>{text}</p>
      {linking.length > 0 && <LinkingPosts posts={linking} />}
    </AlertDialog>
  )
}

function LinkingPosts({ posts }: { posts: readonly LinkingPost[] }) {
  const text = editorText.linking
  const id = useId()
  return (
    <>
      <p id={id}>{text.heading({ posts: posts.length })}</p>
      {/* Scrolls by keyboard: its links take the focus */}
      <ul className={styles.linking} aria-labelledby={id}>
        {posts.map((post) => (
          <li key={post.id}>
            <a
              className={link}
              href={`/admin/posts/${encodeURIComponent(post.id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {post.title}
              <span className={visuallyHidden}> {editorText.list.newTab}</span>
            </a>
            <StateChip state={post.state} />
          </li>
        ))}
      </ul>
    </>
  )
}

type BrokenFileDialogProps = {
  broken: BrokenFile
  busy: boolean
  onReplace: () => void
  onClose: () => void
}

/** A save met a file that a hand has left with a fault: nothing is written over it unasked. */
export function BrokenFileDialog({ broken, busy, onReplace, onClose }: BrokenFileDialogProps) {
  const text = editorText.brokenFile
  return (
    <AlertDialog
      words={text}
      busy={busy}
      busyWord={editorText.actions.saving}
      onConfirm={onReplace}
      onClose={onClose}
    >
      <p className={styles.intro}>{text.text({ file: broken.file })}</p>
      <ul className={styles.faults}>
        {broken.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <b>{field}</b>: {message}
          </li>
        ))}
      </ul>
      <p className={styles.intro}>{text.advice}</p>
    </AlertDialog>
  )
}

type LeaveDialogProps = {
  /** Nobody keeps what was typed last. */
  risky: boolean
  onKeep: () => void
  onDrop: () => void
  onStay: () => void
}

export function LeaveDialog({ risky, onKeep, onDrop, onStay }: LeaveDialogProps) {
  const text = editorText.leave
  return (
    <Modal title={text.title} alert onClose={onStay}>
      <p className={styles.intro}>{risky ? text.risky : text.text}</p>
      <div className={styles.actions}>
        <AdminButton data-focus="" onClick={onStay}>
          {text.stay}
        </AdminButton>
        <AdminButton variant="danger" onClick={onDrop}>
          {text.drop}
        </AdminButton>
        {!risky && (
          <AdminButton variant="primary" onClick={onKeep}>
            {text.keep}
          </AdminButton>
        )}
      </div>
    </Modal>
  )
}
