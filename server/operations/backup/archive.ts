import { realpath } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import { GitError } from '../../content/git/git.ts'
import { hasCode } from '../../kernel/files.ts'

/** The folders in a backup. Their names in the archive are `areas`. */
export type Places = Pick<Config, 'contentDir' | 'dataDir' | 'publicObjectsDir'>

/** The archive's one folder. */
export const top = 'ponte-backup'
export const areas = ['content', 'data', 'public-objects'] as const
export type Area = (typeof areas)[number]
export const manifestName = 'manifest.json'
export const historyName = 'content.bundle'

export const folderOf = (places: Places, area: Area): string =>
  ({ content: places.contentDir, data: places.dataDir, 'public-objects': places.publicObjectsDir })[area]

/** Folders that a restore moved aside or is writing: neither backed up nor an obstacle to a restore. */
export const asidePattern = /^\.(?:before-restore|restore)-/

/** Version 1 had entries for folders and no shallow history; both are read. */
export const archiveFormat = 2

const count = z.int().min(0)
const objectId = z.string().regex(/^[0-9a-f]{40,64}$/)

const historySchema = z.object({
  /** The branch that was checked out, such as `refs/heads/main`; null when none was. */
  branch: z
    .string()
    .regex(/^refs\/heads\/[\w][\w./-]*$/)
    .nullable(),
  commit: objectId,
  commits: count,
  objectFormat: z.enum(['sha1', 'sha256']),
  /** The first commits of a shallow clone, whose parents are missing. */
  shallow: z.array(objectId).default([]),
})
export type SavedHistory = z.infer<typeof historySchema>

/** The last file of an archive: all others with their hashes. */
export const manifestSchema = z.object({
  format: z.int().min(1).max(archiveFormat),
  product: z.literal('ponte'),
  version: z.string().max(50),
  createdAt: z.iso.datetime(),
  counts: z.object({ posts: count, leads: count, images: count }),
  /** Null when the content had no history yet. */
  history: historySchema.nullable(),
  /** Paths are relative to the archive's one folder. */
  files: z.array(z.object({ path: z.string(), size: count, sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A relative path of plain names: it leads nowhere else on any system. */
export const isPlainPath = (name: string): boolean =>
  name.length <= 4096 &&
  !/[\0\n\\]/.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** The folder's real path, or its future one while it does not exist. */
export async function realPlace(folder: string): Promise<string> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || path.dirname(folder) === folder) throw error
    return path.join(await realPlace(path.dirname(folder)), path.basename(folder))
  }
}

/** Whether a path is the folder or inside it. Both are absolute real paths. */
export const isWithin = (folder: string, file: string): boolean => `${file}/`.startsWith(`${folder}/`)

/** Why there is no backup, or nothing was restored; the message is for the operator. */
export class Refusal extends Error {}

export function reasonOf(error: unknown, signal?: AbortSignal): string | null {
  if (signal?.aborted) return 'Interrupted.'
  if (!(error instanceof Error)) return null
  const { message } = error
  if (error instanceof Refusal) return message
  if (error instanceof GitError) return `The history of the content cannot be saved or restored: ${message}.`
  if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')) return 'The disk is full.'
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `A file cannot be read or written: run this as the account of the server (${message}).`
  if (hasCode(error, 'EEXIST', 'ENOTDIR', 'EISDIR')) return `A name is in the way (${message}).`
  return 'code' in error && /^E(?!RR_)/.test(String(error.code)) ? `${message}.` : null
}
