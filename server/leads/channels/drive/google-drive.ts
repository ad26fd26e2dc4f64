import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { readOrNull, writeDurable } from '../../../kernel/files.ts'
import { DeliveryError } from '../channel.ts'
import { type Drive, type DriveCopy, filesName, type Piece, textPiece } from './copy.ts'
import { createGoogleApi, type GoogleApi, type GoogleApiOptions } from './google-api.ts'
import { noFolder, notAllowed } from './google-faults.ts'
import { createUpload, type Metadata } from './google-upload.ts'

/** Name of the file beside the lead with the ids of its folder and files in the drive, keyed by item. */
const googleIdsName = 'google-drive-ids.json'

export type GoogleTuning = Pick<GoogleApiOptions, 'apiUrl' | 'backoffMs'> & { chunkBytes?: number }

type GoogleDriveOptions = GoogleApiOptions & GoogleTuning & { folderId: string }

const folderType = 'application/vnd.google-apps.folder'
const rootSchema = z.object({
  mimeType: z.string(),
  trashed: z.boolean().default(false),
  /** Absent for a folder outside shared drives. */
  driveId: z.string().optional(),
  capabilities: z.object({ canAddChildren: z.boolean().default(true) }).default({ canAddChildren: true }),
})
const foundSchema = z.object({
  nextPageToken: z.string().optional(),
  files: z.array(z.object({ id: z.string(), appProperties: z.record(z.string(), z.string()).default({}) })),
})
const trashedSchema = z.object({ trashed: z.boolean().optional() })
const idsSchema = z.record(z.string(), z.string())

/** Marks on what we create. Staff do not see them, and they survive renaming and moving. */
const leadMark = 'ponteLead'
const itemMark = 'ponteItem'
const homeItem = 'folder'
const noticeMark = 'ponteNotice'

type Root = z.infer<typeof rootSchema>
type Outcome = 'removed' | 'trashed' | 'none'

/**
 * A folder in Google Drive, used by a service account (Drive API v3, without Google's library: ADR-0056). Two
 * things prevent a second copy when a delivery is repeated. Each folder and file is created under an id that
 * was recorded first, which Google accepts only once (409 from then on). And existing ones are found by their
 * marks, in case the ids were lost. The search alone would not do, because it does not show at once what was
 * just created.
 */
export function createGoogleDrive({ folderId, chunkBytes, ...options }: GoogleDriveOptions): Drive {
  const api = createGoogleApi(options)
  const { readRoot, search, newIds, makeFolder, isThere, erase } = createGoogleFiles(api, folderId)
  const upload = createUpload(api, chunkBytes)
  /** Ids of notices that the search may not show yet, keyed by file name. */
  const notices = new Map<string, string>()
  let probed = false

  async function store(copy: DriveCopy, source: { filesFolder: string; signal: AbortSignal }): Promise<void> {
    const { signal } = source
    const marked = await search(leadMark, copy.id, await readRoot(signal), signal)
    const found = new Map(marked.map(({ id, appProperties }) => [appProperties[itemMark], id]))
    const idsFile = path.join(path.dirname(source.filesFolder), googleIdsName)
    const ids = await readIds(idsFile)
    const items = [homeItem, filesName, ...copy.pieces.map(itemOf)]
    await renew(items.filter((item) => !ids.has(item) && !found.has(item)))

    async function renew(which: string[]): Promise<void> {
      if (which.length === 0) return
      const fresh = await newIds(which.length, signal)
      for (const [index, item] of which.entries()) ids.set(item, fresh[index] ?? '')
      await writeDurable(idsFile, `${JSON.stringify(Object.fromEntries(ids), null, 2)}\n`)
    }

    type Create = (metadata: Metadata) => Promise<boolean>
    /** Resolves with the id of the item, once it exists. `create` gives false when the id is taken. */
    async function ensure(item: string, name: string, parent: string, create: Create): Promise<string> {
      const there = found.get(item)
      if (there !== undefined) return there
      const appProperties = { [leadMark]: copy.id, [itemMark]: item }
      const make = (id: string) => create({ id, name, parents: [parent], appProperties })
      const first = ids.get(item) ?? ''
      if ((await make(first)) || (await isThere(first, signal))) return first
      // Staff trashed the item and have requested it again
      await renew([item])
      const second = ids.get(item) ?? ''
      await make(second)
      return second
    }

    const folder: Create = (metadata) => makeFolder(metadata, signal)
    const home = await ensure(homeItem, copy.folder, folderId, folder)
    const withFiles = copy.pieces.some(({ within }) => within === filesName)
    const files = withFiles ? await ensure(filesName, filesName, home, folder) : home
    for (const [index, piece] of copy.pieces.entries()) {
      const parent = piece.within === filesName ? files : home
      await ensure(itemOf(piece, index), piece.name, parent, (metadata) => upload(piece, metadata, source))
    }
  }

  async function drop(name: string, root: Root, signal: AbortSignal): Promise<void> {
    const found = await search(noticeMark, markOf(name), root, signal)
    for (const id of new Set([...found.map((file) => file.id), notices.get(name) ?? []].flat()))
      await erase(id, signal)
    notices.delete(name)
  }

  async function put(name: string, text: string, root: Root, signal: AbortSignal): Promise<void> {
    await drop(name, root, signal)
    const [id = ''] = await newIds(1, signal)
    notices.set(name, id)
    const metadata = { id, name, parents: [folderId], appProperties: { [noticeMark]: markOf(name) } }
    await upload(textPiece(name, 'text/plain', text), metadata, { filesFolder: '', signal })
  }

  return {
    store,
    /** Uses both the recorded ids and the marks: the search lags, and the ids may have been lost. */
    async remove({ id, ids }, signal) {
      const marked = await search(leadMark, id, await readRoot(signal), signal)
      const outcomes = new Set<Outcome>()
      for (const each of new Set([...marked.map((file) => file.id), ...ids]))
        outcomes.add(await erase(each, signal))
      if (outcomes.has('trashed')) return 'trashed'
      return outcomes.has('removed') ? 'removed' : 'none'
    },
    put: async (name, text, signal) => put(name, text, await readRoot(signal), signal),
    drop: async (name, signal) => drop(name, await readRoot(signal), signal),
    async verify(signal) {
      const root = await readRoot(signal)
      // Shared drives have room; for other folders only a test file shows whether there is any
      if (root.driveId !== undefined || probed) return
      const name = 'Write test.txt'
      await put(name, 'Written to see whether files can be stored here. It can be deleted.\n', root, signal)
      await drop(name, root, signal)
      probed = true
    },
  }
}

function createGoogleFiles(api: GoogleApi, folderId: string) {
  const at = (item: string, fields: string) =>
    `/drive/v3/files${item}?${new URLSearchParams({ fields, supportsAllDrives: 'true' })}`

  async function readRoot(signal: AbortSignal): Promise<Root> {
    const fields = 'mimeType,trashed,driveId,capabilities(canAddChildren)'
    const root = await api.read(at(`/${folderId}`, fields), rootSchema, signal)
    if (root.trashed) throw noFolder(await api.email())
    if (root.mimeType !== folderType) {
      throw new DeliveryError('What DRIVE_URL names in Google Drive is a file, not a folder.', {
        unreachable: true,
      })
    }
    if (!root.capabilities.canAddChildren) throw notAllowed(await api.email())
    return root
  }

  async function search(mark: string, value: string, { driveId }: Root, signal: AbortSignal) {
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
      const page = await api.read(`/drive/v3/files?${query}`, foundSchema, signal)
      found.push(...page.files)
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return found
  }

  async function newIds(count: number, signal: AbortSignal): Promise<string[]> {
    const to = `/drive/v3/files/generateIds?count=${count}&space=drive&type=files`
    const schema = z.object({ ids: z.array(z.string()).length(count) })
    return (await api.read(to, schema, signal)).ids
  }

  /** False when the id is taken. */
  async function makeFolder(metadata: Metadata, signal: AbortSignal): Promise<boolean> {
    const json = { ...metadata, mimeType: folderType }
    const { status } = await api.call({ method: 'POST', to: at('', 'id'), json }, [200, 409], signal)
    return status === 200
  }

  async function isThere(id: string, signal: AbortSignal): Promise<boolean> {
    const file = await api.readOrNull(at(`/${id}`, 'trashed'), trashedSchema, signal)
    return file !== null && file.trashed !== true
  }

  /** For good if the account may (in a shared drive, only a manager may); otherwise to the drive's trash. */
  async function erase(id: string, signal: AbortSignal): Promise<Outcome> {
    const to = at(`/${id}`, 'id')
    const { status } = await api.call({ method: 'DELETE', to }, [204, 200, 404, 403], signal)
    if (status === 404) return 'none'
    if (status !== 403) return 'removed'
    const trashed = await api.call({ method: 'PATCH', to, json: { trashed: true } }, [200, 404], signal)
    return trashed.status === 200 ? 'trashed' : 'none'
  }

  return { readRoot, search, newIds, makeFolder, isThere, erase }
}

/** The name as a value that needs no quoting in a search. */
const markOf = (name: string): string => name.replace(/\W/g, '_')

/** Marks have room for 124 bytes: a file's name may not fit. */
const itemOf = ({ within, name }: Piece, index: number): string =>
  within === null ? name : `${filesName}/${index + 1}`

async function readIds(file: string): Promise<Map<string, string>> {
  const parsed = idsSchema.safeParse(parseOrNull((await readOrNull(file)) ?? ''))
  return new Map(parsed.success ? Object.entries(parsed.data) : [])
}

/** The recorded ids for the lead in this folder. May be incomplete: the rest is found by its marks. */
export const googleIdsIn = async (folder: string): Promise<string[]> => [
  ...(await readIds(path.join(folder, googleIdsName))).values(),
]
