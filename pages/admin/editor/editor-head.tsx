import { editorText as text } from '#locales/en/admin-editor.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AlertIcon, ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { Segments, StateChip } from '#renderer/ui/studio/controls.tsx'
import { tool } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'
import { EditorActions, type EditorActionsProps } from './editor-actions.tsx'
import type { Autosave } from './saving/autosave.ts'
import { SaveStatus } from './saving/save-status.tsx'
import type { Pane } from './use-places.ts'

type EditorHeadProps = {
  isNew: boolean
  /** Names of who else types in this post. */
  autosave: Autosave
  /** What the status says while nothing is unsaved. */
  idle: string
  /** How many faults keep the post from being public. */
  toFix: number
  actions: Omit<EditorActionsProps, 'place'>
  pane: Pane
  onPane: (pane: Pane) => void
  onList: () => void
  onToFix: () => void
  onSignIn: () => void
}

/** What this is, whether it is saved, and what can be done with it. */
export function EditorHead(props: EditorHeadProps) {
  const { isNew, autosave, idle, toFix, actions, pane, onPane, onList, onToFix, onSignIn } = props
  const { state } = actions
  return (
    <div className={styles.head}>
      {isNew ? (
        <button
          className={`${tool} ${styles.back}`}
          type="button"
          aria-label={text.list.allPosts}
          onClick={onList}
        >
          <ArrowLeftIcon />
        </button>
      ) : (
        <a className={`${tool} ${styles.back}`} href="/admin" aria-label={text.list.allPosts}>
          <ArrowLeftIcon />
        </a>
      )}
      <div className={styles.headText}>
        <div className={styles.titleRow}>
          <h1>{isNew ? text.heading.create : text.heading.edit}</h1>
          <StateChip state={state} pill />
        </div>
        <SaveStatus state={autosave} onSignIn={onSignIn} idle={idle} />
      </div>
      {toFix > 0 && (
        <button className={styles.need} type="button" onClick={onToFix}>
          <AlertIcon />
          {text.actions.toFix({ number: toFix })}
        </button>
      )}
      <div className={`${styles.actions} ${scriptOnly}`}>
        <EditorActions place="head" {...actions} />
      </div>
      <div className={`${styles.paneTabs} ${scriptOnly}`}>
        <Segments
          label={text.panes.label}
          options={[
            { value: 'write', label: text.panes.write },
            { value: 'details', label: text.panes.details },
            { value: 'preview', label: text.panes.preview },
          ]}
          value={pane}
          onChange={(chosen) => {
            onPane(chosen)
            scrollTo(0, 0)
          }}
        />
      </div>
    </div>
  )
}
