import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { ensureFolder, readOrNull, syncFolder, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import { type Lead, leadFileSchema } from './lead.ts'

/** How long files wait for the rest of their form. */
const keptMs = 24 * 3_600_000
const sweptEveryMs = 3_600_000
const tokenPattern = /^[\w-]{43}$/

const traySchema = z.object({
  files: z.array(leadFileSchema),
  /** Keyed hashes of the addresses in the forms it came with, by which an erasure finds it. */
  persons: z.array(z.string()).default([]),
  /** Leads that were made from it. */
  leads: z.array(z.string()).default([]),
})
type Tray = z.infer<typeof traySchema>

export type TrayFile = Lead['files'][number]
/** Files and the folder they lie in. */
export type TrayContents = { files: TrayFile[]; folder: string }

export type Trays = ReturnType<typeof createTrays>

/**
 * Files that arrived with a form that could not be taken yet: they wait for a day under a token that only the form
 * knows, so that nobody has to choose them again. The folder is named by the token's hash: whoever reads the disk
 * cannot claim a tray. A tray stays when its lead was stored: a repeat must find the same files.
 */
export function createTrays({
  dir,
  log,
  now = Date.now,
}: {
  /** On the file system of the leads: files become a lead's by a link. */
  dir: string
  log: Log
  now?: () => number
}) {
  let timer: NodeJS.Timeout | undefined

  const folderOf = (token: string): string =>
    path.join(dir, createHash('sha256').update(token).digest('base64url'))

  /** Null for a token of another shape, of no tray, or of one that is over. */
  async function open(token: string): Promise<TrayContents | null> {
    if (!tokenPattern.test(token)) return null
    const folder = folderOf(token)
    const tray = await readTray(folder)
    return tray === null || (await isOver(folder)) ? null : { files: tray.files, folder }
  }

  /** Notes down whose files these are, or which lead was made from them. Nothing happens when there is no such tray. */
  async function assign(token: string, { person, lead }: { person?: string; lead?: string }): Promise<void> {
    if (!tokenPattern.test(token)) return
    const folder = folderOf(token)
    const tray = await readTray(folder)
    if (!tray) return
    const { atime, mtime } = await stat(folder)
    const persons = [...new Set([...tray.persons, person ?? []].flat())]
    const leads = [...new Set([...tray.leads, lead ?? []].flat())]
    await writeDurable(path.join(folder, 'tray.json'), textOf({ ...tray, persons, leads }))
    // Its day goes on from where it was
    await utimes(folder, atime, mtime)
  }

  /**
   * Keeps files, each in the folder it lies in now; resolves with the token of a new tray once it is durable. `person`:
   * the keyed hash of the address in the form, when it gave one.
   */
  async function keep(contents: readonly TrayContents[], person: string | null): Promise<string> {
    await ensureFolder(dir)
    const token = randomBytes(32).toString('base64url')
    const temporary = path.join(dir, `.tray-${process.pid}-${randomBytes(8).toString('hex')}`)
    try {
      await mkdir(temporary, { mode: 0o700 })
      for (const { files, folder } of contents) {
        for (const { stored } of files) await link(path.join(folder, stored), path.join(temporary, stored))
      }
      const files = contents.flatMap((one) => one.files)
      await writeDurable(
        path.join(temporary, 'tray.json'),
        textOf({ files, persons: person === null ? [] : [person], leads: [] }),
      )
      await rename(temporary, folderOf(token))
      await syncFolder(dir)
      return token
    } catch (error) {
      await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  }

  const isOver = async (folder: string): Promise<boolean> => now() - (await stat(folder)).mtimeMs > keptMs

  async function sweep(): Promise<void> {
    const names = await readdir(dir).catch(() => [])
    for (const name of names) {
      const folder = path.join(dir, name)
      // One under way is younger than a day, whichever process makes it
      const over = await isOver(folder).catch(() => false)
      if (over) await rm(folder, { recursive: true, force: true })
    }
  }

  const sweepQuietly = () =>
    void sweep().catch((error: unknown) => log.error({ error: String(error) }, 'trays cannot be emptied'))

  return {
    open,
    keep,
    assign,
    sweep,
    start() {
      sweepQuietly()
      timer = setInterval(sweepQuietly, sweptEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}

const textOf = (tray: Tray): string => `${JSON.stringify(tray, null, 2)}\n`

/** Null for a folder that is no tray, or not one yet. */
export async function readTray(folder: string): Promise<Tray | null> {
  const text = await readOrNull(path.join(folder, 'tray.json'))
  return text === null ? null : traySchema.parse(JSON.parse(text))
}
