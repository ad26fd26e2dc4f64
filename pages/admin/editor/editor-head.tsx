import { editorText as text } from '#locales/en/admin-editor.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AlertIcon, ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { Segments, StateChip } from '#renderer/ui/studio/controls.tsx'
import { tool } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './editor.css.ts'
import { EditorActions } from './editor-actions.tsx'
import { isEmpty } from './fields.ts'
import { SaveStatus } from './saving/save-status.tsx'
import type { Editor } from './use-editor.ts'

const panes = (['write', 'details', 'preview'] as const).map((value) => ({ value, label: text.panes[value] }))

export function EditorHead({ editor }: { editor: Editor }) {
  const { post, places, proof } = editor
  const toFix = isEmpty(proof.late) ? 0 : proof.toFix.length
  const back = { className: `${tool} ${styles.back}`, 'aria-label': text.list.allPosts }
  return (
    <div className={styles.head}>
      {post ? (
        <a {...back} href="/admin">
          <ArrowLeftIcon />
        </a>
      ) : (
        <button {...back} type="button" onClick={() => places.setView('list')}>
          <ArrowLeftIcon />
        </button>
      )}
      <div className={styles.headText}>
        <div className={styles.titleRow}>
          <h1>{post ? text.heading.edit : text.heading.create}</h1>
          <StateChip state={editor.state} pill />
        </div>
        <SaveStatus editor={editor} />
      </div>
      {toFix > 0 && (
        <button className={styles.need} type="button" onClick={places.goToChecklist}>
          <AlertIcon />
          {text.actions.toFix({ number: toFix })}
        </button>
      )}
      <div className={`${styles.actions} ${scriptOnly}`}>
        <EditorActions place="head" editor={editor} />
      </div>
      <div className={`${styles.paneTabs} ${scriptOnly}`}>
        <Segments
          label={text.panes.label}
          options={panes}
          value={places.pane}
          onChange={(chosen) => {
            places.setPane(chosen)
            scrollTo(0, 0)
          }}
        />
      </div>
    </div>
  )
}
