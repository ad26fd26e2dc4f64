import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { readOrNull, writeDurable } from '../../../kernel/files.ts'
import type { CopyRef } from '../../retention/erasure.schema.ts'
import { DeliveryError } from '../channel.ts'
import { type Drive, type DriveCopy, filesName, type Piece, textPiece } from './copy.ts'
import { createGoogleApi } from './google-api.ts'
import { isPassing, noFolder, notAllowed } from './google-faults.ts'
import { chunkUnit, createUpload } from './google-upload.ts'

/** Beside the lead: the ids of its folder and files in the drive, by what they are. */
const googleIdsName = 'google-drive-ids.json'

export type GoogleTuning = { apiUrl?: string; backoffMs?: number; chunkBytes?: number }

type GoogleDriveOptions = GoogleTuning & {
  folderId: string
  credentialsFile: string | null
  silenceMs: number
}

const folderType = 'application/vnd.google-apps.folder'
const rootSchema = z.object({
  mimeType: z.string(),
  trashed: z.boolean().default(false),
  /** Absent for a folder of somebody's own. */
  driveId: z.string().optional(),
  capabilities: z.object({ canAddChildren: z.boolean().default(true) }).default({ canAddChildren: true }),
})
const foundSchema = z.object({
  nextPageToken: z.string().optional(),
  files: z.array(z.object({ id: z.string(), appProperties: z.record(z.string(), z.string()).default({}) })),
})
const trashedSchema = z.object({ trashed: z.boolean().optional() })
const idsSchema = z.record(z.string(), z.string())

/** Marks on what we make, which staff neither see nor change by renaming or moving it. */
const leadMark = 'ponteLead'
const itemMark = 'ponteItem'
const homeItem = 'folder'
const noticeMark = 'ponteNotice'

type Root = z.infer<typeof rootSchema>
type Source = { filesFolder: string; signal: AbortSignal }

/**
 * A folder in Google Drive, by a service account (Drive API v3). Two things keep a repeat from making a second copy:
 * each folder and file is made under an id that was written down first, which Google takes only once (409 from then
 * on); and what is there is found by its marks, for the case that the ids were lost. The search alone would not do: it
 * lags behind what was just made.
 */
export function createGoogleDrive(options: GoogleDriveOptions): Drive {
  const { folderId, credentialsFile, silenceMs } = options
  const { apiUrl = 'https://www.googleapis.com', backoffMs = 500, chunkBytes = 16 * chunkUnit } = options
  const api = createGoogleApi({ credentialsFile, apiUrl, silenceMs, backoffMs })
  const upload = createUpload({ api, chunkBytes, sessions: new Map() })
  let probed = false

  async function readRoot(signal: AbortSignal): Promise<Root> {
    const fields = 'mimeType,trashed,driveId,capabilities(canAddChildren)'
    const answer = await api.call(
      {
        method: 'GET',
        to: `/drive/v3/files/${folderId}?${new URLSearchParams({ fields, supportsAllDrives: 'true' })}`,
      },
      [200, 404],
      signal,
    )
    const root = answer.status === 200 ? rootSchema.parse(JSON.parse(answer.text)) : null
    if (!root || root.trashed) throw noFolder(await api.email())
    if (root.mimeType !== folderType) {
      throw new DeliveryError('What DRIVE_URL names in Google Drive is a file, not a folder.', {
        unreachable: true,
      })
    }
    if (!root.capabilities.canAddChildren) throw notAllowed(await api.email())
    return root
  }

  /** Item → id of what is there of this lead and not trashed. */
  async function find(leadId: string, root: Root, signal: AbortSignal): Promise<Map<string, string>> {
    const files = await search({ mark: leadMark, value: leadId, root, signal })
    return new Map(
      files.flatMap(({ id, appProperties }) => {
        const item = appProperties[itemMark]
        return item === undefined ? [] : [[item, id]]
      }),
    )
  }

  type Search = { mark: string; value: string; root: Root; signal: AbortSignal }
  async function search({ mark, value, root: { driveId }, signal }: Search) {
    const found: z.infer<typeof foundSchema>['files'] = []
    let pageToken: string | undefined
    do {
      const query = new URLSearchParams({
        q: `appProperties has { key='${mark}' and value='${value}' } and trashed = false`,
        fields: 'nextPageToken,files(id,appProperties)',
        pageSize: '1000',
        spaces: 'drive',
        supportsAllDrives: 'true',
        includeItemsFromAllDrives: 'true',
        ...(driveId !== undefined && { corpora: 'drive', driveId }),
        ...(pageToken !== undefined && { pageToken }),
      })
      const answer = await api.call({ method: 'GET', to: `/drive/v3/files?${query}` }, [200], signal)
      const page = foundSchema.parse(JSON.parse(answer.text))
      found.push(...page.files)
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return found
  }

  async function newIds(count: number, signal: AbortSignal): Promise<string[]> {
    const to = `/drive/v3/files/generateIds?count=${count}&space=drive&type=files`
    const answer = await api.call({ method: 'GET', to }, [200], signal)
    return z.object({ ids: z.array(z.string()).length(count) }).parse(JSON.parse(answer.text)).ids
  }

  async function makeFolder(metadata: object, signal: AbortSignal): Promise<boolean> {
    const { status } = await api.call(
      {
        method: 'POST',
        to: '/drive/v3/files?supportsAllDrives=true&fields=id',
        json: { ...metadata, mimeType: folderType },
      },
      [200, 409],
      signal,
    )
    return status === 200
  }

  async function isThere(id: string, signal: AbortSignal): Promise<boolean> {
    const to = `/drive/v3/files/${id}?fields=trashed&supportsAllDrives=true`
    const { status, text } = await api.call({ method: 'GET', to }, [200, 404], signal)
    return status === 200 && trashedSchema.parse(JSON.parse(text)).trashed !== true
  }

  async function store(copy: DriveCopy, source: Source): Promise<void> {
    const { signal } = source
    const root = await readRoot(signal)
    const found = await find(copy.id, root, signal)
    const idsFile = path.join(path.dirname(source.filesFolder), googleIdsName)
    const items = [homeItem, filesName, ...copy.pieces.map((_piece, index) => itemOf(copy, index))]
    const ids = await readIds(idsFile)
    const missing = items.filter((item) => !ids.has(item) && !found.has(item))
    if (missing.length > 0) await renew(missing)

    async function renew(which: string[]): Promise<void> {
      const fresh = await newIds(which.length, signal)
      for (const [index, item] of which.entries()) ids.set(item, fresh[index] ?? '')
      await writeDurable(idsFile, `${JSON.stringify(Object.fromEntries(ids), null, 2)}\n`)
    }

    /** Makes sure that the item exists and returns its id. `create` resolves with false when the id is taken. */
    async function ensure(item: string, create: (id: string) => Promise<boolean>): Promise<string> {
      const there = found.get(item)
      if (there !== undefined) return there
      const first = ids.get(item) ?? ''
      if ((await create(first)) || (await isThere(first, signal))) return first
      // Staff threw it away and now want it once more
      await renew([item])
      const second = ids.get(item) ?? ''
      await create(second)
      return second
    }

    const described = (item: string, name: string, parent: string) => (id: string) => ({
      id,
      name,
      parents: [parent],
      appProperties: { [leadMark]: copy.id, [itemMark]: item },
    })
    const folder = (item: string, name: string, parent: string): Promise<string> => {
      const metadata = described(item, name, parent)
      return ensure(item, (id) => makeFolder(metadata(id), signal))
    }

    const home = await folder(homeItem, copy.folder, folderId)
    const withFiles = copy.pieces.some(({ within }) => within === filesName)
    const files = withFiles ? await folder(filesName, filesName, home) : home
    for (const [index, piece] of copy.pieces.entries()) {
      const item = itemOf(copy, index)
      const metadata = described(item, piece.name, piece.within === filesName ? files : home)
      await ensure(item, (id) => upload(piece, metadata(id), source))
    }
  }

  /** Shared drives have room; for others only a test file shows it. */
  async function probe(signal: AbortSignal): Promise<void> {
    const text = Buffer.from('Written to see whether files can be stored here. It can be deleted.\n')
    const piece: Piece = {
      within: null,
      name: 'Write test.txt',
      type: 'text/plain',
      size: text.length,
      from: { text },
    }
    const [id = ''] = await newIds(1, signal)
    await upload(
      piece,
      { id, name: piece.name, parents: [folderId], appProperties: {} },
      { filesFolder: '', signal },
    )
    await erase(id, signal)
  }

  /** For good where the account may, which in a shared drive takes a manager; into the drive's trash otherwise. */
  async function erase(id: string, signal: AbortSignal): Promise<'removed' | 'trashed' | 'none'> {
    const to = `/drive/v3/files/${id}?supportsAllDrives=true`
    const answer = await api.call({ method: 'DELETE', to }, [204, 200, 404, 403], signal)
    if (answer.status === 404) return 'none'
    if (answer.status !== 403) return 'removed'
    if (isPassing(answer)) {
      const again = await api.call({ method: 'DELETE', to }, [204, 200, 404], signal)
      return again.status === 404 ? 'none' : 'removed'
    }
    const trashed = await api.call({ method: 'PATCH', to, json: { trashed: true } }, [200, 404], signal)
    return trashed.status === 200 ? 'trashed' : 'none'
  }

  /** By the ids that were written down and by the marks: the search lags, and the ids may have been lost. */
  async function remove({ id, ids }: CopyRef, signal: AbortSignal) {
    const root = await readRoot(signal)
    const marked = await search({ mark: leadMark, value: id, root, signal })
    const outcomes = new Set<'removed' | 'trashed' | 'none'>()
    for (const each of new Set([...marked.map((file) => file.id), ...ids]))
      outcomes.add(await erase(each, signal))
    if (outcomes.has('trashed')) return 'trashed'
    return outcomes.has('removed') ? 'removed' : 'none'
  }

  /** Ids of notices that the search may not show yet, by their file's name. */
  const notices = new Map<string, string>()

  async function drop(name: string, root: Root, signal: AbortSignal): Promise<void> {
    const found = await search({ mark: noticeMark, value: markOf(name), root, signal })
    for (const id of new Set([...found.map((file) => file.id), notices.get(name) ?? []].flat()))
      await erase(id, signal)
    notices.delete(name)
  }

  async function put(name: string, text: string, signal: AbortSignal): Promise<void> {
    const root = await readRoot(signal)
    await drop(name, root, signal)
    const [id = ''] = await newIds(1, signal)
    notices.set(name, id)
    const appProperties = { [noticeMark]: markOf(name) }
    await upload(
      textPiece(name, 'text/plain', text),
      { id, name, parents: [folderId], appProperties },
      { filesFolder: '', signal },
    )
  }

  /** An answer of another shape is a failure of the drive, not of ours. */
  async function understood<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        throw new DeliveryError('Google Drive answered in a way that is not understood.', { cause: error })
      }
      throw error
    }
  }

  return {
    store: (copy, source) => understood(store(copy, source)),
    remove: (copy, signal) => understood(remove(copy, signal)),
    put: (name, text, signal) => understood(put(name, text, signal)),
    drop: (name, signal) => understood(readRoot(signal).then((root) => drop(name, root, signal))),
    async verify(signal) {
      const { driveId } = await readRoot(signal)
      if (driveId !== undefined || probed) return
      await probe(signal)
      probed = true
    },
  }
}

/** As a value that needs no quoting in a search. */
const markOf = (name: string): string => name.replace(/\W/g, '_')

/** Marks have room for 124 bytes: a file's name may not fit. */
const itemOf = ({ pieces }: DriveCopy, index: number): string => {
  const piece = pieces[index]
  return piece?.within === null ? piece.name : `${filesName}/${index + 1}`
}

async function readIds(file: string): Promise<Map<string, string>> {
  const parsed = idsSchema.safeParse(parseOrNull((await readOrNull(file)) ?? ''))
  return new Map(parsed.success ? Object.entries(parsed.data) : [])
}

/** The ids that were written down for the lead in this folder. Incomplete: the rest is found by its marks. */
export const googleIdsIn = async (folder: string): Promise<string[]> => [
  ...(await readIds(path.join(folder, googleIdsName))).values(),
]
