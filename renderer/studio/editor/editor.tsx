import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import { editorText as text } from '#locales/en/studio-editor.ts'
import type { Post } from '#server/content/post.schema.ts'
import type { PictureFile } from '#server/uploads/media.schema.ts'
import { showToast } from '../../forms/toasts.ts'
import { scriptOnly } from '../../theme/layout.css.ts'
import { AlertIcon, ArrowLeftIcon } from '../../ui/icons.tsx'
import { Segments, StateChip } from '../controls.tsx'
import { StudioFrame } from '../frame.tsx'
import { momentInWords } from '../moments.ts'
import { tool } from '../studio.css.ts'
import * as api from './api.ts'
import type { Check } from './checklist.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Details, TitleField } from './details.tsx'
import { currentNewKey, dropCopy, freshNewKey, setNewKey } from './device-copy.ts'
import { DeleteDialog, LeaveDialog } from './dialogs.tsx'
import * as styles from './editor.css.ts'
import { EditorActions } from './editor-actions.tsx'
import { FaqFields } from './faq-fields.tsx'
import {
  emptyFields,
  type FieldErrors,
  type FieldName,
  type Fields,
  fieldsOf,
  isEmpty,
  sameText,
  type TextField,
} from './fields.ts'
import * as form from './form.css.ts'
import { ImageField } from './image-field.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { type ListedPost, listedPost, slugNote, stateOf } from './list.ts'
import { Notices } from './notices.tsx'
import { leaveNote, takeNote } from './passing-note.ts'
import { PostRail } from './post-rail.tsx'
import { hostOf, noteAt, Preview } from './preview.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { lineAt } from './reading.ts'
import { SaveStatus } from './save-status.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useCompany } from './use-company.ts'
import { useExtract } from './use-extract.ts'
import { useProof } from './use-proof.ts'
import { type Recovered, useRecovery } from './use-recovery.ts'
import { fieldsAfter, type SaveRequest, useSaving } from './use-saving.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStable } from './use-stable.ts'
import { useTypingKeeper } from './use-typing-keeper.ts'
import { useUpload } from './use-upload.ts'
import { Writing } from './writing.tsx'

export type EditorScreenProps = {
  member: { name: string; email: string }
  toAnswer: number
  posts: ListedPost[]
  /** Null in create mode. */
  post: Post | null
  /** Of its image. */
  picture: PictureFile | null
  /** A post was asked for that is not there. */
  missing: boolean
  origin: string
  /** When the server wrote the page (ms). */
  now: number
}

/** The list of posts and the form beside it: for a new post, or for one that is edited (spec §2). */
export function EditorScreen(props: EditorScreenProps) {
  // A new post after a new post is another form
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  return <Editor key={`${props.post?.id ?? 'new'} ${round}`} {...props} onAgain={again} />
}

type Pane = 'write' | 'details' | 'preview'

function Editor(props: EditorScreenProps & { onAgain: () => void }) {
  const { member, origin, now, onAgain } = props
  const [note] = useState(() => (typeof document === 'undefined' ? null : takeNote()))
  const [post, setPost] = useState(props.post)
  const stored = useMemo(() => (post ? fieldsOf(post) : emptyFields), [post])
  const [fields, setFields] = useState(stored)
  const [baseRevision, setBaseRevision] = useState(post?.revision ?? null)
  const [draftKey, setDraftKey] = useState(post?.id ?? null)
  const [view, setView] = useState<'list' | 'work'>(post || note?.kind === 'new' ? 'work' : 'list')
  const [pane, setPane] = useState<Pane>('write')
  const [panel, setPanel] = useState<'now' | 'later' | null>(null)
  const [deleting, setDeleting] = useState<ListedPost | null>(null)
  const [leaving, setLeaving] = useState<{ href: string; risky: boolean } | null>(null)
  const [recovered, setRecovered] = useState<Recovered | null>(null)
  const [why, setWhy] = useState(true)
  const [caretLine, setCaretLine] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [savedRow, setSavedRow] = useState<ListedPost | null>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)

  const keeper = useTypingKeeper({
    key: draftKey,
    fields,
    stored,
    baseRevision,
    savedAt: note?.kind === 'saved' ? note.at : null,
  })
  const company = useCompany(draftKey)
  const { ready } = useRecovery({
    key: draftKey,
    stored,
    onRecovered(found) {
      if (!found.onDevice) keeper.adopt(found.fields)
      setFields(found.fields)
      if (post) setBaseRevision(found.baseRevision ?? post.revision)
      setRecovered(found)
    },
  })

  // ---- What follows the typing at a distance ----

  const posts = useMemo(() => {
    if (!savedRow) return props.posts
    const others = props.posts.filter(({ id }) => id !== savedRow.id)
    return others.length === props.posts.length
      ? [savedRow, ...others]
      : props.posts.map((one) => (one.id === savedRow.id ? savedRow : one))
  }, [props.posts, savedRow])
  const id = post?.id ?? null
  const proof = useProof({ fields, caretLine, posts, id, origin })
  const { late, reading, slug, currentErrors, faults, checks, passed, toFix, words, minutes, place } = proof
  const state = stateOf(post, now)
  const errors: FieldErrors = tried ? { ...currentErrors, ...serverErrors } : serverErrors

  // ---- Fields ----

  const setField = useCallback((name: TextField, value: string) => {
    setFields((before) => ({ ...before, [name]: value }))
    setServerErrors(({ [name]: _, ...others }) => others)
  }, [])
  const setContent = useCallback((value: string) => setField('content', value), [setField])
  const focusField = useCallback((name: FieldName) => {
    setView('work')
    setPane(name === 'title' || name === 'content' ? 'write' : 'details')
    const ids =
      name === 'faq' ? ['post-faq', 'faq-add'] : name === 'image' ? ['post-image-button'] : [`post-${name}`]
    afterPaint(() => {
      const field = ids.map((one) => document.getElementById(one)).find((one) => one !== null)
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    })
  }, [])
  const goToText = useCallback((start: number, end: number, { focus = true } = {}) => {
    setView('work')
    setPane('write')
    afterPaint(() => {
      const area = textarea.current
      if (!area) return
      if (focus) area.focus({ preventScroll: true })
      area.setSelectionRange(start, end)
      const line = lineAt(area.value, start)
      setCaretLine(line)
      area.previousElementSibling
        ?.querySelectorAll(`.${form.line}`)
        [line]?.scrollIntoView({ block: 'center' })
    })
  }, [])
  const goToCheck = (check: Check) => {
    setPanel(null)
    if (check.range) goToText(...check.range)
    else focusField(check.field)
  }
  const goToChecklist = () => {
    setView('work')
    setPane('details')
    afterPaint(() => {
      const heading = document.getElementById('checklist')
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    })
  }

  // ---- Saving ----

  const toCreateMode = useCallback(async () => {
    if (location.pathname === '/admin') {
      await reload()
      onAgain()
    } else await navigate('/admin')
  }, [onAgain])

  const saving = useSaving({
    post,
    fields,
    baseRevision,
    member,
    onInvalid(found) {
      setTried(true)
      setServerErrors(found)
      const order = [
        'title',
        'content',
        'description',
        'category',
        'readTime',
        'slug',
        'image',
        'imageAlt',
        'faq',
      ] as const
      const first = order.find((name) => found[name] !== undefined)
      if (first) focusField(first)
    },
    async onSaved(saved, sent, request) {
      setPanel(null)
      setRecovered(null)
      if (!request.stay) {
        leaveNote({ kind: 'saved', id: saved.id })
        await keeper.settle({ version: true, ends: true })
        if (!post) freshNewKey()
        await toCreateMode()
        return
      }
      const settled = keeper.settle({ version: true })
      if (!post) {
        freshNewKey()
        history.replaceState(history.state, '', `/admin/posts/${encodeURIComponent(saved.id)}`)
      }
      setPost(saved)
      setBaseRevision(saved.revision)
      setDraftKey(saved.id)
      setFields((current) => fieldsAfter(current, sent, saved))
      setSavedRow(listedPost(saved, Date.now()))
      setTried(false)
      await settled
    },
  })

  /** Errors of the checklist hold what would be public at once. */
  const savePublic = (request: SaveRequest) => {
    if (toFix.length > 0) {
      setTried(true)
      goToChecklist()
    } else void saving.save(request)
  }
  const saveDraft = (stay: boolean) => void saving.save({ published: false, stay })
  const publish = (at: number | null) => {
    const was = post?.publishedAt ? Date.parse(post.publishedAt) : Number.NaN
    const moment =
      at !== null ? new Date(at).toISOString() : was > Date.now() ? new Date().toISOString() : undefined
    savePublic({
      published: true,
      ...(moment !== undefined && { publishedAt: moment }),
      stay: false,
      say:
        at === null
          ? text.save.live
          : text.save.liveAt(momentInWords(new Date(at).toISOString(), Date.now())),
    })
  }
  const unpublish = () =>
    void saving.save({
      published: false,
      ...(state === 'scheduled' && { publishedAt: null }),
      stay: false,
      say: text.save.unpublished,
    })
  const publishOrUpdate = () => {
    if (state === 'draft') setPanel('now')
    else savePublic({ stay: false })
  }

  // ---- Smart Extract and pictures ----

  const { filled, offers, extracting, extract, takeOffer, forgetExtract } = useExtract({
    fields,
    setFields,
    onEmpty() {
      setServerErrors({ content: text.extract.empty })
      focusField('content')
    },
    onSignedOut: saving.askToSignIn,
    onFailed: saving.setProblem,
  })
  const { picture, uploading, uploadProblem, upload } = useUpload({
    image: late.image,
    known: props.post?.image ? { value: props.post.image, picture: props.picture } : null,
    onSignedOut: saving.askToSignIn,
    onUploaded(path) {
      setField('image', path)
      focusField('imageAlt')
    },
  })

  // ---- Coming and going ----

  useEffect(() => {
    if (!draftKey) setDraftKey(currentNewKey())
  }, [draftKey])
  const greeted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new list may come a moment after the new form
  useEffect(() => {
    if (note?.kind !== 'saved' || greeted.current) return
    const row = document.getElementById(`row-${note.id}`)
    row?.focus()
    greeted.current = row !== null
  }, [note, posts])
  useEffect(() => {
    if (note?.kind === 'new') afterPaint(() => document.getElementById('post-title')?.focus())
  }, [note])
  useEffect(() => {
    if (props.missing) showToast({ kind: 'error', title: text.save.errorTitle, text: text.save.noneSelected })
  }, [props.missing])

  const newPost = useStable(() => {
    if (!post && isEmpty(fields)) {
      setView('work')
      setPane('write')
      afterPaint(() => document.getElementById('post-title')?.focus())
      return
    }
    leaveNote({ kind: 'new' })
    if (post) void navigate('/admin')
    else {
      freshNewKey()
      onAgain()
    }
  })
  const goOn = useStable((key: string) => {
    setNewKey(key)
    leaveNote({ kind: 'new' })
    if (post) void navigate('/admin')
    else onAgain()
  })
  const discard = useStable(async (key: string) => {
    dropCopy(key)
    await api.deleteDraft(key)
    await company.look()
  })
  const cancel = () => {
    if (sameText(fields, stored)) void navigate('/admin')
    else setLeaving({ href: '/admin', risky: false })
  }
  const dropTyping = async () => {
    setRecovered(null)
    setFields(stored)
    forgetExtract()
    if (post) setBaseRevision(post.revision)
  }
  useLeaveGuard(keeper.isSafe, (href) => setLeaving({ href, risky: true }))

  const onKey = useShortcuts({
    newPost,
    find: () => {
      setView('list')
      document.getElementById('find-post')?.focus()
    },
    saveDraft: () => (state === 'draft' ? saveDraft(true) : savePublic({ stay: true })),
    publish: publishOrUpdate,
    extract,
    why: () => setWhy((before) => !before),
  })
  const onCaret = useCallback((start: number) => {
    setCaretLine(lineAt(textarea.current?.value ?? '', start))
  }, [])
  const onPick = useStable((index: number) => {
    const block = reading.blocks[index]
    const area = textarea.current
    if (!block || !area) return
    const start = area.value.split('\n').slice(0, block.from).join('\n').length + (block.from > 0 ? 1 : 0)
    if (matchMedia('(max-width: 48rem)').matches) setCaretLine(block.from)
    else goToText(start, start)
  })

  // ---- The screen ----

  const others = keeper.others.length > 0 ? keeper.others : company.others
  const names = [...new Set(others.map(({ name }) => name))]
  const actions = {
    id,
    state,
    busy: saving.busy,
    ready,
    onCancel: cancel,
    onSaveDraft: () => saveDraft(false),
    onUnpublish: unpublish,
    onPublish: publishOrUpdate,
    onMore: () => setPanel(state === 'published' ? 'now' : 'later'),
  }
  const suggestions = { fields, errors, onField: setField, filled, offers, onUse: takeOffer }
  const idle = post ? text.autosave.asSaved(momentInWords(post.updatedAt, now)) : text.autosave.notYet
  const rail = (
    <PostRail
      posts={posts}
      currentId={id}
      unfinished={company.unfinished}
      open={company.open}
      onNew={newPost}
      onDelete={setDeleting}
      onGoOn={goOn}
      onDiscard={discard}
    />
  )
  return (
    <StudioFrame
      place="posts"
      member={member}
      toAnswer={props.toAnswer}
      {...(view === 'work' && {
        dock: (
          <section className={`${styles.dock} ${scriptOnly}`} aria-label={text.actions.label}>
            <EditorActions place="dock" {...actions} />
          </section>
        ),
      })}
    >
      <main
        className={styles.screen}
        id="content"
        tabIndex={-1}
        data-view={view}
        aria-label={post ? text.heading.edit : text.heading.create}
      >
        {rail}
        <div className={styles.work}>
          <div className={styles.head}>
            {post ? (
              <a className={`${tool} ${styles.back}`} href="/admin" aria-label={text.list.allPosts}>
                <ArrowLeftIcon />
              </a>
            ) : (
              <button
                className={`${tool} ${styles.back}`}
                type="button"
                aria-label={text.list.allPosts}
                onClick={() => setView('list')}
              >
                <ArrowLeftIcon />
              </button>
            )}
            <div className={styles.headText}>
              <div className={styles.titleRow}>
                <h1>{post ? text.heading.edit : text.heading.create}</h1>
                <StateChip state={state} pill />
                {names.length > 0 && (
                  <span className={styles.others} role="status">
                    {text.autosave.others(text.autosave.is(names.join(text.autosave.and), names.length > 1))}
                  </span>
                )}
              </div>
              <SaveStatus state={keeper.state} onSignIn={saving.askToSignIn} idle={idle} />
            </div>
            {toFix.length > 0 && !isEmpty(late) && (
              <button className={styles.need} type="button" onClick={goToChecklist}>
                <AlertIcon />
                {text.actions.toFix(toFix.length)}
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
                  setPane(chosen)
                  scrollTo(0, 0)
                }}
              />
            </div>
          </div>
          <div className={styles.panes} data-pane={pane}>
            <form
              className={form.form}
              aria-label={post ? text.heading.edit : text.heading.create}
              onSubmit={(event) => event.preventDefault()}
            >
              <fieldset className={form.all} disabled={!ready}>
                <Notices
                  missing={props.missing}
                  problem={saving.problem}
                  merged={saving.merged}
                  recovered={recovered}
                  changedSince={
                    recovered !== null &&
                    post !== null &&
                    recovered.baseRevision !== null &&
                    recovered.baseRevision !== post.revision
                  }
                  isNew={post === null}
                  onKeep={() => setRecovered(null)}
                  onDrop={dropTyping}
                />
                <div className={form.write}>
                  <TitleField {...suggestions} />
                  <Writing
                    value={fields.content}
                    onChange={setContent}
                    onCaret={onCaret}
                    textareaRef={textarea}
                    reading={reading}
                    current={place}
                    where={place ? text.preview.place(noteAt(place, reading)?.name ?? '') : ''}
                    brokenLinks={proof.brokenLinks}
                    words={words}
                    minutes={minutes}
                    error={errors.content}
                    extracting={extracting}
                    onExtract={extract}
                  />
                </div>
                <div className={form.details}>
                  <Details
                    {...suggestions}
                    words={words}
                    minutes={minutes}
                    address={text.slugHelp(hostOf(origin))}
                    slug={slug}
                    slugNote={slugNote({ slug, typed: late.slug, posts, post })}
                  />
                  <ImageField
                    fields={fields}
                    errors={errors}
                    onField={setField}
                    uploading={uploading}
                    problem={uploadProblem}
                    onFile={upload}
                  />
                  <FaqFields
                    entry={fields}
                    onChange={(entry) => setFields((before) => ({ ...before, ...faqPart(entry) }))}
                    error={errors.faq}
                  />
                  <ChecklistCard checks={checks} passed={passed} onGo={goToCheck} />
                </div>
              </fieldset>
            </form>
            <Preview
              fields={late}
              reading={reading}
              slug={slug}
              picture={picture}
              date={post?.publishedAt ?? post?.createdAt ?? new Date(now).toISOString()}
              updatedAt={post?.updatedAt ?? null}
              current={place}
              faults={faults}
              why={why}
              onWhy={setWhy}
              onPick={onPick}
              onKey={onKey}
              origin={origin}
            />
          </div>
        </div>
        {panel && (
          <PublishPanel
            errors={toFix}
            state={state}
            scheduled={state === 'scheduled' && post?.publishedAt ? Date.parse(post.publishedAt) : null}
            begin={panel}
            busy={saving.busy}
            onGo={goToCheck}
            onPublish={publish}
            onUnpublish={unpublish}
            onClose={() => setPanel(null)}
          />
        )}
        {deleting && (
          <DeleteDialog
            title={deleting.title}
            busy={saving.busy}
            onClose={() => setDeleting(null)}
            onDelete={async () => {
              const gone = await saving.remove(deleting.id)
              setDeleting(null)
              if (!gone) return
              if (deleting.id === id) {
                await keeper.settle({ version: false, ends: true })
                await navigate('/admin')
              } else {
                dropCopy(deleting.id)
                await reload()
                document.getElementById('find-post')?.focus()
              }
            }}
          />
        )}
        {leaving && (
          <LeaveDialog
            risky={leaving.risky}
            onStay={() => setLeaving(null)}
            onKeep={async () => {
              await keeper.flush()
              await navigate(leaving.href)
            }}
            onDrop={async () => {
              await keeper.settle({ version: false, ends: true })
              await navigate(leaving.href)
            }}
          />
        )}
        {saving.conflict && (
          <ConflictDialog
            conflicts={saving.conflict.conflicts}
            fitting={saving.conflict.fitting}
            other={saving.conflict.other}
            busy={saving.busy}
            onSave={saving.saveChosen}
            onClose={saving.closeConflict}
          />
        )}
        {saving.afterSignIn && (
          <SignInAgain
            email={member.email}
            onClose={saving.closeSignIn}
            onDone={() => {
              saving.closeSignIn()
              keeper.retry()
              saving.afterSignIn?.again?.()
            }}
          />
        )}
      </main>
    </StudioFrame>
  )
}

const faqPart = ({
  faqMode,
  faqRows,
  faqJson,
}: Fields | Pick<Fields, 'faqMode' | 'faqRows' | 'faqJson'>) => ({
  faqMode,
  faqRows,
  faqJson,
})

/** When what was asked for is on the screen. */
const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action))
}
