import { randomBytes } from 'node:crypto'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { type BrokenFile, type Post, type PostInput, postInput } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { restoreAction } from '../git/commit-messages.ts'
import type { Person } from '../git/person.ts'
import type { createHistory } from '../history/history.ts'
import { merge, sameFields } from '../merge/merge.ts'
import { hashOf } from '../store/disk.ts'
import { formatPostFile } from '../store/front-matter.ts'
import { type StoredPost, toStored } from '../store/post-index.ts'
import { dated, emptyPost, withInput, withSlug, withTexts } from './post-input.ts'
import {
  brokenFile,
  byField,
  type Desk,
  deletePost,
  type Invalid,
  newSlug,
  nowText,
  presentPost,
  type Saved,
  save,
} from './save.ts'

/** Changes that staff make to posts. Each function runs in the queue of saves. */

export type Missing = { ok: false; reason: 'not-found' }
export const missing: Missing = { ok: false, reason: 'not-found' }
export type Conflict = {
  ok: false
  reason: 'conflict'
  current: Post
  /** Set when a merge was attempted and failed. */
  merge?: {
    /** The version that the save was based on; null when it is no longer known. */
    base: Post | null
    conflicts: MergeConflict[]
    /** The merged fields; the sent ones where they conflict. */
    merged: Post
  }
}
/** The post's file was edited by hand and has a fault: it was not overwritten. */
export type Broken = { ok: false; reason: 'broken'; current: Post; broken: BrokenFile }
export type Guard = {
  /** The revision that the change is based on, or several alternatives. Left out = no guard. */
  ifMatch?: string | readonly string[]
  /** A file with a fault is replaced only when `ifMatch` contains its revision (`BrokenFile`) as well. */
  keepBroken?: true
}

export function readInput(input: unknown): { ok: true; data: PostInput } | Invalid {
  const { success, data, error } = postInput.safeParse(input)
  if (success) return { ok: true, data }
  const problems = error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'body'), message }))
  return { ok: false, reason: 'invalid', errors: byField(problems) }
}

export async function createPost(desk: Desk, input: PostInput, author: Person): Promise<Saved | Invalid> {
  const id = randomBytes(8).toString('hex')
  const now = nowText(desk)
  const slug = newSlug(desk, slugify(input.slug ?? '') || slugify(input.title), id)
  return save(desk, dated({ ...withInput(emptyPost(id, now), input), slug }, now, null), author)
}

export async function updatePost(
  desk: Desk,
  id: string,
  input: PostInput,
  author: Person,
  guard: Guard,
): Promise<Saved | Missing | Conflict | Broken | Invalid> {
  const current = await presentPost(desk, id)
  if (!current) return missing
  const { file: theirs, post } = current
  const broken = refusalIfBroken(desk, post, guard)
  if (broken) return broken
  const stale = isOutdated(post, guard)
  const base = stale ? await basisOf(desk, id, guard) : current
  const sent = withInput(base?.file ?? theirs, input)
  const mine = { ...sent, slug: slugify(input.slug ?? '') || sent.slug }
  const outcome = stale ? merge(base?.post ?? null, mine, theirs) : { ok: true as const, post: mine }
  if (!outcome.ok) {
    const { conflicts, merged } = outcome
    const shown = toStored(merged, post.revision).post
    return { ...conflictWith(post), merge: { base: base?.post ?? null, conflicts, merged: shown } }
  }
  const { slug: wanted } = outcome.post
  const slug = wanted === theirs.slug ? wanted : newSlug(desk, wanted, id)
  const next = withSlug({ ...outcome.post, slug: theirs.slug }, slug)
  const saved = await save(desk, dated(next, nowText(desk), theirs), author)
  if (!saved.ok || !stale || sameFields(mine, outcome.post)) return saved
  const asSent = toStored(mine, hashOf(formatPostFile(mine)))
  desk.recent.remember(asSent)
  return { ...saved, merged: { sent: asSent.post.revision } }
}

export async function removePost(
  desk: Desk,
  id: string,
  author: Person,
  guard: Guard,
): Promise<{ ok: true } | Missing | Conflict> {
  const current = await presentPost(desk, id)
  if (!current) return missing
  if (isOutdated(current.post, guard)) return conflictWith(current.post)
  await deletePost(desk, current.file, author)
  return { ok: true }
}

type Version = NonNullable<Awaited<ReturnType<ReturnType<typeof createHistory>['version']>>>

export async function restorePost(
  desk: Desk,
  id: string,
  version: Version,
  author: Person,
  guard: Guard,
): Promise<Saved | Conflict | Broken | Invalid> {
  const current = await presentPost(desk, id)
  const broken = current && refusalIfBroken(desk, current.post, guard)
  if (broken) return broken
  if (current && isOutdated(current.post, guard)) return conflictWith(current.post)
  const last = current ?? (await desk.history.newest(id)) ?? version
  const next = withTexts(last.file, version.file)
  const slug = current ? next.slug : newSlug(desk, next.slug, id)
  const action = restoreAction(version.made)
  return save(desk, { ...next, slug, updatedAt: nowText(desk) }, author, { action })
}

function refusalIfBroken(desk: Desk, current: Post, { keepBroken, ifMatch = [] }: Guard): Broken | null {
  const broken = keepBroken ? brokenFile(desk, current.slug) : null
  if (!broken || [ifMatch].flat().includes(broken.revision)) return null
  return { ok: false, reason: 'broken', current, broken }
}

const isOutdated = (post: Post, { ifMatch }: Guard): boolean =>
  ifMatch !== undefined && ![ifMatch].flat().includes(post.revision)

const conflictWith = (current: Post): Conflict => ({ ok: false, reason: 'conflict', current })

async function basisOf({ history }: Desk, id: string, { ifMatch = [] }: Guard): Promise<StoredPost | null> {
  for (const revision of [ifMatch].flat()) {
    const found = await history.byRevision(id, revision)
    if (found) return found
  }
  return null
}
