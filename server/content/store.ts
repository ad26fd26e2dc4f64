import { createHash, randomBytes } from 'node:crypto'
import { type BigIntStats, constants } from 'node:fs'
import { copyFile, lstat, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { problem } from '../errors.ts'
import { createDurable, ensureFolder, removeDurable, syncFolder, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import { type FieldProblem, formatPostFile, type PostFile, parsePostFile } from './front-matter.ts'
import { GitError, type GitOptions } from './git.ts'
import { isPublic, type Post, type PostChange, type PostInput, parseFaq, postInput } from './post.schema.ts'
import { readHistory } from './post-history.ts'
import { buildIndex, type Candidate, type StoredPost } from './post-index.ts'
import { createQueue } from './queue.ts'
import { openRepository, type Person } from './repository.ts'
import { type Catalogue, catalogueSchema, type Site, siteSchema } from './site.schema.ts'
import { freeSlug, slugify } from './slug.ts'
import { createWatcher } from './watch.ts'
import { readYaml } from './yaml.ts'

export type ContentFault = {
  /** Relative to the content folder. */
  file: string
  field: string
  message: string
}

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

/** A file as last seen. `good` is its last version without a fault. */
type Entry = {
  /** Time, size and inode; null = look again, whatever they say. */
  stamp: string | null
  hash: string
  problems: FieldProblem[]
  good: StoredPost | null
  /** When it was first missed: an editor may only be replacing it. */
  missingSince: number | null
}

type Settings<Value> = { stamp: string | null; problems: FieldProblem[]; value: Value | null }

const postsFolder = 'posts'
const fileLimit = 1_000_000
/** How long a change outside is gathered before it is read. */
const gatherMs = 100
/** How long a file must be gone before its post goes. */
const graceMs = 250
/** A file this young may change again without a new time of change. */
const settledMs = 100
const longestTimer = 2 ** 31 - 1

/** Posts and settings in files, their history in git, their present state in memory. */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { dir, committer, log, clock = Date.now, defaults, git } = options
  const postsDir = path.join(dir, postsFolder)
  await ensureFolder(postsDir)
  if (defaults) await copyMissing(defaults, dir)

  const entries = new Map<string, Entry>()
  const settings = {
    'site.yaml': { stamp: null, problems: [], value: null } as Settings<Site>,
    'catalogue.yaml': { stamp: null, problems: [], value: null } as Settings<Catalogue>,
  }
  type SettingsName = keyof typeof settings
  const settingsNames: readonly SettingsName[] = ['site.yaml', 'catalogue.yaml']
  const isSettings = (name: string): name is SettingsName => Object.hasOwn(settings, name)
  const removed = new Map<string, { id: string | null; wasPublic: boolean }>()
  const listeners = new Set<() => void>()
  const queue = createQueue()
  const started = Date.now().toString(36)
  let changes = 0
  let index = buildIndex([])
  let folderProblem: ContentFault | null = null
  let closed = false

  const repository = await openRepository({
    dir,
    committer,
    log,
    ...(git && { git }),
    first: async () => {
      const names = (await readdir(postsDir)).filter(isPostFile).map((name) => `${postsFolder}/${name}`)
      const present = await Promise.all(settingsNames.map((name) => lstatOrNull(path.join(dir, name))))
      return [...settingsNames.filter((_, at) => present[at]), ...names]
    },
  })

  // ---- What is served ----

  function publish(): void {
    index = buildIndex(candidates(), index)
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

  function* candidates(): Generator<Candidate> {
    for (const { good, missingSince } of entries.values()) {
      if (good) yield { ...good, leaving: missingSince !== null }
    }
  }

  // A post for a later date becomes visible without any file changing.
  let schedule: NodeJS.Timeout | undefined
  function armSchedule(): void {
    clearTimeout(schedule)
    const now = clock()
    let next = Number.POSITIVE_INFINITY
    for (const { post } of index.byId.values()) {
      if (!post.published || post.publishedAt === null) continue
      const due = Date.parse(post.publishedAt)
      if (due > now && due < next) next = due
    }
    if (closed || next === Number.POSITIVE_INFINITY) return
    schedule = setTimeout(publish, Math.min(next - now + 1, longestTimer))
    schedule.unref()
  }

  function faults(): ContentFault[] {
    const found: ContentFault[] = folderProblem ? [folderProblem] : []
    for (const name of settingsNames) {
      for (const fault of settings[name].problems) found.push({ file: name, ...fault })
    }
    for (const [name, { problems }] of entries) {
      for (const fault of problems) found.push({ file: `${postsFolder}/${name}`, ...fault })
    }
    for (const [slug, other] of index.clashes) {
      found.push({ file: `${postsFolder}/${slug}.md`, field: 'id', message: `is also the id of ${other}.md` })
    }
    return found
  }

  let reported = new Set<string>()
  function reportFaults(): void {
    const now = new Set<string>()
    for (const fault of faults()) {
      const key = JSON.stringify(fault)
      now.add(key)
      if (!reported.has(key)) log.warn(fault, 'A content file has a fault; its last good version stays up')
    }
    reported = now
  }

  // ---- Reading what others change ----

  /** Reads a post's file when it has changed. True when what is served has. */
  async function lookAtPost(name: string): Promise<boolean> {
    const file = path.join(postsDir, name)
    const entry = entries.get(name)
    const stats = await lstatOrNull(file)
    if (!stats) return entry ? missed(name, entry) : false
    if (entry) entry.missingSince = null
    if (!stats.isFile())
      return broken(name, entry, stampOf(stats), '', 'file', 'is no plain file; links are not followed')
    if (entry?.stamp === stampOf(stats)) return false
    if (stats.size > fileLimit) return broken(name, entry, stampOf(stats), '', 'file', 'is larger than 1 MB')
    const text = await readPlain(file)
    if (text === null) return false
    const stamp = settledStamp(stats, name)
    const hash = hashOf(text)
    if (entry?.hash === hash) {
      entry.stamp = stamp
      return false
    }
    const parsed = parsePostFile(text, slugOf(name))
    const good = parsed.ok ? toStored(parsed.post, hash) : (entry?.good ?? null)
    entries.set(name, { stamp, hash, problems: parsed.ok ? [] : parsed.problems, good, missingSince: null })
    return parsed.ok
  }

  function broken(
    name: string,
    entry: Entry | undefined,
    stamp: string,
    hash: string,
    field: string,
    message: string,
  ) {
    entries.set(name, {
      stamp,
      hash,
      problems: [{ field, message }],
      good: entry?.good ?? null,
      missingSince: null,
    })
    return false
  }

  function missed(name: string, entry: Entry): boolean {
    const now = Date.now()
    entry.missingSince ??= now
    if (now - entry.missingSince < graceMs) {
      later(() => noticed(path.join(postsFolder, name)), graceMs)
      // It gives way at once to a file with the same id.
      return index.clashes.size > 0
    }
    forget(name)
    return true
  }

  function forget(name: string): void {
    const good = entries.get(name)?.good
    entries.delete(name)
    if (good)
      removed.set(good.post.slug, {
        id: good.post.id,
        wasPublic: good.post.publishedAt !== null || good.post.published,
      })
  }

  async function lookAtSettings(name: SettingsName): Promise<boolean> {
    const entry = settings[name]
    const file = path.join(dir, name)
    const stats = await lstatOrNull(file)
    if (stats && entry.stamp === stampOf(stats)) return false
    const text = stats?.isFile() && stats.size <= fileLimit ? await readPlain(file) : null
    entry.stamp = stats ? settledStamp(stats, name) : null
    if (text === null) {
      entry.problems = [{ field: 'file', message: 'is missing, or is no plain file of at most 1 MB' }]
      return false
    }
    const read = readSettings(name, text)
    entry.problems = read.problems
    if (read.value === null || JSON.stringify(read.value) === JSON.stringify(entry.value)) return false
    entry.value = read.value
    return true
  }

  /** Looks at the files named, or at all. Runs in the queue, so that a save is never seen half done. */
  async function look(names: ReadonlySet<string> | null): Promise<void> {
    if (closed) return
    let changed = false
    let found: string[] | null
    try {
      found = names ? [...names] : [...settingsNames, ...(await postNames())]
      // Without its folder every post would seem removed.
      await stat(postsDir)
      folderProblem = null
    } catch (error) {
      if (!isMissing(error)) throw error
      folderProblem = { file: postsFolder, field: 'folder', message: 'is missing' }
      found = [...settingsNames]
    }
    const settingsFound = found.filter(isSettings)
    for (const name of settingsFound) changed = (await lookAtSettings(name)) || changed
    const posts = found.flatMap((name) => (path.dirname(name) === postsFolder ? [path.basename(name)] : []))
    for (let at = 0; at < posts.length; at += 64) {
      const results = await Promise.all(posts.slice(at, at + 64).map(lookAtPost))
      changed = results.some(Boolean) || changed
    }
    if (changed) publish()
    reportFaults()
  }

  async function postNames(): Promise<string[]> {
    const names = new Set([...(await readdir(postsDir)).filter(isPostFile), ...entries.keys()])
    return [...names].map((name) => `${postsFolder}/${name}`)
  }

  let pending: Set<string> | 'all' | null = null
  function noticed(name: string | null): void {
    if (closed) return
    if (pending === null) later(readPending, gatherMs)
    if (name === null || pending === 'all' || (pending && pending.size > 500)) pending = 'all'
    else pending = (pending ?? new Set()).add(name)
  }

  function readPending(): void {
    const names = pending === 'all' ? null : pending
    pending = null
    void queue
      .run(
        async () => {
          const complete = await watcher.renew()
          await look(names)
          return complete
        },
        { first: true },
      )
      .catch((error) => log.error({ error }, 'The content folder could not be read'))
  }

  const timers = new Set<NodeJS.Timeout>()
  function later(task: () => void, ms: number): void {
    if (closed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      task()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const watcher = createWatcher([dir, postsDir], (folder, name) => {
    if (name === null || (folder === dir && name === postsFolder)) noticed(null)
    else if (folder === dir && isSettings(name)) noticed(name)
    else if (folder === postsDir && isPostFile(name)) noticed(`${postsFolder}/${name}`)
  })

  /** In case the system drops events, or has no watch to give: then more often. A large folder is read less often. */
  function patrol(watching: boolean, lastMs: number): void {
    later(
      async () => {
        const begun = performance.now()
        const complete = await queue
          .run(
            async () => {
              const renewed = await watcher.renew()
              await look(null)
              return renewed
            },
            { first: true },
          )
          .catch((error) => {
            log.error({ error }, 'The content folder could not be read')
            return false
          })
        patrol(complete, performance.now() - begun)
      },
      Math.max(watching ? 3000 : 700, lastMs * 50),
    )
  }

  /** The stamp, or null when the file is so young that a second change could carry the same one. */
  function settledStamp(stats: BigIntStats, name: string): string | null {
    if (Math.abs(Date.now() - Number(stats.mtimeMs)) > settledMs) return stampOf(stats)
    later(() => noticed(isSettings(name) ? name : `${postsFolder}/${name}`), settledMs * 2)
    return null
  }

  // ---- Writing ----

  type Change = { writes: PostFile[]; removes: string[]; message: string; author: Person }

  /** Files, then the commit, then memory. Whatever fails puts the files back and is thrown. */
  async function apply({ writes, removes, message, author }: Change): Promise<void> {
    const texts = writes.map((file) => ({ name: `${file.slug}.md`, text: formatPostFile(file) }))
    const names = [...texts.map(({ name }) => name), ...removes.map((slug) => `${slug}.md`)]
    const paths = names.map((name) => `${postsFolder}/${name}`)
    await keepOutsideEdits(names)
    const before = new Map<string, Buffer | null>()
    for (const name of names) before.set(name, await readBytes(path.join(postsDir, name)))
    let committed = false
    try {
      for (const { name, text } of texts) {
        const file = path.join(postsDir, name)
        if (before.get(name)) await writeDurable(file, text)
        else if (!(await createDurable(file, text)))
          throw problem('conflict', 'A file of this name has just appeared.')
      }
      for (const slug of removes) await removeDurable(path.join(postsDir, `${slug}.md`))
      await repository.commit({ paths, message, author, date: new Date(clock()) })
      committed = true
    } finally {
      if (!committed) await putBack(before, paths)
    }
    for (const slug of removes) forget(`${slug}.md`)
    for (const { name, text } of texts) {
      const parsed = parsePostFile(text, slugOf(name))
      const hash = hashOf(text)
      const good = parsed.ok ? toStored(parsed.post, hash) : null
      // No stamp: the watcher's next look finds the same bytes, or an edit from outside that came right after.
      entries.set(name, {
        stamp: null,
        hash,
        problems: parsed.ok ? [] : parsed.problems,
        good,
        missingSince: null,
      })
    }
    publish()
  }

  async function putBack(
    before: ReadonlyMap<string, Buffer | null>,
    paths: readonly string[],
  ): Promise<void> {
    try {
      for (const [name, bytes] of before) {
        const file = path.join(postsDir, name)
        if (bytes) await writeDurable(file, bytes)
        else await removeDurable(file)
      }
    } catch (error) {
      log.error({ error }, 'A file could not be put back after a save that failed')
    }
    await repository.unstage(paths)
    for (const name of before.keys()) noticed(`${postsFolder}/${name}`)
  }

  /** A file with a fault holds somebody's work that is served nowhere: it goes into the history before it is replaced. */
  async function keepOutsideEdits(names: readonly string[]): Promise<void> {
    const faulty = names.filter((name) => (entries.get(name)?.problems.length ?? 0) > 0)
    for (const name of faulty) {
      const paths = [`${postsFolder}/${name}`]
      const message = `Keep ${slugOf(name)} as it was edited outside`
      await repository.commit({ paths, message, author: committer, date: new Date(clock()) })
    }
  }

  const taken = (slug: string, except?: string) =>
    (slug !== except && entries.has(`${slug}.md`)) ||
    // A former address keeps leading where it led.
    (index.redirects.has(slug) && index.redirects.get(slug) !== except)

  function newSlug(wanted: string, id: string, except?: string): string {
    return freeSlug(wanted || `post-${id.slice(0, 6)}`, (slug) => taken(slug, except))
  }

  async function save(
    stored: StoredPost | null,
    next: PostFile,
    action: string,
    author: Person,
  ): Promise<Saved | Invalid> {
    const previous = stored?.file
    if (stored && previous) {
      if (formatPostFile({ ...next, updatedAt: previous.updatedAt }) === formatPostFile(previous)) {
        return { ok: true, post: stored.post, changed: false }
      }
    }
    const checked = parsePostFile(formatPostFile(next), next.slug)
    if (!checked.ok) return { ok: false, reason: 'invalid', errors: byField(checked.problems) }
    const renamed = previous && previous.slug !== next.slug
    const message = `${action} ${next.slug}${renamed ? `\n\nRenamed from ${previous.slug}` : ''}`
    await apply({ writes: [next], removes: renamed ? [previous.slug] : [], message, author })
    const saved = index.byId.get(next.id)
    if (!saved) throw new Error('A saved post is not in the index')
    return { ok: true, post: saved.post, changed: true }
  }

  /** The post with its file's last state, or why it may not be changed. */
  async function current(
    id: string,
    { ifMatch }: Guard,
  ): Promise<{ ok: true; stored: StoredPost } | Missing | Conflict> {
    const slug = index.byId.get(id)?.post.slug
    if (slug !== undefined && (await lookAtPost(`${slug}.md`))) publish()
    const stored = index.byId.get(id)
    if (!stored) return { ok: false, reason: 'not-found' }
    if (ifMatch !== undefined && ifMatch !== stored.post.revision) {
      return { ok: false, reason: 'conflict', current: stored.post }
    }
    return { ok: true, stored }
  }

  async function changePost(
    id: string,
    input: PostInput,
    author: Person,
    guard: Guard,
    action?: string,
  ): Promise<Saved | Missing | Conflict | Invalid> {
    const found = await current(id, guard)
    if (!found.ok) return found
    const { file } = found.stored
    const now = new Date(clock()).toISOString()
    const wanted = input.slug ? slugify(input.slug) : ''
    const slug = wanted && wanted !== file.slug ? newSlug(wanted, id, file.slug) : file.slug
    const next = merge(file, input, now)
    next.slug = slug
    next.updatedAt = now
    if (slug !== file.slug)
      next.redirectFrom = [...new Set([...file.redirectFrom, file.slug])].filter((old) => old !== slug)
    const verb = next.published === file.published ? 'Update' : next.published ? 'Publish' : 'Unpublish'
    return save(found.stored, next, action ?? verb, author)
  }

  // ---- History ----

  function pathsOf(id: string): string[] {
    const living = index.byId.get(id)?.file
    const slugs = living ? [living.slug, ...living.redirectFrom] : []
    for (const [slug, { id: other }] of removed) if (other === id) slugs.push(slug)
    return slugs.map((slug) => `${postsFolder}/${slug}.md`)
  }

  async function versionsOf(id: string) {
    const paths = pathsOf(id)
    return paths.length > 0 ? readHistory(repository, id, paths) : []
  }

  async function fileAt(id: string, commit: string): Promise<StoredPost | null> {
    if (!/^[0-9a-f]{40,64}$/.test(commit)) return null
    const version = (await versionsOf(id)).find((one) => one.commit === commit)
    if (!version) return null
    const text = (await repository.blobs([version.blob])).get(version.blob) ?? ''
    const parsed = parsePostFile(text, slugOf(path.basename(version.path)))
    return parsed.ok ? toStored(parsed.post, hashOf(text)) : null
  }

  /** Removed posts, from the whole history. */
  async function loadRemoved(): Promise<void> {
    const removals = (await repository.removals(postsFolder)).filter(({ path: name }) =>
      isPostFile(path.basename(name)),
    )
    for (let at = 0; at < removals.length; at += 500) {
      const part = removals.slice(at, at + 500)
      const texts = await repository.blobs([...new Set(part.map(({ blob }) => blob))])
      for (const { path: name, blob } of part) {
        const slug = slugOf(path.basename(name))
        const parsed = parsePostFile(texts.get(blob) ?? '', slug)
        const post = parsed.ok ? parsed.post : null
        // Newest first: the last post at an address is the one it is known for.
        if (removed.has(slug)) continue
        removed.set(slug, {
          id: post?.id ?? null,
          wasPublic: post ? post.published || post.publishedAt !== null : true,
        })
      }
    }
  }

  /** A file that is broken at the start is served as its last good version in the history. */
  async function recoverLastGood(): Promise<void> {
    const goodTexts = async (file: string) => {
      const found = (await repository.changes([file])).flat().filter((change) => change.path === file)
      const blobs = found.flatMap(({ after }) => after ?? []).slice(0, 20)
      const texts = await repository.blobs(blobs)
      return blobs.flatMap((blob) => texts.get(blob) ?? [])
    }
    for (const [name, entry] of entries) {
      if (entry.good) continue
      for (const text of await goodTexts(`${postsFolder}/${name}`)) {
        const parsed = parsePostFile(text, slugOf(name))
        if (!parsed.ok) continue
        entry.good = toStored(parsed.post, hashOf(text))
        break
      }
    }
    for (const name of settingsNames) {
      if (settings[name].value) continue
      for (const text of await goodTexts(name)) {
        settings[name].value = readSettings(name, text).value
        if (settings[name].value) break
      }
    }
  }

  const settingsValue = <Value>({ value }: Settings<Value>): Value => {
    if (value === null) throw new Error('The settings were not loaded')
    return value
  }

  // ---- Start ----

  const watching = await watcher.renew()
  const begun = performance.now()
  await queue.run(() => look(null))
  const loadMs = performance.now() - begun
  await recoverLastGood()
  if (settingsNames.some((name) => settings[name].value === null)) {
    watcher.close()
    closed = true
    const list = faults().map(({ file, field, message }) => `${file}: ${field} ${message}`)
    throw new Error(`The content has faults and no earlier good version:\n  ${list.join('\n  ')}`)
  }
  publish()
  const removedLoaded = loadRemoved().catch((error) =>
    log.error({ error }, 'Removed posts could not be read'),
  )
  // A history of many years must not hold up the start; it only tells 410 from 404.
  await Promise.race([removedLoaded, new Promise((resolve) => later(() => resolve(null), 1000))])
  patrol(watching, loadMs)
  log.info({ posts: index.byId.size, faults: faults().length, ms: Math.round(loadMs) }, 'Content loaded')

  return {
    posts: () => index.sorted(),
    publicPosts: (now) => index.sorted().filter((post) => isPublic(post, now)),
    bySlug: (slug) => index.bySlug.get(slug)?.post ?? null,
    byId: (id) => index.byId.get(id)?.post ?? null,
    redirectFor: (slug) => index.redirects.get(slug) ?? null,
    wasDeleted: (slug) =>
      !index.bySlug.has(slug) && !index.redirects.has(slug) && (removed.get(slug)?.wasPublic ?? false),

    async create(input, author) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return guarded(() =>
        queue.run(async () => {
          const id = randomBytes(8).toString('hex')
          const now = new Date(clock()).toISOString()
          const next = merge(blank(id, now), parsed.data, now)
          next.slug = newSlug(slugify(parsed.data.slug || '') || slugify(parsed.data.title), id)
          return save(null, next, next.published ? 'Publish' : 'Create', author)
        }),
      )
    },

    async update(id, input, author, guard = {}) {
      const parsed = postInput.safeParse(input)
      if (!parsed.success) return invalid(parsed.error)
      return guarded(() => queue.run(() => changePost(id, parsed.data, author, guard)))
    },

    remove: (id, author, guard = {}) =>
      guarded(() =>
        queue.run(async () => {
          const found = await current(id, guard)
          if (!found.ok) return found
          const { slug } = found.stored.post
          await apply({ writes: [], removes: [slug], message: `Delete ${slug}`, author })
          return { ok: true } as const
        }),
      ),

    async history(id) {
      if (!index.byId.has(id)) await removedLoaded
      const versions = await versionsOf(id)
      if (versions.length === 0 && !index.byId.has(id)) return null
      return versions.map(({ commit, author, date, message }) => ({ commit, author, date, message }))
    },

    async version(id, commit) {
      if (!index.byId.has(id)) await removedLoaded
      return (await fileAt(id, commit))?.post ?? null
    },

    async restore(id, commit, author, guard = {}) {
      if (!index.byId.has(id)) await removedLoaded
      const version = await fileAt(id, commit)
      if (!version) return { ok: false, reason: 'not-found' }
      return guarded(() =>
        queue.run(async () => {
          const { file } = version
          if (index.byId.has(id)) {
            const { slug, published, publishedAt, ...texts } = file
            return changePost(id, texts, author, guard, 'Restore')
          }
          const slug = newSlug(file.slug, id)
          const redirectFrom = file.redirectFrom.filter((old) => !taken(old))
          const now = new Date(clock()).toISOString()
          return save(null, { ...file, slug, redirectFrom, updatedAt: now }, 'Restore', author)
        }),
      )
    },

    site: () => settingsValue(settings['site.yaml']),
    catalogue: () => settingsValue(settings['catalogue.yaml']),
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
      watcher.close()
      clearTimeout(schedule)
      for (const timer of timers) clearTimeout(timer)
      await queue.run(async () => {})
    },
  }

  function readSettings(name: SettingsName, text: string): { value: never | null; problems: FieldProblem[] }
  function readSettings(name: SettingsName, text: string): { value: unknown; problems: FieldProblem[] } {
    const yaml = readYaml(text.replace(/^\ufeff/, ''))
    if (!yaml.ok) return { value: null, problems: [{ field: 'file', message: yaml.message }] }
    const schema = name === 'site.yaml' ? siteSchema : catalogueSchema
    const parsed = schema.safeParse(yaml.map.toJS(yaml.document, { maxAliasCount: 0 }))
    if (parsed.success) return { value: parsed.data, problems: [] }
    const problems = parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.') || 'file',
      message,
    }))
    return { value: null, problems }
  }
}

/** What a save meets that only time or an operator can change. */
async function guarded<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof GitError && ['ELOCKED', 'ETIMEDOUT', 'EGIT'].includes(error.code)) {
      throw problem('unavailable', 'The change could not be recorded. Nothing was changed.', { cause: error })
    }
    throw error
  }
}

const blank = (id: string, now: string): PostFile => ({
  id,
  slug: '',
  title: '',
  description: '',
  content: '',
  image: null,
  imageAlt: null,
  category: '',
  readTime: '',
  createdAt: now,
  updatedAt: now,
  publishedAt: null,
  faqData: null,
  published: false,
  redirectFrom: [],
  extra: new Map(),
})

/** The post with what was sent; a field left out stays, null or empty means none. The slug is not touched. */
function merge(file: PostFile, input: PostInput, now: string): PostFile {
  const { title, description, content, category, readTime } = input
  const published = input.published ?? file.published
  const given = input.publishedAt === undefined ? file.publishedAt : input.publishedAt || null
  const faq = parseFaq(input.faqData ?? null)
  const faqData = faq.length > 0 ? JSON.stringify(faq) : input.faqData === '[]' ? null : input.faqData || null
  return {
    ...file,
    title,
    description,
    content,
    category,
    readTime,
    image: input.image === undefined ? file.image : input.image || null,
    imageAlt: input.imageAlt === undefined ? file.imageAlt : input.imageAlt || null,
    faqData: input.faqData === undefined ? file.faqData : faqData,
    published,
    publishedAt: published && given === null ? now : toIso(given),
  }
}

/** A date as ISO 8601; what does not parse stays as a hand has written it. */
function toIso(value: string | null): string | null {
  const time = value === null ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}

function toStored(file: PostFile, revision: string): StoredPost {
  const { extra: _, ...fields } = file
  return { file, post: { ...fields, revision } }
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

/** Temporary files begin with a dot. */
const isPostFile = (name: string): boolean => name.endsWith('.md') && !name.startsWith('.')
const slugOf = (name: string): string => name.slice(0, -'.md'.length)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const stampOf = ({ mtimeNs, size, ino }: BigIntStats): string => `${mtimeNs}:${size}:${ino}`
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function lstatOrNull(file: string): Promise<BigIntStats | null> {
  try {
    return await lstat(file, { bigint: true })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function readBytes(file: string): Promise<Buffer | null> {
  try {
    // A link put in the file's place is refused by the system (ELOOP).
    return await readFile(file, { flag: constants.O_RDONLY | constants.O_NOFOLLOW })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const readPlain = async (file: string): Promise<string | null> =>
  (await readBytes(file))?.toString('utf8') ?? null

async function copyMissing(from: string, to: string): Promise<void> {
  for (const name of ['site.yaml', 'catalogue.yaml']) {
    if (await lstatOrNull(path.join(to, name))) continue
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_EXCL)
    await syncFolder(path.join(to, name))
  }
  await syncFolder(to)
}
