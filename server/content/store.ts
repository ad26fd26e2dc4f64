import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { problem } from '../errors.ts'
import { createDurable, ensureFolder, removeDurable, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import { bytesOrNull, copyMissing, hashOf, lstatOrNull, namesOrNull } from './disk.ts'
import { type FieldProblem, formatPostFile, type PostFile, parsePostFile } from './front-matter.ts'
import { GitError, type GitOptions } from './git.ts'
import { type ContentFault, createLoadedContent, isSettings, settingsNames } from './loaded-content.ts'
import { isPublic, type Post, type PostChange, type PostInput, postInput } from './post.schema.ts'
import { readHistory } from './post-history.ts'
import { buildIndex, type StoredPost, toStored } from './post-index.ts'
import { emptyPost, withInput, withSlug } from './post-input.ts'
import { fileOf, isPostFile, nameOf, pathOf, postsFolder, slugOf } from './post-names.ts'
import { createQueue } from './queue.ts'
import { createRemovedPosts } from './removed-posts.ts'
import { openRepository, type Person } from './repository.ts'
import type { Catalogue, Site } from './site.schema.ts'
import { freeSlug, slugify } from './slug.ts'
import { followFolders } from './watch.ts'

type Saved = { ok: true; post: Post; changed: boolean }
type Missing = { ok: false; reason: 'not-found' }
type Conflict = { ok: false; reason: 'conflict'; current: Post }
type Invalid = { ok: false; reason: 'invalid'; errors: Record<string, string[]> }
type Guard = {
  /** The revision the change is based on; another one is a conflict. Left out = no guard. */
  ifMatch?: string
}

export type ContentStore = {
  /** Newest first. */
  posts(): readonly Post[]
  /** What a visitor sees at a time (ms), newest first. */
  publicPosts(now: number): Post[]
  bySlug(slug: string): Post | null
  byId(id: string): Post | null
  /** The present slug of a post that was renamed, draft or not; null for a slug in use or never used. */
  redirectFor(slug: string): string | null
  /** Whether a post that visitors could see has been removed from this address (410). */
  wasDeleted(slug: string): boolean
  /** Input is checked by `postInput`. The promise resolves once file and commit would survive a power cut. */
  create(input: unknown, author: Person): Promise<Saved | Invalid>
  /** A field left out stays as it is. Saving without a change makes no commit (decision 28). */
  update(
    id: string,
    input: unknown,
    author: Person,
    guard?: Guard,
  ): Promise<Saved | Missing | Conflict | Invalid>
  remove(id: string, author: Person, guard?: Guard): Promise<{ ok: true } | Missing | Conflict>
  /** Newest first, also of a removed post; null when there never was one. */
  history(id: string): Promise<PostChange[] | null>
  /** The post as it was after a commit (before it, for the commit that removed it); null when that is not known. */
  version(id: string, commit: string): Promise<Post | null>
  /**
   * Brings back the texts of a version. A living post keeps its address and whether it is published; a removed one
   * returns as it was.
   */
  restore(
    id: string,
    commit: string,
    author: Person,
    guard?: Guard,
  ): Promise<Saved | Missing | Conflict | Invalid>
  site(): Site
  catalogue(): Catalogue
  /** Different after every change of what is served, also across restarts. Not ordered. */
  readonly revision: string
  /** Called after every change of what is served. Returns the function that ends it. */
  onChange(listener: () => void): () => void
  /** Files that break a rule and are not served as they are. */
  faults(): ContentFault[]
  /** Stops watching; resolves when the last save has ended. */
  close(): Promise<void>
}

export type ContentStoreOptions = {
  dir: string
  /** Who commits; the author is the staff member. */
  committer: Person
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A folder whose site.yaml and catalogue.yaml are copied when they are missing. */
  defaults?: string
  git?: Omit<GitOptions, 'cwd' | 'trust'>
}

/** How long the start waits for the list of removed posts, which only tells 410 from 404. */
const removedPatienceMs = 1000
const longestTimer = 2 ** 31 - 1

/** Posts and settings in files, their history in git, their present state in memory. */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { dir, committer, log, clock = Date.now, defaults, git } = options
  const postsDir = path.join(dir, postsFolder)
  await ensureFolder(postsDir)
  if (defaults) await copyMissing(settingsNames, defaults, dir)
  const repository = await openRepository({ dir, committer, log, first: presentFiles, ...(git && { git }) })

  const queue = createQueue()
  const listeners = new Set<() => void>()
  const removed = createRemovedPosts()
  const started = Date.now().toString(36)
  let changes = 0
  let index = buildIndex([])
  let closed = false

  const follower = followFolders({
    folders: [dir, postsDir],
    concerns: (file) =>
      isSettings(file) || (file === pathOf(slugOf(fileOf(file))) && isPostFile(fileOf(file))),
    // In the queue, so that a save is never seen half done; ahead of waiting saves, so that nobody waits for them.
    read: (paths) => queue.run(() => look(paths), { first: true }),
    onError: (error) => log.error({ error }, 'The content folder could not be read'),
  })
  const content = createLoadedContent({
    dir,
    lookAgain: (file, ms) => follower.notice(file, ms),
    onRemoved: (post) => removed.note(post.slug, post),
  })

  async function presentFiles(): Promise<string[]> {
    const present = await Promise.all(settingsNames.map((name) => lstatOrNull(path.join(dir, name))))
    const posts = ((await namesOrNull(postsDir)) ?? []).filter(isPostFile)
    return [...settingsNames.filter((_, at) => present[at]), ...posts.map((name) => `${postsFolder}/${name}`)]
  }

  // ---- What is served ----

  async function look(paths: ReadonlySet<string> | null): Promise<void> {
    if (closed) return
    if (await content.look(paths)) publish()
    reportFaults()
  }

  function publish(): void {
    index = buildIndex(content.candidates(), index)
    changes++
    armSchedule()
    for (const listener of listeners) {
      try {
        listener()
      } catch (error) {
        log.error({ error }, 'A listener of content changes failed')
      }
    }
  }

  // A post for a later date becomes visible without any file changing.
  let schedule: NodeJS.Timeout | undefined
  function armSchedule(): void {
    clearTimeout(schedule)
    const now = clock()
    let next = Number.POSITIVE_INFINITY
    for (const { post } of index.byId.values()) {
      const due = post.published && post.publishedAt !== null ? Date.parse(post.publishedAt) : Number.NaN
      if (due > now && due < next) next = due
    }
    if (closed || next === Number.POSITIVE_INFINITY) return
    schedule = setTimeout(publish, Math.min(next - now + 1, longestTimer))
    schedule.unref()
  }

  function faults(): ContentFault[] {
    const clashes = [...index.clashes].map(([slug, other]) => ({
      file: pathOf(slug),
      field: 'id',
      message: `is also the id of ${nameOf(other)}`,
    }))
    return [...content.faults(), ...clashes]
  }

  let reported = new Set<string>()
  function reportFaults(): void {
    const found = new Map(faults().map((fault) => [JSON.stringify(fault), fault]))
    for (const [key, fault] of found) {
      if (!reported.has(key)) log.warn(fault, 'A content file has a fault; its last good version stays up')
    }
    reported = new Set(found.keys())
  }

  // ---- Writing: everything below runs in the queue ----

  type Change = { write?: PostFile; removes?: string; message: string; author: Person }

  /** File, then commit, then memory. Whatever fails puts the files back and is thrown. */
  async function apply({ write, removes, message, author }: Change): Promise<void> {
    const text = write ? formatPostFile(write) : ''
    const slugs = [write?.slug, removes].filter((slug) => slug !== undefined)
    const paths = slugs.map(pathOf)
    for (const slug of slugs) if (content.isFaulty(slug)) await keepOutsideEdit(slug)
    const before = new Map<string, Buffer | null>()
    for (const name of paths) before.set(name, await bytesOrNull(path.join(dir, name)))
    let committed = false
    try {
      if (write) {
        const file = path.join(dir, pathOf(write.slug))
        if (before.get(pathOf(write.slug))) await writeDurable(file, text)
        else if (!(await createDurable(file, text)))
          throw problem('conflict', 'A file of this name has just appeared.')
      }
      if (removes !== undefined) await removeDurable(path.join(dir, pathOf(removes)))
      await repository.commit({ paths, message, author, date: new Date(clock()) })
      committed = true
    } finally {
      if (!committed) await putBack(before)
    }
    if (removes !== undefined) content.deleted(removes)
    if (write) content.wrote(write.slug, text)
    publish()
  }

  async function putBack(before: ReadonlyMap<string, Buffer | null>): Promise<void> {
    try {
      for (const [name, bytes] of before) {
        if (bytes) await writeDurable(path.join(dir, name), bytes)
        else await removeDurable(path.join(dir, name))
      }
    } catch (error) {
      log.error({ error }, 'A file could not be put back after a save that failed')
    }
    await repository.unstage([...before.keys()])
    for (const name of before.keys()) follower.notice(name)
  }

  /** A file with a fault holds somebody's work that is served nowhere: into the history before it is replaced. */
  async function keepOutsideEdit(slug: string): Promise<void> {
    const message = `Keep ${slug} as it was edited outside`
    await repository.commit({ paths: [pathOf(slug)], message, author: committer, date: new Date(clock()) })
  }

  /** A former address keeps leading where it led: it is taken, too. */
  function newSlug(wanted: string, id: string): string {
    const own = index.byId.get(id)?.post.slug
    return freeSlug(wanted || `post-${id.slice(0, 6)}`, (slug) => {
      const target = index.redirects.get(slug)
      return (slug !== own && content.occupies(slug)) || (target !== undefined && target !== own)
    })
  }

  async function save(next: PostFile, action: string, author: Person): Promise<Saved | Invalid> {
    const stored = index.byId.get(next.id)
    const previous = stored?.file
    if (
      stored &&
      formatPostFile({ ...next, updatedAt: stored.file.updatedAt }) === formatPostFile(stored.file)
    ) {
      return { ok: true, post: stored.post, changed: false }
    }
    const checked = parsePostFile(formatPostFile(next), next.slug)
    if (!checked.ok) return { ok: false, reason: 'invalid', errors: byField(checked.problems) }
    if (previous && previous.slug !== next.slug) {
      const message = `${action} ${next.slug}\n\nRenamed from ${previous.slug}`
      await apply({ write: next, removes: previous.slug, message, author })
    } else {
      await apply({ write: next, message: `${action} ${next.slug}`, author })
    }
    const saved = index.byId.get(next.id)
    if (!saved) throw new Error('A post that was saved is not served')
    return { ok: true, post: saved.post, changed: true }
  }

  /** The post in its file's present state, or why it may not be changed. */
  async function present(
    id: string,
    { ifMatch }: Guard,
  ): Promise<{ ok: true; file: PostFile } | Missing | Conflict> {
    const slug = index.byId.get(id)?.post.slug
    if (slug !== undefined && (await content.lookAtPost(slug))) publish()
    const stored = index.byId.get(id)
    if (!stored) return { ok: false, reason: 'not-found' }
    if (ifMatch !== undefined && ifMatch !== stored.post.revision) {
      return { ok: false, reason: 'conflict', current: stored.post }
    }
    return { ok: true, file: stored.file }
  }

  async function change(id: string, input: PostInput, author: Person, guard: Guard, action?: string) {
    const found = await present(id, guard)
    if (!found.ok) return found
    const { file } = found
    const now = new Date(clock()).toISOString()
    const wanted = slugify(input.slug ?? '')
    const slug = wanted === '' || wanted === file.slug ? file.slug : newSlug(wanted, id)
    const next = { ...withSlug(withInput(file, input, now), slug), updatedAt: now }
    const verb = next.published === file.published ? 'Update' : next.published ? 'Publish' : 'Unpublish'
    return save(next, action ?? verb, author)
  }

  // ---- History ----

  async function versionsOf(id: string) {
    const file = index.byId.get(id)?.file
    if (!file) await removedLoaded
    const slugs = new Set(file ? [file.slug, ...file.redirectFrom] : [])
    const last = removed.lastSlug(id)
    if (last !== null) slugs.add(last)
    return slugs.size > 0 ? readHistory(repository, id, [...slugs].map(pathOf)) : []
  }

  async function versionAt(id: string, commit: string): Promise<StoredPost | null> {
    if (!/^[0-9a-f]{40,64}$/.test(commit)) return null
    const version = (await versionsOf(id)).find((one) => one.commit === commit)
    if (!version) return null
    const text = (await repository.blobs([version.blob])).get(version.blob) ?? ''
    const parsed = parsePostFile(text, slugOf(fileOf(version.path)))
    return parsed.ok ? toStored(parsed.post, hashOf(text)) : null
  }

  // ---- Start ----

  const begun = performance.now()
  await follower.start()
  await content.recover(repository)
  if (!content.site() || !content.catalogue()) {
    follower.close()
    const list = faults().map(({ file, field, message }) => `${file}: ${field} ${message}`)
    throw new Error(`The content has faults and no earlier good version:\n  ${list.join('\n  ')}`)
  }
  publish()
  const removedLoaded = removed
    .load(repository)
    .catch((error) => log.error({ error }, 'Removed posts could not be read from the history'))
  await Promise.race([removedLoaded, delay(removedPatienceMs, undefined, { ref: false })])
  const ms = Math.round(performance.now() - begun)
  log.info({ posts: index.byId.size, faults: faults().length, ms }, 'Content loaded')

  return {
    posts: () => index.sorted(),
    publicPosts: (now) => index.sorted().filter((post) => isPublic(post, now)),
    bySlug: (slug) => index.bySlug.get(slug)?.post ?? null,
    byId: (id) => index.byId.get(id)?.post ?? null,
    redirectFor: (slug) => index.redirects.get(slug) ?? null,
    wasDeleted: (slug) => !index.bySlug.has(slug) && !index.redirects.has(slug) && removed.wasPublic(slug),

    async create(input, author) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return inQueue(async () => {
        const id = randomBytes(8).toString('hex')
        const now = new Date(clock()).toISOString()
        const slug = newSlug(slugify(parsed.data.slug ?? '') || slugify(parsed.data.title), id)
        const next = { ...withInput(emptyPost(id, now), parsed.data, now), slug }
        return save(next, next.published ? 'Publish' : 'Create', author)
      })
    },

    async update(id, input, author, guard = {}) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return inQueue(() => change(id, parsed.data, author, guard))
    },

    remove: (id, author, guard = {}) =>
      inQueue(async () => {
        const found = await present(id, guard)
        if (!found.ok) return found
        const { slug } = found.file
        await apply({ removes: slug, message: `Delete ${slug}`, author })
        removed.note(slug, found.file)
        return { ok: true }
      }),

    async history(id) {
      const versions = await versionsOf(id)
      if (versions.length === 0 && !index.byId.has(id)) return null
      return versions.map(({ commit, author, date, message }) => ({ commit, author, date, message }))
    },

    version: async (id, commit) => (await versionAt(id, commit))?.post ?? null,

    async restore(id, commit, author, guard = {}) {
      const version = await versionAt(id, commit)
      if (!version) return { ok: false, reason: 'not-found' }
      return inQueue(async () => {
        if (index.byId.has(id)) {
          const { slug, published, publishedAt, ...texts } = version.file
          return change(id, texts, author, guard, 'Restore')
        }
        const now = new Date(clock()).toISOString()
        const slug = newSlug(version.file.slug, id)
        return save({ ...version.file, slug, updatedAt: now }, 'Restore', author)
      })
    },

    site: () => loaded(content.site()),
    catalogue: () => loaded(content.catalogue()),
    get revision() {
      return `${started}-${changes}`
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    faults,
    async close() {
      closed = true
      follower.close()
      clearTimeout(schedule)
      await queue.run(async () => {})
    },
  }

  /** What a save meets that only time or an operator can change is told as such. */
  async function inQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await queue.run(task)
    } catch (error) {
      if (error instanceof GitError && ['ELOCKED', 'ETIMEDOUT', 'EGIT'].includes(error.code)) {
        throw problem('unavailable', 'The change could not be recorded. Nothing was changed.', {
          cause: error,
        })
      }
      throw error
    }
  }
}

function loaded<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The content was not loaded')
  return value
}

function invalid(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): Invalid {
  const problems = error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'body'), message }))
  return { ok: false, reason: 'invalid', errors: byField(problems) }
}

function byField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message]
  return errors
}
