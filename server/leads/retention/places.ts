import { rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../kernel/files.ts'
import { channelKinds } from '../channels/channels.ts'
import { pendingUploadsPlace } from '../intake/pending-uploads.ts'
import { isLeftover } from '../store/lead-store.ts'
import { namesIn } from '../store/stored-leads.ts'
import { add, type CopySearch, type Counts, type Place } from './place.ts'

/** Every place with something about leads, except their own folders. Add new ones here or in a channel. */
const places = (): Place[] => [...channelKinds.flatMap((kind) => kind.places ?? []), pendingUploadsPlace]

/** Also removes unfinished lead folders. `unclear`: what stays, since it may be anybody's. */
export async function removeFromPlaces(search: CopySearch): Promise<{ counts: Counts; unclear: Counts }> {
  const counts: Counts = {}
  const unclear: Counts = {}
  const folders = new Set<string>()
  for (const { find, forget, unclear: look } of places()) {
    for await (const { at, place, isTheirs } of find?.(search) ?? []) {
      if (!isTheirs) continue
      await rm(at, { recursive: true, force: true })
      folders.add(path.dirname(at))
      add(counts, place, 1)
    }
    for (const [place, count] of Object.entries((await forget?.(search)) ?? {})) add(counts, place, count)
    for (const [what, count] of Object.entries((await look?.(search.root)) ?? {})) add(unclear, what, count)
  }
  for (const folder of folders) await syncFolder(folder)
  await removeLeftovers(path.join(search.root, 'leads'))
  return { counts, unclear }
}

/** Removes lead folders that a process began to write or to remove before it ended. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).filter((one) => /^\.(?:lead|staging|erased)-/.test(one))) {
    const at = path.join(folder, name)
    if (await isLeftover(at).catch(() => false)) await rm(at, { recursive: true, force: true })
  }
}
