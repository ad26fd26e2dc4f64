import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { type Lead, leadSchema } from '#domain/leads/lead.ts'
import { isLeadId } from '#domain/leads/reference.ts'
import { hasCode, readOrNull } from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'

/** Finds leads and their copies below a data folder for an erasure, without an index. */

/** The data folder, folders that restores moved aside in it, and leftovers of interrupted restores. */
export async function dataRoots(dataDir: string): Promise<string[]> {
  const names = await namesIn(dataDir)
  const aside = names.filter((name) => name.startsWith('.before-restore-'))
  const staged = names.filter((name) => name.startsWith('.restore-'))
  return [
    dataDir,
    ...aside.map((name) => path.join(dataDir, name)),
    ...staged.map((name) => path.join(dataDir, name, 'data')),
  ]
}

/** `lead` is null for a folder without a readable lead. */
export type StoredLead = { id: string; folder: string; lead: Lead | null }

export async function* leadsIn(
  roots: readonly string[],
  isWanted: (id: string) => boolean = () => true,
): AsyncGenerator<StoredLead> {
  for (const root of roots) {
    const leads = path.join(root, 'leads')
    const ids = (await namesIn(leads)).filter((name) => isLeadId(name) && isWanted(name))
    yield* inBatches(ids, async (id) => {
      const folder = path.join(leads, id)
      return { id, folder, lead: await leadAt(path.join(folder, 'lead.json')) }
    })
  }
}

/** Read at the same time: on a busy process, each read in a sequence would wait for all other work. */
const atOnce = 32

export async function* inBatches<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  for (const part of groupsOf(items, atOnce)) yield* await Promise.all(part.map(read))
}

export async function leadAt(file: string): Promise<Lead | null> {
  try {
    const text = await readOrNull(file)
    return text === null ? null : leadSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError || hasCode(error, 'EISDIR', 'ENOTDIR'))
      return null
    throw error
  }
}

export const addressOf = ({ fields }: Lead): string => (typeof fields.email === 'string' ? fields.email : '')

/** The lead's id in the name of a file or folder; null when there is none. */
export const idIn = (name: string): string | null =>
  name.split(/[^0-9a-z]+/).find((part) => isLeadId(part)) ?? null

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
