import { useCallback, useEffect, useMemo, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { StuckChannel } from '#domain/leads/lead-views.ts'
import type { MediaImage, PictureFile } from '#domain/media/media.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import type { FaultyFile } from '#domain/posts/post-views.ts'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { mayUse } from '#domain/staff/roles.ts'
import type { StudioMember } from '#domain/staff/studio-member.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { AdminFrame } from '../frame/frame.tsx'
import { ChecklistCard } from './checks/checklist-card.tsx'
import { markdownSigns, withoutMarkdownSigns } from './checks/markdown-signs.ts'
import { readContent } from './checks/reading.ts'
import { useProof } from './checks/use-proof.ts'
import { Details, TitleField } from './details.tsx'
import * as styles from './editor.css.ts'
import { EditorActions } from './editor-actions.tsx'
import { EditorHead } from './editor-head.tsx'
import { useExtract } from './extract/use-extract.ts'
import type { FaqEntry } from './faq/faq.ts'
import { FaqFields } from './faq/faq-fields.tsx'
import {
  emptyFields,
  type FieldErrors,
  fieldsOf,
  firstFaulty,
  isEmpty,
  sameText,
  type TextField,
} from './fields.ts'
import { keepingFind } from './find-address.ts'
import * as form from './form.css.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { type ListedPost, listedAt, listedPost, momentsOf, slugNote, stateOf } from './list.ts'
import { Notices } from './notices.tsx'
import { leaveNote, takeNote } from './passing-note.ts'
import { ImageField } from './pictures/image-field.tsx'
import { PicturePicker } from './pictures/picture-picker.tsx'
import type { KnownPictures } from './pictures/use-pictures.ts'
import { useTextPictures } from './pictures/use-text-pictures.ts'
import { useUpload } from './pictures/use-upload.ts'
import { PostRail } from './post-rail.tsx'
import { hostOf, noteAt, Preview } from './preview/preview.tsx'
import { PublishPanel } from './publishing/publish-panel.tsx'
import { publishingOf } from './publishing/publishing.ts'
import { currentNewKey, freshNewKey, setNewKey } from './saving/device-copy.ts'
import { LeaveQuestion, type Leaving, SavingDialogs } from './saving/saving-dialogs.tsx'
import { useArrival } from './saving/use-arrival.ts'
import { type Recovered, useRecovery } from './saving/use-recovery.ts'
import { fieldsAfter, useSaving } from './saving/use-saving.ts'
import { useTypingKeeper } from './saving/use-typing-keeper.ts'
import { useUnfinished } from './saving/use-unfinished.ts'
import { ShareDialog } from './sharing/share-dialog.tsx'
import { useClock } from './use-clock.ts'
import { usePlaces } from './use-places.ts'
import { useRemovals } from './use-removals.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useStable } from './use-stable.ts'
import { Writing } from './writing.tsx'

export type EditorScreenProps = {
  member: StudioMember
  toAnswer: number
  stuck: readonly StuckChannel[]
  posts: ListedPost[]
  /** Words of the address that the list is narrowed to. */
  find: string
  /** Deleted posts that can come back; null while that is not known. */
  deleted: number | null
  faultyFiles: FaultyFile[]
  /** Of the owner: a link to one leads somewhere. */
  redirects: readonly RedirectRule[]
  /** Null in create mode. */
  post: Post | null
  /** Of its image. */
  picture: PictureFile | null
  /** Of its text. */
  pictures: KnownPictures
  /** The requested post does not exist. */
  missing: boolean
  origin: string
  /** When the server wrote the page (ms). */
  now: number
}

/** The list of posts and the form beside it: for a new post, or for one that is edited (R106). */
export function EditorScreen(props: EditorScreenProps) {
  // A new post after a new post is another form
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  return <Editor key={`${props.post?.id ?? 'new'} ${round}`} {...props} onAgain={again} />
}

function Editor(props: EditorScreenProps & { onAgain: () => void }) {
  const { member, origin, onAgain } = props
  const [note] = useState(() => (typeof document === 'undefined' ? null : takeNote()))
  const [post, setPost] = useState(props.post)
  const stored = useMemo(() => (post ? fieldsOf(post) : emptyFields), [post])
  const [fields, setFields] = useState(stored)
  const [baseRevision, setBaseRevision] = useState(post?.revision ?? null)
  const [draftKey, setDraftKey] = useState(post?.id ?? null)
  const places = usePlaces(post || note?.kind === 'new' ? 'work' : 'list')
  const { view, setView, pane, setPane, caretLine, setCaretLine, textarea } = places
  const { goToWriting, focusField, goToText, goToChecklist } = places
  const [panel, setPanel] = useState<'now' | 'later' | null>(null)
  const [sharing, setSharing] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [recovered, setRecovered] = useState<Recovered | null>(null)
  const [why, setWhy] = useState(true)
  const [tried, setTried] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [savedRow, setSavedRow] = useState<ListedPost | null>(null)

  const keeper = useTypingKeeper({
    key: draftKey,
    fields,
    stored,
    baseRevision,
    savedAt: note?.kind === 'saved' ? note.at : null,
  })
  const { unfinished, look } = useUnfinished(draftKey)
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

  // ---- Derived from the fields, with a delay ----

  const saved = useMemo(() => {
    if (!savedRow) return props.posts
    const others = props.posts.filter(({ id }) => id !== savedRow.id)
    return others.length === props.posts.length
      ? [savedRow, ...others]
      : props.posts.map((one) => (one.id === savedRow.id ? savedRow : one))
  }, [props.posts, savedRow])
  const moments = useMemo(() => saved.flatMap(momentsOf), [saved])
  const now = useClock(props.now, moments)
  const posts = useMemo(() => saved.map((one) => listedAt(one, now)), [saved, now])
  const id = post?.id ?? null
  // A save has repaired the file
  const faultyFiles = useMemo(
    () => props.faultyFiles.filter((file) => !savedRow || file.post?.id !== savedRow.id),
    [props.faultyFiles, savedRow],
  )
  const { redirects: rules, pictures: knownPictures } = props
  const proof = useProof({ fields, caretLine, posts, id, origin, rules, knownPictures })
  const { late, reading, slug, currentErrors, faults, checks, passed, toFix, words, minutes, place } = proof
  const state = stateOf(post, now)
  const errors: FieldErrors = tried ? { ...currentErrors, ...serverErrors } : serverErrors

  // ---- Fields ----

  const setField = useCallback(
    (name: TextField, value: string) => {
      setView('work')
      setFields((before) => ({ ...before, [name]: value }))
      setServerErrors(({ [name]: _, ...others }) => others)
    },
    [setView],
  )
  const setContent = useCallback((value: string) => setField('content', value), [setField])

  const removeSigns = () => {
    const { blocks } = readContent(fields.content, fields.title, null)
    const [first] = markdownSigns(fields.content, blocks)
    setContent(withoutMarkdownSigns(fields.content, blocks))
    const start = first?.range[0] ?? 0
    goToText(start, start)
  }

  // ---- Saving ----

  const toCreateMode = useCallback(async () => {
    await dialogsClosed()
    if (location.pathname === '/admin') {
      await reload()
      onAgain()
    } else await navigate(keepingFind('/admin'))
  }, [onAgain])

  const saving = useSaving({
    post,
    fields,
    baseRevision,
    member,
    onInvalid(found) {
      setTried(true)
      setServerErrors(found)
      const first = firstFaulty(found)
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
        const address = keepingFind(`/admin/posts/${encodeURIComponent(saved.id)}`)
        void dialogsClosed().then(() => history.replaceState(history.state, '', address))
      }
      setPost(saved)
      setBaseRevision(saved.revision)
      setDraftKey(saved.id)
      setFields((current) => fieldsAfter(current, sent, saved))
      setSavedRow(listedPost(saved, Date.now()))
      setTried(false)
      await settled
      // A new post has left the unfinished ones
      await look()
    },
  })

  const { saveDraft, publish, unpublish, publishOrUpdate, saveAndStay } = publishingOf({
    post,
    state,
    save: saving.save,
    mayBePublic: proof.mayBePublic,
    onFaults() {
      setTried(true)
      goToChecklist()
    },
    onAsk: () => setPanel('now'),
  })

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
  const { picture, isGone, noteGone, uploading, uploadProblem, upload, take } = useUpload({
    image: late.image,
    known: props.post?.image ? { value: props.post.image, picture: props.picture } : null,
    onSignedOut: saving.askToSignIn,
    onUploaded(path) {
      setField('image', path)
      focusField('imageAlt')
    },
  })

  const [picking, setPicking] = useState<'cover' | 'text' | null>(null)
  const textPictures = useTextPictures({
    textarea,
    isPlaced: caretLine !== null,
    onChange: setContent,
    onPicture: proof.learnPicture,
    onSignedOut: saving.askToSignIn,
  })
  const onPictures = useStable(textPictures.upload)
  const pickForText = useStable(() => setPicking('text'))
  const choose = (image: MediaImage) => {
    setPicking(null)
    const [alt = ''] = image.altTexts
    if (picking === 'cover') {
      take(image.path, image.picture)
      if (fields.imageAlt.trim() === '') setField('imageAlt', alt)
    } else {
      // When the dialog has given the focus back
      requestAnimationFrame(() => {
        textarea.current?.focus()
        textPictures.insert(image.path, image.picture, alt)
      })
    }
  }

  // ---- Coming and going ----

  useEffect(() => {
    if (!draftKey) setDraftKey(currentNewKey())
  }, [draftKey])
  useArrival({ note, posts, missing: props.missing, ready, onNew: goToWriting })

  const newPost = useStable(() => {
    if (!post && isEmpty(fields)) {
      goToWriting()
      return
    }
    leaveNote({ kind: 'new' })
    if (post) void navigate(keepingFind('/admin'))
    else {
      freshNewKey()
      onAgain()
    }
  })
  const goOn = useStable((key: string) => {
    setNewKey(key)
    leaveNote({ kind: 'new' })
    if (post) void navigate(keepingFind('/admin'))
    else onAgain()
  })
  const cancel = () => {
    const href = keepingFind('/admin')
    if (sameText(fields, stored)) void navigate(href)
    else setLeaving({ href, risky: false })
  }
  // The buttons of this question go with it
  const keepTyping = () => {
    setRecovered(null)
    goToWriting()
  }
  const removals = useRemovals({
    post,
    title: fields.title,
    posts,
    unfinished,
    look,
    saving,
    keeper,
    onUnpublish: unpublish,
    onTypingDropped() {
      keepTyping()
      setFields(stored)
      forgetExtract()
      if (post) setBaseRevision(post.revision)
    },
  })
  const askToUnpublish = () => {
    if (post && state === 'published') removals.ask({ of: 'publication', post })
    else unpublish()
  }
  useLeaveGuard(keeper.isSafe, (href) => setLeaving({ href, risky: true }))

  const onKey = useShortcuts({
    newPost,
    find: () => {
      setView('list')
      document.getElementById('find-post')?.focus()
    },
    saveDraft: saveAndStay,
    publish: publishOrUpdate,
    extract,
    why: () => setWhy((before) => !before),
  })
  const onPick = useStable((index: number) => {
    const block = reading.blocks[index]
    const area = textarea.current
    if (!block || !area) return
    const start = area.value.split('\n').slice(0, block.from).join('\n').length + (block.from > 0 ? 1 : 0)
    if (matchMedia(upTo.phone).matches) setCaretLine(block.from)
    else goToText(start, start)
  })

  // ---- The screen ----

  // Nothing is chosen and nothing begun: the list has the room that the preview does not need
  const resting = post === null && view === 'list' && isEmpty(fields)
  const actions = {
    id,
    state,
    busy: saving.busy,
    ready,
    onCancel: cancel,
    onShare: id === null || state === 'published' ? null : () => setSharing(true),
    onSaveDraft: () => saveDraft(false),
    onUnpublish: askToUnpublish,
    onPublish: publishOrUpdate,
    onMore: () => setPanel(state === 'published' || state === 'ended' ? 'now' : 'later'),
  }
  const suggestions = { fields, errors, onField: setField, filled, offers, onUse: takeOffer }
  const idle = post
    ? text.autosave.asSaved({ when: momentInWords(post.updatedAt, now) })
    : text.autosave.notYet
  const rail = (
    <PostRail
      seesNumbers={mayUse(props.member.role, 'team')}
      posts={posts}
      find={props.find}
      deleted={props.deleted}
      currentId={id}
      faultyFiles={faultyFiles}
      unfinished={unfinished}
      onNew={newPost}
      onDelete={(row) => removals.ask({ of: 'post', row })}
      onGoOn={goOn}
      onDiscard={(draft) => removals.ask({ of: 'draft', draft })}
    />
  )
  return (
    <AdminFrame
      place="posts"
      member={member}
      toAnswer={props.toAnswer}
      stuck={props.stuck}
      skip={{ id: 'post-form', label: text.skipToPost }}
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
        data-resting={resting ? '' : undefined}
        aria-label={post ? text.heading.edit : text.heading.create}
      >
        {rail}
        <div className={styles.work}>
          <EditorHead
            isNew={post === null}
            autosave={keeper.state}
            idle={idle}
            toFix={isEmpty(late) ? 0 : toFix.length}
            actions={actions}
            pane={pane}
            onPane={setPane}
            onList={() => setView('list')}
            onToFix={goToChecklist}
            onSignIn={saving.askToSignIn}
          />
          <div className={styles.panes} data-pane={pane}>
            <form
              className={form.form}
              id="post-form"
              tabIndex={-1}
              aria-label={post ? text.heading.edit : text.heading.create}
              onSubmit={(event) => event.preventDefault()}
            >
              <fieldset className={form.all} disabled={!ready}>
                <Notices
                  missing={props.missing}
                  faulty={faultyFiles.find((file) => id !== null && file.post?.id === id) ?? null}
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
                  onKeep={keepTyping}
                  onDrop={() => removals.ask({ of: 'typing' })}
                />
                <div className={form.write}>
                  <TitleField {...suggestions} />
                  <Writing
                    value={fields.content}
                    onChange={setContent}
                    onCaret={places.onCaret}
                    textareaRef={textarea}
                    reading={reading}
                    current={place}
                    where={place ? text.preview.place({ name: noteAt(place, reading)?.name ?? '' }) : ''}
                    brokenLinks={proof.brokenLinks}
                    words={words}
                    minutes={minutes}
                    error={errors.content}
                    extracting={extracting}
                    onExtract={extract}
                    sending={textPictures.sending}
                    pictureProblem={textPictures.problem}
                    onPictures={onPictures}
                    onPick={pickForText}
                    blank={resting}
                  />
                </div>
                <div className={form.details}>
                  <Details
                    {...suggestions}
                    words={words}
                    minutes={minutes}
                    address={text.slugHelp({ site: hostOf(origin) })}
                    slug={slug}
                    slugNote={slugNote({ slug, typed: late.slug, posts, post })}
                  />
                  <ImageField
                    fields={fields}
                    errors={errors}
                    onField={setField}
                    uploading={uploading}
                    problem={uploadProblem}
                    gone={isGone}
                    onGone={noteGone}
                    onFile={upload}
                    onPick={() => setPicking('cover')}
                  />
                  <FaqFields
                    entry={fields}
                    onChange={(entry) => setFields((before) => ({ ...before, ...faqPart(entry) }))}
                    error={errors.faq}
                  />
                  <ChecklistCard
                    checks={checks}
                    passed={passed}
                    onGo={places.goToCheck}
                    onRemoveSigns={removeSigns}
                  />
                </div>
              </fieldset>
            </form>
            <Preview
              id={id ?? ''}
              fields={late}
              reading={reading}
              slug={slug}
              picture={picture}
              pictures={proof.pictures}
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
            until={post?.publishedUntil ? Date.parse(post.publishedUntil) : null}
            begin={panel}
            busy={saving.busy}
            onGo={(check) => {
              setPanel(null)
              places.goToCheck(check)
            }}
            onPublish={publish}
            onUnpublish={askToUnpublish}
            onClose={() => setPanel(null)}
          />
        )}
        {sharing && id !== null && (
          <ShareDialog
            postId={id}
            version={null}
            unsaved={!sameText(fields, stored)}
            onSignedOut={saving.askToSignIn}
            onClose={() => setSharing(false)}
          />
        )}
        {picking && (
          <PicturePicker
            title={picking === 'cover' ? text.picker.cover : text.picker.insert}
            onChoose={choose}
            onFile={(file) => {
              setPicking(null)
              if (picking === 'cover') void upload(file)
              else textPictures.upload([file])
            }}
            onSignedOut={saving.askToSignIn}
            onClose={() => setPicking(null)}
          />
        )}
        {removals.dialog}
        {leaving && <LeaveQuestion leaving={leaving} keeper={keeper} onStay={() => setLeaving(null)} />}
        <SavingDialogs saving={saving} email={member.email} onSignedIn={keeper.retry} />
      </main>
    </AdminFrame>
  )
}

const faqPart = ({ faqMode, faqRows, faqJson }: FaqEntry): FaqEntry => ({ faqMode, faqRows, faqJson })
