import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  extensionOf,
  type ImageExtension,
  imageLimit,
  imageTypes,
  publicObjects,
} from '#domain/media/media.schema.ts'
import { decodedUri } from '#domain/uri.ts'
import type { createPictureFetcher } from './fetch-picture.ts'
import { type ForeignFolder, isOutside } from './foreign-folder.ts'
import { folderHost } from './markdown.ts'
import { bareHost, type SourceKind } from './source.ts'

/** Finds the pictures of an export in its folders or on the named hosts, and stores each once. */

/** The store of uploads; a dry run writes nothing to it. */
export type PictureStore = {
  has(name: string): Promise<boolean>
  /** `name`: relative to the public objects. Null once stored; else why an upload would refuse the bytes. */
  put(picture: { name: string; filename: string; bytes: Buffer }): Promise<keyof typeof refusals | null>
}

export type FoundPicture = { ok: true; path: string } | { ok: false; why: string }

type Options = {
  kind: SourceKind
  store: PictureStore
  /** Searched in this order. */
  folders: readonly ForeignFolder[]
  hosts: ReadonlySet<string>
  fetcher: ReturnType<typeof createPictureFetcher> | null
  /** Nothing is downloaded; pictures that would be count as found. */
  dryRun: boolean
}

export type PictureCounts = { stored: number; present: number; missing: number; toFetch: number }

const refusals = {
  'no-image': 'is no image of a kind that can be uploaded (JPG, PNG, GIF, WebP, AVIF)',
  'too-many-pixels': 'has more than 40 million pixels',
} as const

export function createPictures({ kind, store, folders, hosts, fetcher, dryRun }: Options) {
  const known = new Map<string, Promise<FoundPicture>>()
  /** By name, since one picture may have several addresses. */
  const storing = new Map<string, Promise<FoundPicture>>()
  const spellings = new Map<ForeignFolder, Promise<Spellings>>()
  const counts: PictureCounts = { stored: 0, present: 0, missing: 0, toFetch: 0 }

  async function find(address: string, base: string): Promise<FoundPicture> {
    if (/^data:/i.test(address)) return { ok: false, why: 'is written into the text; save it as a file' }
    const url = resolved(address, base)
    if (!url) return { ok: false, why: 'has an address that cannot be read' }
    if (isLeadingOut(address, base)) return { ok: false, why: 'lies outside the folder' }
    const names = namesFor(url)
    let why = names.length > 0 ? 'is not in the given folder' : `is on ${url.host}`
    for (const name of names) {
      for (const folder of folders) {
        let read = await folder.read(name, imageLimit)
        if (!read.ok && read.why === 'missing') {
          const other = await spelling(folder, name)
          if (other !== undefined) read = await folder.read(other, imageLimit)
        }
        if (read.ok) return keepFile(name, read.bytes)
        if (read.why === 'large') return { ok: false, why: 'is larger than 10 MB' }
        if (read.why === 'link') why = 'is a link, or behind one; links are not followed'
        if (read.why === 'outside') why = 'lies outside the folder'
      }
    }
    if (fetcher?.serves(url.href)) return download(url)
    if (names.length === 0) why += ', which is not the old site; only pictures of the export are taken'
    return { ok: false, why }
  }

  /** The file's real name: Macs decompose accents, and on Macs and Windows the case does not matter. */
  async function spelling(folder: ForeignFolder, name: string): Promise<string | undefined> {
    const known = spellings.get(folder) ?? listSpellings(folder).catch((): Spellings => new Map())
    spellings.set(folder, known)
    return (await known).get(spellingKey(name)) ?? undefined
  }

  function keepFile(name: string, bytes: Buffer): Promise<FoundPicture> {
    const extension = extensionOf(name)
    if (extension === null) return Promise.resolve({ ok: false, why: refusals['no-image'] })
    return keep(`blog/${keyOf(bytes)}.${extension}`, path.posix.basename(name), bytes)
  }

  function keep(name: string, filename: string, bytes: Buffer): Promise<FoundPicture> {
    const before = storing.get(name)
    if (before) return before
    const task = (async (): Promise<FoundPicture> => {
      if (await store.has(name)) counts.present += 1
      else {
        const refusal = await store.put({ name, filename: filename.slice(0, 100), bytes })
        if (refusal !== null) return { ok: false, why: refusals[refusal] }
        counts.stored += 1
      }
      return { ok: true, path: addressOf(name) }
    })()
    storing.set(name, task)
    return task
  }

  /** The file is named after its address, so that a second run need not download it again. */
  async function download(url: URL): Promise<FoundPicture> {
    const extension = extensionOf(url.pathname)
    for (const one of extension ? [extension] : Object.keys(imageTypes)) {
      const name = `blog/${keyOf(url.href)}.${one}`
      if (!(await store.has(name))) continue
      counts.present += 1
      return { ok: true, path: addressOf(name) }
    }
    if (dryRun) {
      counts.toFetch += 1
      return { ok: true, path: addressOf(`blog/${keyOf(url.href)}.${extension ?? 'jpg'}`) }
    }
    const fetched = await fetcher?.fetch(url.href)
    if (!fetched) return { ok: false, why: 'cannot be fetched' }
    if (!fetched.ok) return fetched
    const kindOf = extension ?? extensionOfType(fetched.type)
    if (kindOf === null) return { ok: false, why: refusals['no-image'] }
    return keep(`blog/${keyOf(url.href)}.${kindOf}`, path.posix.basename(url.pathname), fetched.bytes)
  }

  /** Names that a picture may have in the folders, the likeliest first; none for a foreign host. */
  function namesFor(url: URL): string[] {
    const plain = decodedUri(url.pathname).replace(/^\/+/, '')
    const host = bareHost(url.hostname)
    if (kind === 'markdown') {
      if (host !== folderHost) return []
      return ['', 'static/', 'public/', 'assets/', 'content/', 'src/'].map((prefix) => prefix + plain)
    }
    // A proxy of WordPress.com serves pictures under its own host name
    const viaService = /^i\d\.wp\.com$/.test(host)
    const [first = '', ...rest] = plain.split('/')
    const isOld = [...hosts].some((one) => bareHost(one) === (viaService ? bareHost(first) : host))
    if (!isOld) return []
    const file = viaService ? rest.join('/') : plain
    const mark = kind === 'wordpress' ? 'wp-content/uploads/' : 'content/images/'
    const at = file.indexOf(mark)
    const below = at < 0 ? file : file.slice(at + mark.length)
    const full =
      kind === 'wordpress'
        ? below.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
        : below.replace(/^size\/w\d+\/(?:format\/\w+\/)?/, '')
    return [...new Set([full, below])].flatMap((name) => [name, mark + name, `${mark.split('/')[1]}/${name}`])
  }

  return {
    counts,
    /** Looks up each address only once. `base`: the base address of the post that shows the picture. */
    find(address: string, base: string): Promise<FoundPicture> {
      const key = resolved(address, base)?.href ?? address
      const before = known.get(key)
      if (before) return before
      const task = find(address, base).then((found) => {
        if (!found.ok) counts.missing += 1
        return found
      })
      known.set(key, task)
      return task
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>

/** Names of files by `spellingKey`; null for a key that several share. */
type Spellings = ReadonlyMap<string, string | null>

const spellingKey = (name: string): string => name.normalize('NFC').toLowerCase()

async function listSpellings(folder: ForeignFolder): Promise<Spellings> {
  const found = new Map<string, string | null>()
  for (const name of (await folder.list()).files) {
    const key = spellingKey(name)
    found.set(key, found.has(key) ? null : name)
  }
  return found
}

const keyOf = (of: Buffer | string): string => createHash('sha256').update(of).digest('hex').slice(0, 24)

const addressOf = (name: string): string =>
  `${publicObjects}/${name.split('/').map(encodeURIComponent).join('/')}`

function resolved(address: string, base: string): URL | null {
  try {
    const url = new URL(address, base || undefined)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** Whether an unresolved address leads out of the folder; once resolved, a URL never leads above its root. */
function isLeadingOut(address: string, base: string): boolean {
  if (!base.startsWith(`https://${folderHost}/`) || /^(?:[a-z]+:|\/)/i.test(address)) return false
  const folder = path.posix.dirname(new URL(base).pathname).slice(1)
  return isOutside(path.posix.normalize(path.posix.join(folder, decodedUri(address))))
}

const extensionOfType = (type: string): ImageExtension | null => {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase()
  const found = Object.entries(imageTypes).find(([, one]) => one === plain)?.[0]
  return found === undefined ? null : extensionOf(`a.${found}`)
}
