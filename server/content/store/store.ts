import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import {
  type BrokenFile,
  type DeletedPost,
  type LinkingPost,
  nextChange,
  type Post,
  type PostChange,
  type PostInput,
  postInput,
  postState,
} from '#domain/posts/post.schema.ts'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { freeSlug, slugify } from '#domain/posts/slug.ts'
import { type RedirectRule, type RedirectTable, readRedirectRules } from '#domain/site/redirects.schema.ts'
import type { Catalogue, Site } from '#domain/site/site.schema.ts'
import { problem } from '../../kernel/errors.ts'
import {
  ensureFolder,
  hasCode,
  publicModes,
  readBytesOrNull,
  removeDurable,
  writeDurable,
} from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { actionOf, messageOf, restoreAction } from '../git/commit-messages.ts'
import { GitError, type GitOptions } from '../git/git.ts'
import { openGuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { HeadMoved } from '../git/repository.ts'
import type { LooseEdit } from '../git/take-up.ts'
import { createHistory, type PastVersion } from '../history/history.ts'
import { merge, sameFields } from '../merge/merge.ts'
import { mergeFiles } from '../merge/merge-files.ts'
import { createRemoteConflicts, type RemoteConflicts } from '../remote/conflicts.ts'
import { createRemote, type Remote, type RemoteSettings } from '../remote/remote.ts'
import { isServedFile, settingsNames } from './content-paths.ts'
import { copyMissing, hashOf } from './disk.ts'
import { faultsIn } from './file-faults.ts'
import { createFileTimes } from './file-times.ts'
import { type FieldProblem, formatPostFile, type PostFile, parsePostFile } from './front-matter.ts'
import { linkingPosts } from './linking-posts.ts'
import { type ContentFault, createLoadedContent } from './loaded-content.ts'
import { buildIndex, type Candidate, type StoredPost, toStored } from './post-index.ts'
import { dated, emptyPost, withInput, withSlug, withTexts } from './post-input.ts'
import { fileOf, isPostPath, nameOf, pathOf, postsFolder, slugOf } from './post-names.ts'
import { createPostWriter, type PostWrite } from './post-writer.ts'
import { presentFiles } from './present-files.ts'
import { createRedirectsWriter } from './redirects-writer.ts'
import { createRemovedPosts } from './removed-posts.ts'
import { followFolders } from './watch.ts'

type Saved = {
  ok: true
  post: Post
  changed: boolean
  /** Set when another member's changes were merged into the post. */
  merged?: {
    /** Revision of the text as sent: the base of the next save for a member who has continued typing. */
    sent: string
  }
}
type Missing = { ok: false; reason: 'not-found' }
const missing: Missing = { ok: false, reason: 'not-found' }
type Conflict = {
  ok: false
  reason: 'conflict'
  current: Post
  /** Set when a merge was attempted and failed. */
  merge?: {
    /** The version the save was based on; null when it is no longer known. */
    base: Post | null
    conflicts: MergeConflict[]
    /** The merged fields; the sent ones where they conflict. */
    merged: Post
  }
}
/** The post's file was edited by hand and has a fault: it was not overwritten. */
type Broken = { ok: false; reason: 'broken'; current: Post; broken: BrokenFile }
type Invalid = { ok: false; reason: 'invalid'; errors: Record<string, string[]> }
type Guard = {
  /** The revision the change is based on, or several names for it. Left out = no guard. */
  ifMatch?: string | readonly string[]
  /** A file with a fault is replaced only when `ifMatch` names its revision (`BrokenFile`) as well. */
  keepBroken?: true
}

export type ContentStore = {
  /** Newest first. */
  posts(): readonly Post[]
  /** The public posts at a time (ms), newest first. */
  publicPosts(now: number): readonly Post[]
  bySlug(slug: string): Post | null
  byId(id: string): Post | null
  /** The current slug of a renamed post, draft or not; null for a slug in use or never used. */
  redirectFor(slug: string): string | null
  /**
   * Whether a post that visitors could see has left this address (410) at a time (ms): it was deleted, or its publication
   * has ended.
   */
  isGone(slug: string, now: number): boolean
  /**
   * When a post last changed for visitors, as ISO 8601: by a save, an edit by hand, a commit made elsewhere, or its
   * scheduled publication. Null when unknown.
   */
  modifiedAt(post: Pick<Post, 'slug' | 'updatedAt' | 'publishedAt'>): string | null
  /** When `catalogue.yaml` was last changed, as ISO 8601; null when unknown. */
  siteChangedAt(): string | null
  catalogueChangedAt(): string | null
  /** Input is checked by `postInput`. The promise resolves once file and commit would survive a power cut. */
  create(input: unknown, author: Person): Promise<Saved | Invalid>
  /**
   * A field left out stays as it is. Saving without a change makes no commit (R102). A save based on another
   * revision than the current one is merged with it; it is a conflict only when both changed the same text differently.
   */
  update(
    id: string,
    input: unknown,
    author: Person,
    guard?: Guard,
  ): Promise<Saved | Missing | Conflict | Broken | Invalid>
  remove(id: string, author: Person, guard?: Guard): Promise<{ ok: true } | Missing | Conflict>
  /** The posts that link to a post; null when there is no such post. */
  linking(id: string): LinkingPost[] | null
  /** The versions, newest first, also of a removed post; null when it never existed. */
  history(id: string): Promise<PostChange[] | null>
  /** The post after a commit (before it, for the commit that removed it); null when unknown. */
  version(id: string, commit: string): Promise<Post | null>
  /** The newest versions, each with the post; null when it never existed. */
  versions(id: string, most: number): Promise<{ total: number; versions: PastVersion[] } | null>
  /** Deleted posts that can be restored, the last deleted first. */
  deleted(): Promise<DeletedPost[]>
  /** How many those are; null until the history has been read. */
  deletedCount(): number | null
  /**
   * Restores the texts of a version. The post keeps its slug and publication state; a removed post gets its last ones,
   * with another slug when its own is taken.
   */
  restore(
    id: string,
    commit: string,
    author: Person,
    guard?: Guard,
  ): Promise<Saved | Missing | Conflict | Broken | Invalid>
  site(): Site
  catalogue(): Catalogue
  /** The redirects of `redirects.yaml` (R186). */
  redirects(): RedirectTable
  /**
   * Adds a redirect with one commit. Throws a `Problem`: `invalid` for a rule that breaks a rule, `conflict` when there is
   * one for its address, or when the file was edited by hand and has a fault.
   */
  addRedirect(rule: RedirectRule, author: Person): Promise<void>
  /** The last commit of the content; null when there is none. */
  commit(): Promise<string | null>
  /** Changes with every change of the served content, also across restarts. Not ordered. */
  readonly revision: string
  /** Calls a listener after every change of the served content. Returns a function that removes it. */
  onChange(listener: () => void): () => void
  /** Files with a fault, which are not served in their current version. */
  faults(): ContentFault[]
  /** The fault in the file of a post, whose last good version is served; null for a valid one. */
  brokenFile(slug: string): BrokenFile | null
  /**
   * `damage`: the fault in the repository, or null. With a fault, pages come from the files, and saves and histories may
   * throw a `Problem` (unavailable). `watching`: whether the system reports changes; otherwise all files are polled.
   */
  condition(): { damage: string | null; watching: boolean }
  /** The repository that the content is kept level with; null = none. */
  remote: (Pick<Remote, 'look' | 'state'> & RemoteConflicts) | null
  /** Stops watching; resolves when the last save has ended. */
  close(): Promise<void>
}

export type ContentStoreOptions = {
  dir: string
  /** The committer; the author is the staff member. */
  committer: Person
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A folder whose site.yaml and catalogue.yaml are copied when they are missing. */
  defaults?: string
  /** The program that checks what is pushed, with its parameters; null: the repository is not configured to accept pushes. */
  pushProgram?: readonly string[] | null
  /** Null: the content has no remote. */
  remote?: RemoteSettings | null
  /** What links and pictures of a published post are checked against; left out: they are not. */
  readers?: { origin: () => string; isGone: (address: string) => boolean }
  git?: Omit<GitOptions, 'cwd' | 'trust'>
}

/** Number of commits after which git's index of changed paths is updated. */
const indexEvery = 50
const longHistoryMs = 1000
/** How long the start waits for the list of removed posts, which only distinguishes 410 from 404. */
const removedPatienceMs = 1000
const longestTimer = 2 ** 31 - 1
/** Faults that one look writes to the log. */
const mostReported = 50
/** Where the site's own address is not known: links with a host lead elsewhere. */
const unknownOrigin = 'http://site.invalid'

/** Stores posts and settings in files, their history in git, their current state in memory. */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const {
    dir,
    committer,
    log,
    clock = Date.now,
    defaults,
    pushProgram,
    remote: remoteSettings = null,
    readers,
    git,
  } = options
  const postsDir = path.join(dir, postsFolder)
  await ensureFolder(postsDir, { mode: publicModes.folder }).catch((error) => {
    // A file in its place is named as a fault
    if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error
  })
  if (defaults) await copyMissing(settingsNames, defaults, dir)
  let removedLoaded: Promise<void> = Promise.resolve()
  let removedKnown = false
  const repository = await openGuardedRepository({
    dir,
    committer,
    log,
    first: () => presentFiles(dir),
    onRepaired: () => {
      removedLoaded = loadRemoved()
    },
    ...(pushProgram && { pushProgram }),
    hasRemote: Boolean(remoteSettings),
    joinEdits,
    ...(git && { git }),
  })

  const queue = createQueue()
  const listeners = new Set<() => void>()
  const removed = createRemovedPosts()
  const started = Date.now().toString(36)
  let changes = 0
  // Used with every request: computed once for each change
  let revision = `${started}-${changes}`
  let index = buildIndex([])
  let closed = false

  const onError = (error: unknown) => log.error({ error }, 'The content folder could not be read')
  // In the queue, so that it never reads a partial save; ahead of waiting saves, so that it does not wait for them.
  const read = (paths: ReadonlySet<string> | null) =>
    queue.run(
      async () => {
        if (!closed) await sendPushes()
        await look(paths)
      },
      { first: true },
    )
  const follower = followFolders({ folders: [dir, postsDir], concerns: isServedFile, read, onError })
  const branches =
    repository.branches === null
      ? null
      : followFolders({
          folders: [repository.branches],
          concerns: () => true,
          // Of every save, too: the folder itself need not be read
          read: () => queue.run(async () => (closed ? undefined : sendPushes()), { first: true }),
          onError,
        })
  const fileTimes = createFileTimes()
  const content = createLoadedContent({
    dir,
    lookAgain: (file, ms) => follower.notice(file, ms),
    onRemoved(post) {
      fileTimes.forget(pathOf(post.slug))
      removed.note(post, { removedAt: nowText(), by: null, commit: null })
    },
    onReplaced: (stored) => history.remember(stored),
    onRead: fileTimes.read,
  })

  const history = createHistory({
    repository,
    removed,
    removedLoaded: () => removedLoaded,
    present: (id) => index.byId.get(id)?.file ?? null,
    committer,
    onSlow: indexHistory,
  })
  const writer = createPostWriter({
    dir,
    repository,
    committer,
    clock,
    log,
    onPutBack: (name) => follower.notice(name),
  })
  const redirectsWriter = createRedirectsWriter({ dir, repository, committer, clock, log })
  const nowText = () => new Date(clock()).toISOString()

  // ---- What is served ----

  async function look(paths: ReadonlySet<string> | null): Promise<void> {
    if (closed) return
    if (await content.look(paths)) publish()
    reportFaults()
  }

  /** Why the last commits from elsewhere could not be brought; null when they were. */
  let takeUpFault: string | null = null

  /**
   * Shows what came by a push. Resolves with whether something came. A failure is reported and holds nothing up: the next
   * save, look or commit tries again, and no save replaces a file that was not brought.
   */
  async function takeUpPushes(): Promise<boolean> {
    let paths: readonly string[] = []
    try {
      paths = await repository.takeUp()
      takeUpFault = null
    } catch (error) {
      const message = `could not be brought: ${error instanceof Error ? error.message : error}`
      if (message !== takeUpFault) log.error({ error }, 'The last commits could not be brought')
      takeUpFault = message
    }
    if (paths.length > 0) await look(new Set(paths))
    else reportFaults()
    return paths.length > 0
  }

  /** Shows what came by a push here, and sends it on. */
  async function sendPushes(): Promise<void> {
    if (await takeUpPushes()) remote?.committed()
  }

  const remote =
    remoteSettings &&
    createRemote({
      ...remoteSettings,
      repository,
      committer,
      undisturbed: (task) => queue.run(task, { first: true }),
      takeUp: async () => {
        await takeUpPushes()
      },
      accepts: (name, text) => faultsIn(name, Buffer.from(text)).length === 0,
      log,
      clock,
    })

  function publish(): void {
    index = buildIndex(datedCandidates(), index)
    changes++
    revision = `${started}-${changes}`
    armSchedule()
    for (const listener of listeners) {
      try {
        listener()
      } catch (error) {
        log.error({ error }, 'A listener of content changes failed')
      }
    }
  }

  function* datedCandidates(): Generator<Candidate> {
    for (const candidate of content.candidates()) {
      const { file, post, leaving } = candidate
      const withTime = fileTimes.dated(pathOf(file.slug), file)
      if (withTime === file) yield candidate
      else yield { ...toStored(withTime, post.revision), ...(leaving && { leaving }) }
    }
  }

  // A post becomes visible, or ends, at its date without any file changing.
  let schedule: NodeJS.Timeout | undefined
  function armSchedule(): void {
    clearTimeout(schedule)
    const now = clock()
    let next = Number.POSITIVE_INFINITY
    for (const { post } of index.byId.values()) next = Math.min(next, nextChange(post, now))
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
    const inFolder = [...content.faults(), ...clashes]
    const named = new Set(inFolder.map(({ file }) => file))
    const inCommit: ContentFault[] = repository.unusable().filter(({ file }) => !named.has(file))
    if (takeUpFault !== null) inCommit.push({ file: '.git', field: 'last commits', message: takeUpFault })
    return [...inFolder, ...inCommit]
  }

  let reported = new Set<string>()
  function reportFaults(): void {
    const found = new Map(faults().map((fault) => [JSON.stringify(fault), fault]))
    const unknown = [...found].flatMap(([key, fault]) => (reported.has(key) ? [] : [fault]))
    for (const fault of unknown.slice(0, mostReported))
      log.warn(fault, 'A content file has a fault; its last good version stays up')
    if (unknown.length > mostReported)
      log.warn({ more: unknown.length - mostReported }, 'More content files have faults')
    reported = new Set(found.keys())
  }

  // ---- Writing: everything below runs in the queue ----

  /** Writes the files, then the commit, then memory. Resolves with the commit; null when nothing changed. */
  async function apply(change: PostWrite): Promise<string | null> {
    await repository.ready()
    const { commit, text } = await writer.apply(change)
    const { write, removes } = change
    if (removes !== undefined) {
      content.deleted(removes)
      fileTimes.forget(pathOf(removes))
      if (write) removed.left(write.id, removes)
    }
    if (write) content.wrote(write.slug, text)
    publish()
    if (++unindexed >= indexEvery) indexHistory()
    remote?.committed()
    return commit
  }

  // git's index of changed paths is updated from time to time; a few commits without it cost little.
  let unindexed = 0
  let indexing: Promise<void> = Promise.resolve()
  const stopWalking = new AbortController()
  function indexHistory(): void {
    unindexed = 0
    indexing = indexing.then(() => (closed ? undefined : repository.indexHistory(stopWalking.signal)))
  }

  /** A former slug counts as taken, because it redirects to its post. */
  function newSlug(wanted: string, id: string): string {
    const own = index.byId.get(id)?.post.slug
    return freeSlug(wanted || `post-${id.slice(0, 6)}`, (slug) => {
      const target = index.redirects.get(slug)
      return (slug !== own && content.occupies(slug)) || (target !== undefined && target !== own)
    })
  }

  /** `action` as in `messageOf`; left out = derived from the change for visitors. */
  async function save(
    next: PostFile,
    author: Person,
    { action }: { action?: string } = {},
  ): Promise<Saved | Invalid> {
    const stored = index.byId.get(next.id)
    const previous = stored?.file
    const isSame =
      stored && formatPostFile({ ...next, updatedAt: stored.file.updatedAt }) === formatPostFile(stored.file)
    if (isSame) return { ok: true, post: stored.post, changed: false }
    const checked = parsePostFile(formatPostFile(next), next.slug)
    if (!checked.ok) return { ok: false, reason: 'invalid', errors: byField(checked.problems) }
    const unfit = action === undefined ? unfitForReaders(next) : []
    if (unfit.length > 0) return { ok: false, reason: 'invalid', errors: byField(unfit) }
    const from = previous?.slug ?? next.slug
    const named = action ?? actionOf(previous ?? null, next, clock())
    await apply({
      write: next,
      ...(from !== next.slug && { removes: from }),
      message: messageOf(named, next, { from }),
      author,
    })
    const saved = index.byId.get(next.id)
    if (!saved) throw new Error('A post that was saved is not served')
    return { ok: true, post: saved.post, changed: true }
  }

  /** Dead links and pictures without a description keep a post from being published (R171). */
  function unfitForReaders(next: PostFile): FieldProblem[] {
    if (!readers || !next.published) return []
    const posts = [...index.byId.values()].map(({ post }) => linkedPost(post, clock()))
    const { isGone } = readers
    const redirects = content.redirects()
    return readerFaults(next, { id: next.id, posts, origin: readers.origin(), isGone, redirects })
  }

  /** The post in the current state of its file. */
  async function present(id: string): Promise<StoredPost | null> {
    const slug = index.byId.get(id)?.post.slug
    if (slug !== undefined && (await content.lookAtPost(slug))) publish()
    return index.byId.get(id) ?? null
  }

  function brokenFile(slug: string): BrokenFile | null {
    const broken = content.brokenFile(slug)
    return broken && { file: pathOf(slug), ...broken }
  }

  function refusalIfBroken(current: Post, { keepBroken, ifMatch = [] }: Guard): Broken | null {
    const broken = keepBroken ? brokenFile(current.slug) : null
    if (!broken || [ifMatch].flat().includes(broken.revision)) return null
    return { ok: false, reason: 'broken', current, broken }
  }

  const outdated = (post: Post, { ifMatch }: Guard): boolean =>
    ifMatch !== undefined && ![ifMatch].flat().includes(post.revision)

  async function basisOf(id: string, { ifMatch = [] }: Guard): Promise<StoredPost | null> {
    for (const revision of [ifMatch].flat()) {
      const found = await history.byRevision(id, revision)
      if (found) return found
    }
    return null
  }

  async function change(id: string, input: PostInput, author: Person, guard: Guard) {
    const current = await present(id)
    if (!current) return missing
    const { file: theirs, post } = current
    const broken = refusalIfBroken(post, guard)
    if (broken) return broken
    const stale = outdated(post, guard)
    const base = stale ? await basisOf(id, guard) : current
    const sent = withInput(base?.file ?? theirs, input)
    const mine = { ...sent, slug: slugify(input.slug ?? '') || sent.slug }
    const outcome = stale ? merge(base?.post ?? null, mine, theirs) : { ok: true as const, post: mine }
    if (!outcome.ok) {
      const { conflicts, merged } = outcome
      return conflict(post, {
        base: base?.post ?? null,
        conflicts,
        merged: toStored(merged, post.revision).post,
      })
    }
    const { slug: wanted } = outcome.post
    const slug = wanted === theirs.slug ? wanted : newSlug(wanted, id)
    const next = withSlug({ ...outcome.post, slug: theirs.slug }, slug)
    const saved = await save(dated(next, nowText(), theirs), author)
    if (!saved.ok || !stale || sameFields(mine, outcome.post)) return saved
    const asSent = toStored(mine, hashOf(formatPostFile(mine)))
    history.remember(asSent)
    return { ...saved, merged: { sent: asSent.post.revision } }
  }

  const conflict = (current: Post, merge?: Conflict['merge']): Conflict => ({
    ok: false,
    reason: 'conflict',
    current,
    ...(merge && { merge }),
  })

  /** Loads the times of changes, and announces a change when feed or sitemap were made without them. */
  async function readTimes(): Promise<void> {
    if (closed) return
    const undated = [...content.candidates()].flatMap(({ file }) =>
      file.createdAt === '' ? pathOf(file.slug) : [],
    )
    await fileTimes.load({
      repository,
      paths: [postsFolder, ...settingsNames],
      undated,
      signal: stopWalking.signal,
    })
    const changed =
      undated.length > 0 ||
      [...index.byId.values()].some(({ post: { slug, updatedAt } }) => {
        const time = fileTimes.of(pathOf(slug))
        return time !== null && !(time <= Date.parse(updatedAt))
      })
    if (changed && !closed) publish()
  }

  // ---- Start ----

  const begun = performance.now()
  await follower.start()
  await branches?.start()
  await content.recover(repository).catch((error) => log.error({ error }, 'The history could not be read'))
  if (!content.site() || !content.catalogue()) {
    follower.close()
    branches?.close()
    const list = faults().map(({ file, field, message }) => `${file}: ${field} ${message}`)
    throw new Error(`The content has faults and no earlier good version:\n  ${list.join('\n  ')}`)
  }
  publish()
  removedLoaded = loadRemoved()
  function loadRemoved(): Promise<void> {
    return removed
      .load(repository)
      .then(() => {
        removedKnown = true
        // A history that takes this long to read is worth an index.
        if (performance.now() - begun > longHistoryMs) indexHistory()
      })
      .catch((error) => {
        if (!closed) log.error({ error }, 'Removed posts could not be read from the history')
      })
  }
  // After the other pass through the whole history, not concurrently
  removedLoaded
    .then(readTimes)
    .then(() => (closed ? undefined : repository.checkTexts()))
    .catch((error) => {
      if (!closed) log.error({ error }, 'The history could not be read')
    })
  await Promise.race([removedLoaded, delay(removedPatienceMs, undefined, { ref: false })])
  remote?.look()
  const ms = Math.round(performance.now() - begun)
  log.info({ posts: index.byId.size, faults: faults().length, ms }, 'Content loaded')

  return {
    posts: () => index.sorted(),
    publicPosts: (now) => index.publicAt(now),
    bySlug: (slug) => index.bySlug.get(slug)?.post ?? null,
    byId: (id) => index.byId.get(id)?.post ?? null,
    modifiedAt: ({ slug, updatedAt, publishedAt }) =>
      latest([Date.parse(updatedAt), Date.parse(publishedAt ?? ''), fileTimes.of(pathOf(slug))], clock()),
    siteChangedAt: () => latest([fileTimes.of('site.yaml')], clock()),
    catalogueChangedAt: () => latest([fileTimes.of('catalogue.yaml')], clock()),
    redirectFor: (slug) => index.redirects.get(slug) ?? null,
    isGone(slug, now) {
      const stored = index.bySlug.get(slug) ?? index.bySlug.get(index.redirects.get(slug) ?? '')
      return stored ? postState(stored.post, now) === 'ended' : removed.wasPublic(slug)
    },

    async create(input, author) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return inQueue(async () => {
        const id = randomBytes(8).toString('hex')
        const now = nowText()
        const slug = newSlug(slugify(parsed.data.slug ?? '') || slugify(parsed.data.title), id)
        return save(dated({ ...withInput(emptyPost(id, now), parsed.data), slug }, now, null), author)
      })
    },

    async update(id, input, author, guard = {}) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return inQueue(() => change(id, parsed.data, author, guard))
    },

    remove: (id, author, guard = {}) =>
      inQueue(async () => {
        const current = await present(id)
        if (!current) return missing
        const { file, post } = current
        if (outdated(post, guard)) return conflict(post)
        const commit = await apply({ removes: file.slug, message: messageOf('Delete', file), author })
        removed.note(file, { removedAt: nowText(), by: author, commit })
        return { ok: true }
      }),

    linking: (id) =>
      index.byId.has(id)
        ? linkingPosts(id, index, {
            origin: readers?.origin() ?? unknownOrigin,
            redirects: content.redirects(),
            now: clock(),
          })
        : null,

    history: (id) => lookUp(() => history.list(id)),
    version: async (id, commit) => (await lookUp(() => history.version(id, commit)))?.post ?? null,
    versions: (id, most) => lookUp(() => history.versions(id, most)),
    deletedCount: () => (removedKnown ? history.deletedCount() : null),
    deleted: async () =>
      (await lookUp(history.deleted)).map(({ id, slug, title, deletedAt, by, commit, ...publication }) => ({
        id,
        slug,
        title,
        deletedAt,
        by,
        commit,
        state: postState(publication, clock()),
        nextSlug: newSlug(slug, id),
      })),

    async restore(id, commit, author, guard = {}) {
      const version = await lookUp(() => history.version(id, commit))
      if (!version) return missing
      return inQueue(async () => {
        const current = await present(id)
        const broken = current && refusalIfBroken(current.post, guard)
        if (broken) return broken
        if (current && outdated(current.post, guard)) return conflict(current.post)
        const last = current ?? (await history.newest(id)) ?? version
        const next = withTexts(last.file, version.file)
        const slug = current ? next.slug : newSlug(next.slug, id)
        const action = restoreAction(version.made)
        return save({ ...next, slug, updatedAt: nowText() }, author, { action })
      })
    },

    site: () => loaded(content.site()),
    catalogue: () => loaded(content.catalogue()),
    redirects: content.redirects,
    async addRedirect(rule, author) {
      const read = readRedirectRules({ rules: [rule] })
      if (!read.ok) throw invalidRule(read.problems)
      await inQueue(async () => {
        await repository.ready()
        if (content.wroteRedirects(await redirectsWriter.add(rule, author))) publish()
      })
    },
    commit: () => repository.head(),
    get revision() {
      return revision
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    faults,
    brokenFile,
    remote: remote && {
      look: remote.look,
      state: remote.state,
      ...createRemoteConflicts({ repository, take, here }),
    },
    condition: () => ({ damage: repository.damage(), watching: follower.watching() }),
    async close() {
      closed = true
      follower.close()
      branches?.close()
      clearTimeout(schedule)
      await remote?.close()
      await queue.run(async () => {})
      stopWalking.abort()
      await indexing
    },
  }

  /** The post that a version of a file belongs to. */
  function here(file: string, id: string | null): Post | null {
    if (id !== null && index.byId.has(id)) return index.byId.get(id)?.post ?? null
    const slug = slugOf(fileOf(file))
    return index.bySlug.get(index.redirects.get(slug) ?? slug)?.post ?? null
  }

  /** Makes a text the present one of a file, in a commit by a member; null removes the file. */
  async function take(file: string, text: string | null, author: Person): Promise<void> {
    await inQueue(async () => {
      if (!isPostPath(file)) return takeFile(file, text, author)
      const slug = slugOf(fileOf(file))
      if (text === null) {
        const current = index.bySlug.get(index.redirects.get(slug) ?? slug)?.file
        if (!current) return
        const commit = await apply({ removes: current.slug, message: messageOf('Delete', current), author })
        removed.note(current, { removedAt: nowText(), by: author, commit })
        return
      }
      const parsed = parsePostFile(text, slug)
      if (!parsed.ok)
        throw problem('conflict', 'The version of the remote has faults. Please correct it there.')
      const { post } = parsed
      const before = index.byId.get(post.id)?.file
      const free = newSlug(post.slug, post.id)
      const redirectFrom = [...new Set([...(before?.redirectFrom ?? []), ...post.redirectFrom])]
      const next = withSlug({ ...post, redirectFrom, slug: before?.slug ?? free }, free)
      const action = 'Take from the remote'
      const saved = await save({ ...next, updatedAt: nowText() }, author, { action })
      if (!saved.ok)
        throw problem('conflict', 'The version of the remote has faults. Please correct it there.')
    })
  }

  async function takeFile(file: string, text: string | null, author: Person): Promise<void> {
    const bytes = text === null ? null : Buffer.from(text)
    if (faultsIn(file, bytes).length > 0)
      throw problem('conflict', 'The version of the remote has faults. Please correct it there.')
    const before = await readBytesOrNull(path.join(dir, file))
    const put = (content: Buffer | null) =>
      content === null
        ? removeDurable(path.join(dir, file))
        : writeDurable(path.join(dir, file), content, { mode: publicModes.file })
    await put(bytes)
    try {
      const message = `Take ${file} from the remote`
      await repository.commit({ paths: [file], message, author, date: new Date(clock()) })
    } catch (error) {
      await put(before)
      throw error
    }
    remote?.committed()
    await look(new Set([file]))
  }

  /** Refuses histories while the repository is damaged: an incomplete one would look complete. */
  async function lookUp<Result>(read: () => Promise<Result>): Promise<Result> {
    await repository.ready()
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      throw problem('unavailable', 'The history of the content cannot be read now.', { cause: error })
    }
  }

  /** A change is based on what was pushed before it. One that a push overtakes is made again. */
  async function afterPushes<Result>(task: () => Promise<Result>): Promise<Result> {
    await sendPushes()
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof HeadMoved)) throw error
    }
    await takeUpPushes()
    return task()
  }

  /** Maps git failures to a retryable `unavailable` error. */
  async function inQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await queue.run(() => afterPushes(task))
    } catch (error) {
      if (error instanceof HeadMoved)
        throw problem('conflict', 'The content has just been changed by others. Please try again.')

      if (error instanceof GitError && ['ELOCKED', 'ETIMEDOUT', 'EGIT'].includes(error.code)) {
        throw problem('unavailable', 'The change could not be recorded. Nothing was changed.', {
          cause: error,
        })
      }
      throw error
    }
  }
}

/** A post that was edited in the folder and pushed: both changes, unless they are of the same words. */
function joinEdits({ path: name, before, edited, pushed }: LooseEdit): string | null {
  if (!isPostPath(name)) return null
  const [base, mine, theirs] = [before, edited, pushed].map((bytes) => {
    const parsed = bytes === null ? null : parsePostFile(bytes.toString(), slugOf(fileOf(name)))
    return parsed?.ok ? parsed.post : null
  })
  if (!base || !mine || !theirs) return null
  const merged = mergeFiles(base, mine, theirs)
  return merged && formatPostFile(merged)
}

/** The latest of the given times (ms) that is not in the future, as ISO 8601. */
function latest(times: readonly (number | null)[], now: number): string | null {
  let last = 0
  for (const time of times) if (time !== null && time > last && time <= now) last = time
  return last === 0 ? null : new Date(last).toISOString()
}

function loaded<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The content was not loaded')
  return value
}

function invalidRule(problems: readonly FieldProblem[]) {
  const errors = byField(
    problems.map(({ field, message }) => ({ field: field.replace(/^rules\.0\.?/, ''), message })),
  )
  const [first] = problems
  return problem('invalid', `The address ${first?.message}.`, { errors })
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
