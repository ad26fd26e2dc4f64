import { useRef, useState } from 'react'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import type { BrokenFile, Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import type { Answer, Failure } from '#renderer/ui/studio/request.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { errorsOf, type FieldErrors, type Fields, fieldsOf, inputOf, textFields } from '../fields.ts'
import * as api from './api.ts'
import { broughtIn, type Choice, type ComparedField, conflictsOf, resolve, savedBy } from './conflicts.ts'

export type SaveRequest = {
  published?: boolean
  publishedAt?: string | null
  publishedUntil?: string | null
  /** True: the same post stays open. False: the form returns to a new one (R106). */
  stay: boolean
  /** What the save means for visitors, in words. */
  say?: string
}

export type OpenConflict = {
  conflicts: MergeConflict[]
  /** Others have also made changes that could be merged. */
  fitting: boolean
  other: { name: string; at: number } | null
  save: (choices: Choice[]) => void
}

/** A question that the member must answer before a save continues. */
type Question =
  | ({ kind: 'conflict' } & OpenConflict)
  | { kind: 'broken'; file: BrokenFile; replace: () => void }
  | { kind: 'sign-in'; again: () => void }

type Options = {
  post: Post | null
  fields: Fields
  baseRevision: string | null
  member: { email: string }
  /** Called once the version is durable. `sent`: what the form held when it was sent. */
  onSaved: (saved: Post, sent: Fields, request: SaveRequest) => Promise<void>
  onInvalid: (errors: FieldErrors) => void
}

type Saved = Post & { merged?: true }

export function useSaving({ post, fields, baseRevision, member, onSaved, onInvalid }: Options) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [merged, setMerged] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const running = useRef(false)

  async function alone(action: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await action()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  function fail(words: string) {
    setProblem(words)
    showToast({ kind: 'error', title: text.save.errorTitle, text: words })
  }
  const askToSignIn = (again: () => void = () => undefined) => setQuestion({ kind: 'sign-in', again })

  /** `over`: revisions of broken files that the save may replace. */
  function save(request: SaveRequest, over: readonly string[] = []) {
    const errors = errorsOf(fields)
    if (Object.keys(errors).length > 0) {
      onInvalid(errors)
      return
    }
    const body = bodyOf(fields, request)
    const revisions = [baseRevision ?? post?.revision ?? '', ...over]
    send(request, () => (post ? api.updatePost(post.id, body, revisions) : api.createPost(body)))
  }
  const send = (request: SaveRequest, ask: () => Promise<Answer<Saved>>): void =>
    void alone(async () => {
      setMerged(null)
      const answer = await ask()
      if (answer.ok) await succeed(answer.value, request)
      else if (answer.status === 401) askToSignIn(() => send(request, ask))
      else await refuse(answer, request)
    })

  async function succeed(saved: Saved, request: SaveRequest) {
    setQuestion(null)
    const title = post ? text.save.updated : text.save.created
    const brought = saved.merged && post ? await mergedInWords(saved, fields, member.email) : null
    showToast({ kind: 'success', title, text: brought ?? request.say ?? '' })
    setMerged(brought)
    await onSaved(saved, fields, request)
  }

  async function refuse(answer: Failure, request: SaveRequest) {
    const file = api.brokenFileIn(answer)
    if (file) {
      setQuestion({ kind: 'broken', file, replace: () => save(request, [file.revision]) })
      return
    }
    const found = api.conflictIn(answer)
    if (found && post) {
      const { current } = found
      const conflicts = found.conflicts ?? conflictsOf(inputOf(fields), current)
      // Without a merge by the server, each differing field is a choice; the member's value is the default
      const fallback = {
        ...current,
        ...inputOf(fields),
        ...(request.published !== undefined && { published: request.published }),
      }
      setQuestion({
        kind: 'conflict',
        conflicts,
        fitting: found.merged !== undefined,
        other: await api.lastOtherChange(post.id, member.email),
        save(choices) {
          const body = chosenBody(resolve(found.merged ?? fallback, conflicts, choices))
          send(request, () => api.updatePost(post.id, body, [current.revision]))
        },
      })
      return
    }
    const errors = answer.status === 400 ? fieldErrorsIn(answer.errors) : {}
    if (Object.keys(errors).length > 0) onInvalid(errors)
    fail(answer.detail || (post ? text.save.failed.update : text.save.failed.create))
  }

  /** Calls `onEnd` in any case, and `onDone` once the post is deleted. */
  const remove = (id: string, onEnd: () => void, onDone: () => Promise<void>) =>
    alone(async () => {
      const answer = await api.deletePost(id)
      onEnd()
      // 404 counts as success: it is already deleted
      if (answer.ok || answer.status === 404) {
        showToast({ kind: 'success', title: text.save.deleted, text: '' })
        await onDone()
      } else if (answer.status === 401) askToSignIn()
      else fail(answer.detail || text.save.failed.delete)
    })

  const closeQuestion = () => setQuestion(null)
  return { busy, problem, setProblem, merged, question, closeQuestion, save, remove, askToSignIn }
}

/** In words: what others have saved meanwhile, and the server has merged with this save. */
async function mergedInWords(saved: Post, sent: Fields, email: string): Promise<string> {
  const names = broughtIn(inputOf(sent), saved).map(nameOf)
  const other = await api.lastOtherChange(saved.id, email)
  return text.save.merged({ saved: savedBy(other?.name), fields: [...new Set(names)].join(', ') })
}

function bodyOf(fields: Fields, { published, publishedAt, publishedUntil }: SaveRequest): api.PostChanges {
  const { slug, ...input } = inputOf(fields)
  return {
    ...input,
    ...(slug.trim() !== '' && { slug }),
    ...(published !== undefined && { published }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(publishedUntil !== undefined && { publishedUntil }),
  }
}

const chosenBody = (chosen: Post): api.PostChanges => {
  const { faqData, published, publishedAt, publishedUntil } = chosen
  return { ...inputOf(fieldsOf(chosen)), faqData, published, publishedAt, publishedUntil }
}

const nameOf = (field: ComparedField): string => text.fields[field === 'faqData' ? 'faq' : field]

function fieldErrorsIn(errors: Failure['errors']): FieldErrors {
  const found: FieldErrors = {}
  for (const [name, messages] of Object.entries(errors)) {
    const field = name === 'faqData' ? 'faq' : textFields.find((one) => one === name)
    const message = Array.isArray(messages) ? messages[0] : null
    if (field && typeof message === 'string') found[field] = message
  }
  return found
}
