import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '#domain/locales.ts'
import { type LinkingPost, type Post, postState } from '#domain/posts/post.schema.ts'
import { textsFolder, textsName } from '#domain/site/own-texts.ts'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { problem } from '../../kernel/errors.ts'
import { ensureFolder, hasCode, publicModes } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { GitError, type GitOptions } from '../git/git.ts'
import { openGuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import type { LooseEdit } from '../git/take-up.ts'
import { createHistory } from '../history/history.ts'
import { createHistoryIndex } from '../history/history-index.ts'
import { createRecentVersions } from '../history/recent-versions.ts'
import { createSettingsHistory } from '../history/settings-history.ts'
import { mergeFiles } from '../merge/merge-files.ts'
import { createRemoteConflicts } from '../remote/conflicts.ts'
import { createRemote, type RemoteSettings } from '../remote/remote.ts'
import {
  createPost,
  type Guard,
  missing,
  readInput,
  removePost,
  restorePost,
  updatePost,
} from '../saves/edit.ts'
import { createFileWriter } from '../saves/file-writer.ts'
import { addRedirect, assertRedirect } from '../saves/redirects.ts'
import { brokenFile, type Desk, deletedPosts } from '../saves/save.ts'
import { createSaveQueue } from '../saves/save-queue.ts'
import { presentSettings, revisionOf, type SettingsChange, saveSettings } from '../saves/settings.ts'
import { postOfVersion, takeVersion } from '../saves/take-from-remote.ts'
import { createCommitsFromElsewhere } from './commits-from-elsewhere.ts'
import { contentFaults, createFaultLog } from './content-faults.ts'
import { isServedFile, optionalNames, settingsNames } from './content-paths.ts'
import { copyMissing } from './disk.ts'
import { faultsIn } from './file-faults.ts'
import { createFileTimes } from './file-times.ts'
import { formatPostFile, postIn } from './front-matter.ts'
import { linkingPosts } from './linking-posts.ts'
import { createLoadedContent } from './loaded-content.ts'
import { type Candidate, toStored } from './post-index.ts'
import { isPostPath, pathOf, postsFolder } from './post-names.ts'
import { presentFiles } from './present-files.ts'
import { createRemovedPosts } from './removed-posts.ts'
import { createServedIndex } from './served-index.ts'
import { followFolders } from './watch.ts'

export type ContentStoreOptions = {
  dir: string
  /** The committer; the author is the staff member. */
  committer: Person
  log: Log
  clock?: () => number
  /** A folder whose site.yaml and catalogue.yaml are copied when they are missing. */
  defaults?: string
  /** The program that checks pushes, with parameters; null: the repository is not set up to accept them. */
  pushProgram?: readonly string[] | null
  /** Null: the content has no remote. */
  remote?: RemoteSettings | null
  /** What links and pictures of a published post are checked against; without it, they are not checked. */
  readers?: { origin: () => string; isGone: (address: string) => boolean }
  git?: Omit<GitOptions, 'cwd' | 'trust'>
}

/** Milliseconds after which reading the history is slow enough to write an index. */
const longHistoryMs = 1000
/** How long the start waits for the list of removed posts, which only distinguishes 410 from 404. */
const removedPatienceMs = 1000
/** Used while the site's own address is unknown: links with a host then count as external. */
const unknownOrigin = 'http://site.invalid'

export type ContentStore = Awaited<ReturnType<typeof createContentStore>>

/** Stores posts and settings in files, their history in git, their current state in memory. */
export async function createContentStore(options: ContentStoreOptions) {
  const { dir, committer, log } = options
  const parts = await openParts(options)
  const { content, served, repository, follower, inQueue, desk, remote } = parts
  await start(parts, log)
  const conflicts = createRemoteConflicts({
    repository,
    take: (file, text, author) => inQueue(() => takeVersion(desk, { file, text, author }, parts.look)),
    here: (file, id) => postOfVersion(served, file, id),
  })

  return {
    ...postsOf(parts),
    ...savesOf(parts, dir),
    ...historiesOf(parts, committer),
    site: () => loaded(content.site()),
    catalogue: () => loaded(content.catalogue()),
    redirects: content.redirects,
    /** The texts of a language that the owner has changed, by key. The same object until they change. */
    texts: content.texts,
    async settingsFiles(names: readonly string[]) {
      const texts = await presentSettings(dir, names)
      return { texts, revision: revisionOf(texts) }
    },
    commit: repository.head,
    /** Changes with every change of the served content, also across restarts. Not ordered. */
    get revision() {
      return served.revision
    },
    /** Calls a listener after every change of the served content. Returns a function that removes it. */
    onChange: served.onChange,
    /** Files with a fault, which are not served in their current version. */
    faults: parts.faults,
    /** The fault in a post's file while its last good version is served; null for a valid file. */
    brokenFile: (slug: string) => brokenFile(desk, slug),
    /**
     * `damage`: the fault in the repository, or null. With a fault, pages come from the files; saves and
     * histories may throw a `Problem` (unavailable). `watching`: whether the system reports changes; if not,
     * all files are polled.
     */
    condition: () => ({ damage: repository.damage(), watching: follower.watching() }),
    historyWarnings: () => repository.warnings(),
    remote: remote && { look: remote.look, state: remote.state, ...conflicts },
    close: parts.close,
  }
}

type Parts = Awaited<ReturnType<typeof openParts>>

/** Questions about the current posts, answered from memory. */
function postsOf({ served, content, removed, fileTimes, desk: { clock, readers } }: Parts) {
  return {
    /** Newest first. */
    posts: () => served.current.sorted(),
    /** The public posts at a time (ms), newest first. */
    publicPosts: (now: number) => served.current.publicAt(now),
    bySlug: (slug: string): Post | null => served.current.bySlug.get(slug)?.post ?? null,
    byId: (id: string): Post | null => served.current.byId.get(id)?.post ?? null,
    /** The current slug of a renamed post, draft or not; null for a slug in use or never used. */
    redirectFor: (slug: string): string | null => served.current.redirects.get(slug) ?? null,
    /**
     * Whether a post that visitors could see has left this address (410) at a time (ms), because it was
     * deleted or its publication has ended.
     */
    isGone(slug: string, now: number): boolean {
      const { bySlug, redirects } = served.current
      const stored = bySlug.get(slug) ?? bySlug.get(redirects.get(slug) ?? '')
      return stored ? postState(stored.post, now) === 'ended' : removed.wasPublic(slug)
    },
    linking(id: string): LinkingPost[] | null {
      if (!served.current.byId.has(id)) return null
      const origin = readers?.origin() ?? unknownOrigin
      return linkingPosts(id, served.current, { origin, redirects: content.redirects(), now: clock() })
    },
    /**
     * When a post last changed for visitors, as ISO 8601: by a save, an edit by hand, a commit made
     * elsewhere, or its scheduled publication. Null when unknown.
     */
    modifiedAt: ({ slug, updatedAt, publishedAt }: Pick<Post, 'slug' | 'updatedAt' | 'publishedAt'>) =>
      latest([Date.parse(updatedAt), Date.parse(publishedAt ?? ''), fileTimes.of(pathOf(slug))], clock()),
    /** When the file was last changed, as ISO 8601; null when unknown. */
    siteChangedAt: () => latest([fileTimes.of('site.yaml')], clock()),
    textsChangedAt: (locale: Locale) => latest([fileTimes.of(textsName(locale))], clock()),
    catalogueChangedAt: () => latest([fileTimes.of('catalogue.yaml')], clock()),
  }
}

/** Each save waits for its turn, and resolves once file and commit would survive a power cut. */
function savesOf(parts: Parts, dir: string) {
  const { desk, history, inQueue } = parts
  return {
    /** `postInput` checks the input. */
    async create(input: unknown, author: Person) {
      const read = readInput(input)
      return read.ok ? inQueue(() => createPost(desk, read.data, author)) : read
    },
    /**
     * A field left out stays as it is. No commit is made without a change (R102). A save based on an older
     * revision is merged with the current one; it is a conflict only when both changed the same text
     * differently.
     */
    async update(id: string, input: unknown, author: Person, guard: Guard = {}) {
      const read = readInput(input)
      return read.ok ? inQueue(() => updatePost(desk, id, read.data, author, guard)) : read
    },
    remove: (id: string, author: Person, guard: Guard = {}) =>
      inQueue(() => removePost(desk, id, author, guard)),
    /**
     * Restores the texts of a version. The post keeps its slug and publication state; a removed post gets its
     * last ones, with another slug when its own is taken.
     */
    async restore(id: string, commit: string, author: Person, guard: Guard = {}) {
      const version = await lookUp(parts, () => history.version(id, commit))
      return version ? inQueue(() => restorePost(desk, id, version, author, guard)) : missing
    },
    /** Throws a `Problem` unless the redirect was added. */
    async addRedirect(rule: RedirectRule, author: Person): Promise<void> {
      assertRedirect(rule)
      await inQueue(() => addRedirect(desk, dir, rule, author))
    },
    saveSettings: (change: SettingsChange, author: Person) =>
      inQueue(() => saveSettings(desk, dir, change, author)),
  }
}

function historiesOf(parts: Parts, committer: Person) {
  const { desk, history, repository } = parts
  const settingsHistory = createSettingsHistory({ repository, committer })
  return {
    /** The versions, newest first, also of a removed post; null when it never existed. */
    history: (id: string) => lookUp(parts, () => history.list(id)),
    /** The post after a commit (before it, for the commit that removed it); null when unknown. */
    version: async (id: string, commit: string): Promise<Post | null> =>
      (await lookUp(parts, () => history.version(id, commit)))?.post ?? null,
    /** The newest versions, each with the post; null when it never existed. */
    versions: (id: string, most: number) => lookUp(parts, () => history.versions(id, most)),
    deleted: () => lookUp(parts, () => deletedPosts(desk)),
    /** The number of deleted posts; null until the history has been read. */
    deletedCount: history.deletedCount,
    settingsVersions: (names: readonly string[]) => lookUp(parts, () => settingsHistory.versions(names)),
    settingsTextsAt: (names: readonly string[], commit: string) =>
      lookUp(parts, () => settingsHistory.textsAt(names, commit)),
  }
}

/** Reads a history. Refuses while the repository is damaged: an incomplete one would look complete. */
async function lookUp<Result>({ repository }: Parts, read: () => Promise<Result>): Promise<Result> {
  await repository.ready()
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    throw problem('unavailable', 'The history of the content cannot be read now.', { cause: error })
  }
}

async function openParts(options: ContentStoreOptions) {
  const { dir, committer, log, clock = Date.now, defaults, pushProgram, readers, git } = options
  const postsDir = path.join(dir, postsFolder)
  const textsDir = path.join(dir, textsFolder)
  for (const folder of [postsDir, textsDir]) {
    await ensureFolder(folder, { mode: publicModes.folder }).catch((error) => {
      // A file in place of the folder is reported as a fault
      if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error
    })
  }
  if (defaults) await copyMissing(settingsNames, defaults, dir)

  const stop = new AbortController()
  const queue = createQueue()
  const onError = (error: unknown) => log.error({ error }, 'The content folder could not be read')
  const follower = followFolders({ folders: [dir, postsDir, textsDir], concerns: isServedFile, onError })
  const removed = createRemovedPosts({ log })
  const fileTimes = createFileTimes()
  const recent = createRecentVersions()
  const repository = await openGuardedRepository({
    ...{ dir, committer, log, joinEdits },
    first: () => presentFiles(dir),
    ...(pushProgram && { pushProgram }),
    hasRemote: Boolean(options.remote),
    ...(git && { git }),
  })
  const { branches: pushed } = repository
  const branches =
    pushed === null ? null : followFolders({ folders: [pushed], concerns: () => true, onError })
  const content = createLoadedContent({
    dir,
    lookAgain: follower.notice,
    onRemoved(post) {
      fileTimes.forget(pathOf(post.slug))
      removed.note(post, { removedAt: new Date(clock()).toISOString(), by: null, commit: null })
    },
    onReplaced: recent.remember,
    onRead: fileTimes.read,
  })
  const served = createServedIndex({ candidates: () => datedCandidates({ content, fileTimes }), clock, log })
  const historyIndex = createHistoryIndex({ repository })
  const present = (id: string) => served.current.byId.get(id)?.file ?? null
  const onSlow = historyIndex.update
  const history = createHistory({ repository, recent, removed, present, committer, onSlow })
  const write = createFileWriter({ dir, repository, committer, clock, log, onPutBack: follower.notice })

  const reportFaults = createFaultLog(log)
  const faults = () =>
    contentFaults(content.faults(), served.current.clashes, repository.unusable(), elsewhere.fault())
  async function look(paths: ReadonlySet<string> | null): Promise<void> {
    if (stop.signal.aborted) return
    if (await content.look(paths)) served.publish()
    reportFaults(faults())
  }
  const elsewhere = createCommitsFromElsewhere({ repository, onBrought: look, log })
  const remote =
    options.remote &&
    createRemote({
      ...{ ...options.remote, repository, committer, log, clock },
      undisturbed: (task) => queue.run(task, { first: true }),
      takeUp: elsewhere.bring,
      accepts: (name, text) => faultsIn(name, Buffer.from(text)).length === 0,
    })
  /** Serves what was pushed here, and sends it on to the remote. */
  async function sendPushes(): Promise<void> {
    if (!stop.signal.aborted && (await elsewhere.bring())) remote?.committed()
  }
  const inQueue = createSaveQueue({ queue, bring: sendPushes })
  const committed = () => {
    historyIndex.committed()
    remote?.committed()
  }
  const desk: Desk = {
    ...{ clock, served, content, fileTimes, removed, history, recent, write, committed },
    readers,
  }

  async function close(): Promise<void> {
    stop.abort()
    served.close()
    follower.close()
    branches?.close()
    await remote?.close()
    await queue.run(async () => {})
    await historyIndex.close()
  }
  return {
    ...{ repository, content, served, fileTimes, removed, history, historyIndex, follower, branches, queue },
    ...{ remote, desk, inQueue, faults, look, sendPushes, close },
    signal: stop.signal,
  }
}

/** Reads the folder, and in the background the history. Throws when the settings have never been good. */
async function start(parts: Parts, log: Log): Promise<void> {
  const { repository, content, served, removed, historyIndex, follower, branches, queue, signal } = parts
  const begun = performance.now()
  // In the queue, so that it never reads a partial save; ahead of waiting saves, so as not to wait for them.
  const inTurn = (task: () => Promise<void>) => queue.run(task, { first: true })
  await follower.start((paths) =>
    inTurn(async () => {
      await parts.sendPushes()
      await parts.look(paths)
    }),
  )
  // Also fires after our own saves; no need to read the folder again
  await branches?.start(() => inTurn(parts.sendPushes))
  await content.recover(repository).catch((error) => log.error({ error }, 'The history could not be read'))
  if (!content.site() || !content.catalogue()) {
    await parts.close()
    const list = parts.faults().map(({ file, field, message }) => `${file}: ${field} ${message}`)
    throw new Error(`The content has faults and no earlier good version:\n  ${list.join('\n  ')}`)
  }
  served.publish()
  const loadRemoved = () =>
    removed.load(repository).then(() => {
      if (performance.now() - begun > longHistoryMs) historyIndex.update()
    })
  repository.whenRepaired(loadRemoved)
  const removedLoaded = loadRemoved()
  // After the other pass through the whole history, not concurrently
  removedLoaded
    .then(() => readTimes(parts))
    .catch((error) => {
      if (!signal.aborted) log.error({ error }, 'The history could not be read')
    })
  await Promise.race([removedLoaded, delay(removedPatienceMs, undefined, { ref: false })])
  parts.remote?.look()
  const ms = Math.round(performance.now() - begun)
  log.info({ posts: served.current.byId.size, faults: parts.faults().length, ms }, 'Content loaded')
}

/** Loads the times of changes, and announces a change when feed or sitemap were made without them. */
async function readTimes({ content, fileTimes, repository, served, signal }: Parts): Promise<void> {
  if (signal.aborted) return
  const undated = [...content.candidates()].flatMap(({ file }) =>
    file.createdAt === '' ? pathOf(file.slug) : [],
  )
  const paths = [postsFolder, ...settingsNames, ...optionalNames]
  await fileTimes.load({ repository, paths, undated, signal })
  const changed =
    undated.length > 0 ||
    [...served.current.byId.values()].some(({ post: { slug, updatedAt } }) => {
      const time = fileTimes.of(pathOf(slug))
      return time !== null && !(time <= Date.parse(updatedAt))
    })
  if (changed && !signal.aborted) served.publish()
}

function* datedCandidates({ content, fileTimes }: Pick<Desk, 'content' | 'fileTimes'>): Generator<Candidate> {
  for (const candidate of content.candidates()) {
    const { file, post, leaving } = candidate
    const withTime = fileTimes.dated(pathOf(file.slug), file)
    if (withTime === file) yield candidate
    else yield { ...toStored(withTime, post.revision), ...(leaving && { leaving }) }
  }
}

/** Merges a post's edit in the folder with a push; null if both changed the same words or one is no post. */
function joinEdits({ path: name, before, edited, pushed }: LooseEdit): string | null {
  if (!isPostPath(name)) return null
  const [base, mine, theirs] = [before, edited, pushed].map((bytes) => bytes && postIn(name, bytes))
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
