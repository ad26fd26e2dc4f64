import { useCallback, useState } from 'react'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminFrame } from '../frame/frame.tsx'
import { ChecklistCard } from './checks/checklist-card.tsx'
import { Details, TitleField } from './details.tsx'
import * as styles from './editor.css.ts'
import { EditorActions } from './editor-actions.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHead } from './editor-head.tsx'
import { FaqFields } from './faq/faq-fields.tsx'
import * as form from './form.css.ts'
import { Notices } from './notices.tsx'
import { ImageField } from './pictures/image-field.tsx'
import { PostRail } from './post-rail.tsx'
import { Preview } from './preview/preview.tsx'
import type { EditorScreenProps } from './screen-of.ts'
import { type Editor, useEditor } from './use-editor.ts'
import { Writing } from './writing.tsx'

/** The list of posts and, beside it, the form for a new or an existing post (R106). */
export function EditorScreen(screen: EditorScreenProps) {
  // Each new post gets a new form
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  return <EditorPage key={`${screen.post?.id ?? 'new'} ${round}`} screen={screen} onAgain={again} />
}

function EditorPage({ screen, onAgain }: { screen: EditorScreenProps; onAgain: () => void }) {
  const editor = useEditor(screen, onAgain)
  const { id, post, list, drafts, places, removals, proof } = editor
  return (
    <AdminFrame
      place="posts"
      member={screen.member}
      toAnswer={screen.toAnswer}
      stuck={screen.stuck}
      skip={{ id: 'post-form', label: text.skipToPost }}
      {...(places.view === 'work' && {
        dock: (
          <section className={`${styles.dock} ${scriptOnly}`} aria-label={text.actions.label}>
            <EditorActions place="dock" editor={editor} />
          </section>
        ),
      })}
    >
      <main
        className={styles.screen}
        id="content"
        tabIndex={-1}
        data-view={places.view}
        data-resting={editor.resting ? '' : undefined}
        aria-label={post ? text.heading.edit : text.heading.create}
      >
        <PostRail
          screen={screen}
          posts={list.posts}
          faultyFiles={list.faultyFiles}
          unfinished={drafts.unfinished}
          currentId={id}
          onNew={editor.newPost}
          onGoOn={editor.goOn}
          onRemove={removals.ask}
        />
        <div className={styles.work}>
          <EditorHead editor={editor} />
          <div className={styles.panes} data-pane={places.pane}>
            <Form editor={editor} />
            <Preview
              id={id ?? ''}
              proof={proof.shown}
              picture={editor.pictures.cover.picture}
              date={post?.publishedAt ?? post?.createdAt ?? new Date(list.now).toISOString()}
              updatedAt={post?.updatedAt ?? null}
              onPick={editor.onPick}
              onKey={editor.onKey}
              origin={screen.origin}
            />
          </div>
        </div>
        <EditorDialogs editor={editor} />
      </main>
    </AdminFrame>
  )
}

/** Disabled until earlier typing has been read, and without script. */
function Form({ editor }: { editor: Editor }) {
  return (
    <form
      className={form.form}
      id="post-form"
      tabIndex={-1}
      aria-label={editor.post ? text.heading.edit : text.heading.create}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={form.all} disabled={!editor.drafts.ready}>
        <Notices editor={editor} />
        <div className={form.write}>
          <TitleField editor={editor} />
          <Writing editor={editor} />
        </div>
        <div className={form.details}>
          <Details editor={editor} />
          <ImageField editor={editor} />
          <FaqFields
            entry={editor.fields}
            reading={editor.proof.reading}
            onChange={editor.change}
            error={editor.errors.faq}
          />
          <ChecklistCard editor={editor} />
        </div>
      </fieldset>
    </form>
  )
}
