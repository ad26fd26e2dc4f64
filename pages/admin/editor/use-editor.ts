import { useCallback, useEffect, useReducer, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { MediaImage } from '#domain/media/media.schema.ts'
import type { PostState } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { dialogsClosed } from '#renderer/ui/dialog/dialog-history.ts'
import { markdownSigns, withoutMarkdownSigns } from './checks/markdown-signs.ts'
import { readContent } from './checks/reading.ts'
import { useProof } from './checks/use-proof.ts'
import { useExtract } from './extract/use-extract.ts'
import { type FieldErrors, type Fields, firstFaulty, isEmpty, sameText, type TextField } from './fields.ts'
import { keepingFind } from './find-address.ts'
import { useFormatting } from './format/use-formatting.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { stateOf } from './list.ts'
import { leaveNote, type PassingNote, takeNote } from './passing-note.ts'
import { usePaste } from './paste/use-paste.ts'
import { useTextPictures } from './pictures/use-text-pictures.ts'
import { useUpload } from './pictures/use-upload.ts'
import { publishingOf } from './publishing/publishing.ts'
import { currentNewKey, freshNewKey, setNewKey } from './saving/device-copy.ts'
import { useArrival } from './saving/use-arrival.ts'
import { useDrafts } from './saving/use-drafts.ts'
import { useSaving } from './saving/use-saving.ts'
import { useTypingKeeper } from './saving/use-typing-keeper.ts'
import type { EditorScreenProps } from './screen-of.ts'
import { reduceSheet, sheetOf } from './sheet.ts'
import { type Places, usePlaces } from './use-places.ts'
import { usePosts } from './use-posts.ts'
import { useRemovals } from './use-removals.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useStable } from './use-stable.ts'

/** The open dialog, apart from those of a save or a removal. */
type OpenDialog =
  | { kind: 'publish'; begin: 'now' | 'later' }
  | { kind: 'share' }
  | { kind: 'pick'; into: 'cover' | 'text' }
  | { kind: 'leave'; href: string; risky: boolean }

export type Editor = ReturnType<typeof useEditor>

/** All state and actions of the editor. `onAgain` replaces it with a new form. */
export function useEditor(screen: EditorScreenProps, onAgain: () => void) {
  const [note] = useState(() => (typeof document === 'undefined' ? null : takeNote()))
  const places = usePlaces(screen.post || note?.kind === 'new' ? 'work' : 'list')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const closeDialog = () => setDialog(null)
  const typing = useTyping(screen, places, note)
  const { sheet, dispatch, keeper, drafts, setField, keepTyping } = typing
  const { post, fields, stored } = sheet
  const id = post?.id ?? null
  const list = usePosts(screen, sheet.savedPost)
  const state = stateOf(post, list.now)
  const proof = useProof({ fields, caretLine: places.caretLine, posts: list.posts, id, screen })

  const { saving, publishing } = useVersions({ screen, typing, places, proof, state, setDialog, onAgain })
  const extraction = useExtract({
    fields,
    setFields: typing.change,
    onEmpty() {
      dispatch({ type: 'refused', errors: { content: text.extract.empty }, tried: false })
      places.focusField('content')
    },
    onSignedOut: saving.askToSignIn,
    onFailed: saving.setProblem,
  })
  const removals = useRemovals({
    sheet,
    posts: list.posts,
    drafts,
    saving,
    keeper,
    onUnpublish: publishing.unpublish,
    onTypingDropped() {
      dispatch({ type: 'recovery-dropped' })
      places.goToWriting()
      extraction.forgetExtract()
    },
  })
  const pictures = usePictures(screen, typing, places, proof, saving.askToSignIn, setDialog)
  const onChange = (content: string) => setField('content', content)
  const formatting = useFormatting({
    places,
    block: proof.reading.blocks[proof.block ?? -1]?.block ?? null,
    onChange,
  })
  const paste = usePaste({
    textarea: places.textarea,
    onChange,
    onPicture: proof.learnPicture,
    onSignedOut: saving.askToSignIn,
    onArticle: extraction.propose,
  })

  useArrival({
    note,
    posts: list.posts,
    missing: screen.missing,
    ready: drafts.ready,
    onNew: places.goToWriting,
  })
  useLeaveGuard(keeper.isSafe, (href) => setDialog({ kind: 'leave', href, risky: true }))
  /** Goes to the form for a new post, which may be this one. */
  const begin = (key: string | null) => {
    leaveNote({ kind: 'new' })
    if (key !== null) setNewKey(key)
    else if (!post) freshNewKey()
    if (post) void navigate(keepingFind('/admin'))
    else onAgain()
  }
  const newPost = useStable(() => (!post && isEmpty(fields) ? places.goToWriting() : begin(null)))
  const onKey = useShortcuts({
    saveDraft: publishing.saveAndStay,
    publish: publishing.publishOrUpdate,
    extract: extraction.extract,
  })
  return {
    ...{ screen, sheet, post, id, state, fields, keeper, saving, proof, list, drafts, places, removals },
    ...{
      formatting,
      paste,
      pictures,
      dialog,
      setDialog,
      closeDialog,
      newPost,
      onKey,
      setField,
      keepTyping,
    },
    ...{ ...publishing, ...extraction, change: typing.change },
    errors: sheet.tried ? { ...proof.currentErrors, ...sheet.serverErrors } : sheet.serverErrors,
    /** No post is open or begun, so the list gets the room of the preview. */
    resting: post === null && places.view === 'list' && isEmpty(fields),
    goOn: useStable(begin),
    hasUnsaved: () => !sameText(fields, stored),
    cancel() {
      const href = keepingFind('/admin')
      if (sameText(fields, stored)) void navigate(href)
      else setDialog({ kind: 'leave', href, risky: false })
    },
    askToUnpublish() {
      if (post && state === 'published') removals.ask({ of: 'publication', post })
      else publishing.unpublish()
    },
    onPick: useStable((index: number) => goToBlock(proof.reading.blocks[index]?.from, places)),
    removeSigns() {
      const { blocks } = readContent(fields.content, fields.title, null)
      const start = markdownSigns(fields.content, blocks)[0]?.range[0] ?? 0
      setField('content', withoutMarkdownSigns(fields.content, blocks))
      places.goToText(start, start)
    },
  }
}

function useTyping({ post, member }: EditorScreenProps, places: Places, note: PassingNote | null) {
  const [sheet, dispatch] = useReducer(reduceSheet, post, sheetOf)
  const { email } = member
  const keeper = useTypingKeeper(sheet, email, note?.kind === 'saved' ? note.at : null)
  const drafts = useDrafts({
    ...sheet,
    member: email,
    onRecovered: (found) => dispatch({ type: 'recovered', found }),
  })
  const { key } = sheet
  useEffect(() => {
    if (!key) dispatch({ type: 'keyed', key: currentNewKey() })
  }, [key])
  const { setView, goToWriting } = places
  const change = useCallback(
    (changes: Partial<Fields>) => {
      setView('work')
      dispatch({ type: 'typed', changes })
    },
    [setView],
  )
  const setField = useCallback((name: TextField, value: string) => change({ [name]: value }), [change])
  // The question and its focused button disappear, so the focus needs a new place
  const keepTyping = () => {
    dispatch({ type: 'recovery-kept' })
    goToWriting()
  }
  return { sheet, dispatch, keeper, drafts, change, setField, keepTyping }
}

type Typing = ReturnType<typeof useTyping>
type Proof = ReturnType<typeof useProof>

type VersionsOptions = {
  screen: EditorScreenProps
  typing: Typing
  places: Places
  proof: Proof
  state: PostState
  setDialog: (dialog: OpenDialog | null) => void
  onAgain: () => void
}

function useVersions({ screen, typing, places, proof, state, setDialog, onAgain }: VersionsOptions) {
  const { sheet, dispatch, keeper, drafts } = typing
  const { post } = sheet
  const onInvalid = (errors: FieldErrors) => {
    dispatch({ type: 'refused', errors, tried: true })
    const first = firstFaulty(errors)
    if (first) places.focusField(first)
  }
  const saving = useSaving({
    ...sheet,
    member: screen.member,
    onInvalid,
    async onSaved(saved, sent, request) {
      setDialog(null)
      if (!post) freshNewKey()
      if (!request.stay) {
        leaveNote({ kind: 'saved', id: saved.id })
        keeper.settle({ version: true, ends: true })
        await toNewPost(onAgain)
        return
      }
      keeper.settle({ version: true })
      if (!post) {
        const address = keepingFind(`/admin/posts/${encodeURIComponent(saved.id)}`)
        void dialogsClosed().then(() => history.replaceState(history.state, '', address))
      }
      dispatch({ type: 'saved', post: saved, sent })
      // A new post is no longer among the unfinished ones
      drafts.look()
    },
  })
  const publishing = publishingOf({
    post,
    state,
    save: saving.save,
    mayBePublic: proof.mayBePublic,
    onFaults() {
      dispatch({ type: 'refused', tried: true })
      places.goToChecklist()
    },
    onAsk: () => setDialog({ kind: 'publish', begin: 'now' }),
  })
  return { saving, publishing }
}

function usePictures(
  { post, picture }: EditorScreenProps,
  { sheet: { fields }, setField }: Typing,
  { textarea, caretLine, focusField }: Places,
  { late, learnPicture }: Proof,
  onSignedOut: () => void,
  setDialog: (dialog: OpenDialog | null) => void,
) {
  const cover = useUpload({
    image: late.image,
    known: post?.image ? { value: post.image, picture } : null,
    onSignedOut,
    onUploaded(path) {
      setField('image', path)
      focusField('imageAlt')
    },
  })
  const inText = useTextPictures({
    textarea,
    isPlaced: caretLine !== null,
    onChange: (content) => setField('content', content),
    onPicture: learnPicture,
    onSignedOut,
  })
  const pick = (into: 'cover' | 'text') => setDialog({ kind: 'pick', into })
  function choose(into: 'cover' | 'text', image: MediaImage) {
    setDialog(null)
    const [alt = ''] = image.altTexts
    if (into === 'cover') {
      cover.take(image.path, image.picture)
      if (fields.imageAlt.trim() === '') setField('imageAlt', alt)
      return
    }
    // Once the dialog has returned the focus
    requestAnimationFrame(() => {
      textarea.current?.focus()
      inText.insert(image.path, image.picture, alt)
    })
  }
  function send(into: 'cover' | 'text', file: File) {
    setDialog(null)
    if (into === 'cover') void cover.upload(file)
    else inText.upload([file])
  }
  return { cover, inText, pick, choose, send }
}

async function toNewPost(onAgain: () => void) {
  await dialogsClosed()
  if (location.pathname === '/admin') {
    await reload()
    onAgain()
  } else await navigate(keepingFind('/admin'))
}

function goToBlock(line: number | undefined, { textarea, setCaretLine, goToText }: Places) {
  const area = textarea.current
  if (line === undefined || !area) return
  const start = area.value.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0)
  if (matchMedia(upTo.phone).matches) setCaretLine(line)
  else goToText(start, start)
}
