import path from 'node:path'
import * as z from 'zod/mini'
import { picturesIn } from '#domain/posts/article-pictures.ts'
import {
  type Draft,
  type DraftInput,
  type DraftList,
  type DraftSaved,
  draftInput,
} from '#domain/posts/draft.schema.ts'
import { ensureFolder, readOrNull, removeDurable, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { namesOrNull } from '../store/disk.ts'
import type { UnsavedImage } from './image-uses.ts'

export type Member = { id: string; name: string }

const mostPerMember = 100
const keptMs = 90 * 86_400_000
const removeEveryMs = 6 * 3_600_000
const titleLimit = 300
const imageLimit = 2000
/** Pictures protected for one text; further ones may be deleted while it is edited. */
const mostPictures = 200

const storedDraft = z.extend(draftInput, {
  name: z.string(),
  savedAt: z.string(),
})

/** A draft without its text. */
type Entry = {
  name: string
  title: string
  image: string
  /** Addresses of the pictures in its text. */
  pictures: readonly string[]
  baseRevision: string | null
  savedAt: string
}

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Text under way, one file each: `<member>/<post id or new-UUID>.json`. A draft is there after a crash, belongs to its
 * author alone and never enters the history. This process is the only one that writes here.
 */
export function createDrafts({
  dir,
  log,
  now = Date.now,
}: {
  dir: string
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
}) {
  const members = new Map<string, Map<string, Entry>>()
  // One change after the other: drafts are counted, and of two saves the later one stays.
  const queue = createQueue()
  let timer: NodeJS.Timeout | undefined
  let loaded: Promise<void> | undefined

  const folderOf = (memberId: string): string => {
    if (!/^[\w-]{1,80}$/.test(memberId))
      throw new Error('A member of staff with an id that cannot name a folder')
    return path.join(dir, memberId)
  }
  const fileOf = (memberId: string, key: string): string => path.join(folderOf(memberId), `${key}.json`)

  async function read(memberId: string, key: string) {
    const text = await readOrNull(fileOf(memberId, key))
    if (text === null) return null
    try {
      return storedDraft.parse(JSON.parse(text))
    } catch {
      log.error({ file: `${memberId}/${key}.json` }, 'A draft cannot be read')
      return null
    }
  }

  function load(): Promise<void> {
    loaded ??= loadAll().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }

  async function loadAll(): Promise<void> {
    for (const memberId of (await namesOrNull(dir)) ?? []) {
      if (!/^[\w-]{1,80}$/.test(memberId)) continue
      for (const name of (await namesOrNull(folderOf(memberId)).catch(() => null)) ?? []) {
        const key = /^([\w-]{1,80})\.json$/.exec(name)?.[1]
        if (key === undefined) {
          // Leftover of a write that was interrupted before its confirmation
          if (name.startsWith('.')) await removeDurable(path.join(folderOf(memberId), name))
          continue
        }
        const draft = await read(memberId, key)
        if (draft) entriesOf(memberId).set(key, entryOf(draft))
      }
    }
  }

  const entriesOf = (memberId: string): Map<string, Entry> => {
    const entries = members.get(memberId) ?? new Map<string, Entry>()
    members.set(memberId, entries)
    return entries
  }

  /** False when there was none. */
  async function remove({ id }: Pick<Member, 'id'>, key: string): Promise<boolean> {
    await load()
    return queue.run(async () => {
      const removed = await removeDurable(fileOf(id, key))
      entriesOf(id).delete(key)
      return removed
    })
  }

  /** Removes drafts that were not changed for 90 days. */
  async function removeExpired(): Promise<void> {
    await load()
    await queue.run(async () => {
      for (const [memberId, entries] of members) {
        for (const [key, { savedAt }] of entries) {
          if (now() - Date.parse(savedAt) <= keptMs) continue
          await removeDurable(fileOf(memberId, key))
          entries.delete(key)
        }
      }
    })
  }

  return {
    /** Resolves once the draft would survive a power cut; null when the member has as many as there may be. */
    async put({ id, name }: Member, key: string, input: DraftInput): Promise<DraftSaved | null> {
      await load()
      return queue.run(async () => {
        const entries = entriesOf(id)
        if (!entries.has(key) && entries.size >= mostPerMember) return null
        const savedAt = new Date(now()).toISOString()
        const draft = { ...input, name, savedAt }
        await ensureFolder(folderOf(id))
        await writeDurable(fileOf(id, key), JSON.stringify(draft))
        entries.set(key, entryOf(draft))
        return { key, baseRevision: input.baseRevision, savedAt }
      })
    },

    async get({ id }: Member, key: string): Promise<Draft | null> {
      await load()
      const draft = await read(id, key)
      return draft && { key, baseRevision: draft.baseRevision, fields: draft.fields, savedAt: draft.savedAt }
    },

    async list({ id }: Member): Promise<DraftList> {
      await load()
      const drafts = [...entriesOf(id)].map(([key, { title, baseRevision, savedAt }]) => ({
        key,
        title,
        baseRevision,
        savedAt,
      }))
      return { drafts: drafts.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)) }
    },

    /** The member has saved the post: a draft from before `arrived` (ms) is part of it. Never throws. */
    async saved({ id }: Member, key: string, arrived: number): Promise<void> {
      try {
        await load()
        const before = entriesOf(id).get(key)
        if (before && Date.parse(before.savedAt) < arrived) await remove({ id }, key)
      } catch (error) {
        log.error({ error: String(error) }, 'A draft that was saved could not be removed')
      }
    },

    remove,
    /** The images in all drafts, with their authors; empty before the drafts are read. */
    images(): UnsavedImage[] {
      return [...members.values()].flatMap((entries) =>
        [...entries].flatMap(([key, { name, image, pictures }]): UnsavedImage[] => [
          ...(image === '' ? [] : [{ key, name, image }]),
          ...pictures.map((picture) => ({ key, name, image: picture, field: 'content' as const })),
        ]),
      )
    },

    removeExpired,

    start(): void {
      const removeAndLog = () =>
        void removeExpired().catch((error) =>
          log.error({ error: String(error) }, 'Old drafts cannot be removed'),
        )
      removeAndLog()
      timer = setInterval(removeAndLog, removeEveryMs).unref()
    },
    /** Resolves when the last write has ended. */
    async close(): Promise<void> {
      clearInterval(timer)
      await queue.run(async () => {})
    },
  }
}

function entryOf({ name, fields, baseRevision, savedAt }: z.output<typeof storedDraft>): Entry {
  const title = typeof fields.title === 'string' ? fields.title.slice(0, titleLimit) : ''
  const image = typeof fields.image === 'string' ? fields.image.slice(0, imageLimit) : ''
  const content = typeof fields.content === 'string' ? fields.content : ''
  const pictures = [...new Set(picturesIn(content).flatMap(({ src }) => src ?? []))].slice(0, mostPictures)
  return { name, title, image, pictures, baseRevision, savedAt }
}
