import { useRef, useState } from 'react'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import type { BrokenFile, Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { errorsOf, type FieldErrors, type Fields, fieldsOf, inputOf, textFields } from '../fields.ts'
import * as api from './api.ts'
import { broughtIn, type Choice, type ComparedField, conflictsOf, resolve, savedBy } from './conflicts.ts'

/** What a save asks for besides the fields. */
export type SaveRequest = {
  published?: boolean
  publishedAt?: string | null
  publishedUntil?: string | null
  /** Goes on with the same post; else the form returns to a new one (R106). */
  stay: boolean
  /** What it means for visitors. */
  say?: string
}

export type OpenConflict = {
  conflicts: MergeConflict[]
  merged: Post
  revision: string
  request: SaveRequest
  fitting: boolean
  other: { name: string; at: number } | null
}

type Options = {
  post: Post | null
  fields: Fields
  baseRevision: string | null
  member: { email: string }
  /** The version is durable. `sent`: what the form held when it was sent. */
  onSaved: (saved: Post, sent: Fields, request: SaveRequest) => Promise<void>
  onInvalid: (errors: FieldErrors) => void
}

/** Saving as a version, and everything that can come back from it. */
export function useSaving({ post, fields, baseRevision, member, onSaved, onInvalid }: Options) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [merged, setMerged] = useState<string | null>(null)
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [broken, setBroken] = useState<{ file: BrokenFile; replace: () => void } | null>(null)
  const [afterSignIn, setAfterSignIn] = useState<{ again: (() => void) | null } | null>(null)
  const running = useRef(false)

  async function run(
    request: SaveRequest,
    send: () => Promise<api.Answer<Post & { merged?: true }>>,
    sent: Fields,
  ) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    setMerged(null)
    try {
      const answer = await send()
      if (answer.ok) await succeed(answer.value, sent, request)
      else await fail(answer, request)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** `over`: a broken file that it may replace. */
  async function save(request: SaveRequest, over: readonly string[] = []) {
    const errors = errorsOf(fields)
    if (Object.keys(errors).length > 0) {
      onInvalid(errors)
      return
    }
    const body = bodyOf(fields, request)
    const send = () =>
      post ? api.updatePost(post.id, body, [baseRevision ?? post.revision, ...over]) : api.createPost(body)
    await run(request, send, fields)
  }

  async function succeed(saved: Post & { merged?: true }, sent: Fields, request: SaveRequest) {
    setConflict(null)
    setBroken(null)
    const title = post ? text.save.updated : text.save.created
    let brought = ''
    if (saved.merged && post) {
      const names = broughtIn(inputOf(sent), saved).map(nameOf)
      const other = await api.lastOtherChange(saved.id, member.email)
      brought = text.save.merged({ saved: savedBy(other?.name), fields: [...new Set(names)].join(', ') })
    }
    showToast({ kind: 'success', title, text: brought || (request.say ?? '') })
    setMerged(brought || null)
    await onSaved(saved, sent, request)
  }

  async function fail(answer: api.Failure, request: SaveRequest) {
    const fallback = post ? text.save.failed.update : text.save.failed.create
    if (answer.why === 'answer' && answer.status === 401) {
      setAfterSignIn({ again: () => void save(request) })
      return
    }
    const file = answer.why === 'answer' && answer.status === 409 ? api.brokenFileIn(answer) : null
    if (file) {
      setBroken({ file, replace: () => void save(request, [file.revision]) })
      return
    }
    const found = answer.why === 'answer' && answer.status === 409 ? api.conflictIn(answer) : null
    if (found && post) {
      const { current, merged: fitting } = found
      const conflicts = found.conflicts ?? conflictsOf(inputOf(fields), current)
      setConflict({
        conflicts,
        // Without the server's own merging every field that differs is a choice, and mine stands until it is made
        merged: fitting ?? {
          ...current,
          ...inputOf(fields),
          ...(request.published !== undefined && { published: request.published }),
        },
        revision: current.revision,
        request,
        fitting: fitting !== undefined,
        other: await api.lastOtherChange(post.id, member.email),
      })
      return
    }
    if (answer.why === 'answer' && answer.status === 400) {
      const errors = fieldErrorsIn(answer.document)
      if (Object.keys(errors).length > 0) onInvalid(errors)
    }
    const detail = answer.why === 'answer' ? answer.detail : ''
    setProblem(detail || fallback)
    showToast({ kind: 'error', title: text.save.errorTitle, text: detail || fallback })
  }

  /** With what was chosen in a conflict, on top of what is stored now. */
  async function saveChosen(choices: Choice[]) {
    if (!conflict || !post) return
    const { merged, conflicts, request, revision } = conflict
    const chosen = resolve(merged, conflicts, choices)
    const body: api.PostChanges = {
      ...inputOf(fieldsOf(chosen)),
      faqData: chosen.faqData,
      published: chosen.published,
      publishedAt: chosen.publishedAt,
      publishedUntil: chosen.publishedUntil,
    }
    await run(request, () => api.updatePost(post.id, body, [revision]), fields)
  }

  /** Resolves with whether the post is deleted. */
  async function remove(id: string): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    const answer = await api.deletePost(id)
    running.current = false
    setBusy(false)
    // 404 counts as success: it is already deleted
    if (answer.ok || (answer.why === 'answer' && answer.status === 404)) {
      showToast({ kind: 'success', title: text.save.deleted, text: '' })
      return true
    }
    if (answer.why === 'answer' && answer.status === 401) setAfterSignIn({ again: null })
    else {
      const detail = (answer.why === 'answer' && answer.detail) || text.save.failed.delete
      setProblem(detail)
      showToast({ kind: 'error', title: text.save.errorTitle, text: detail })
    }
    return false
  }

  return {
    busy,
    problem,
    setProblem,
    merged,
    setMerged,
    conflict,
    closeConflict: () => setConflict(null),
    broken,
    closeBroken: () => setBroken(null),
    save,
    saveChosen,
    remove,
    afterSignIn,
    askToSignIn: () => setAfterSignIn({ again: null }),
    closeSignIn: () => setAfterSignIn(null),
  }
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

const nameOf = (field: ComparedField): string => text.fields[field === 'faqData' ? 'faq' : field]

function fieldErrorsIn({ errors }: Record<string, unknown>): FieldErrors {
  const found: FieldErrors = {}
  for (const [name, messages] of Object.entries(Object(errors))) {
    const field = name === 'faqData' ? 'faq' : textFields.find((one) => one === name)
    const message = Array.isArray(messages) ? messages[0] : null
    if (field && typeof message === 'string') found[field] = message
  }
  return found
}

/**
 * What the form holds after a save that it goes on from: typed since stays; the rest as it is stored, where others or
 * the server have changed it.
 */
export function fieldsAfter(now: Fields, sent: Fields, saved: Post): Fields {
  const stored = fieldsOf(saved)
  const next = { ...now }
  for (const name of textFields) {
    const differs = stored[name].trim() !== sent[name].trim()
    if (differs && now[name] === sent[name]) next[name] = stored[name]
  }
  const sentFaq = inputOf(sent).faqData
  if (sentFaq !== saved.faqData && inputOf(now).faqData === sentFaq) {
    return { ...next, faqMode: stored.faqMode, faqRows: stored.faqRows, faqJson: stored.faqJson }
  }
  return next
}
