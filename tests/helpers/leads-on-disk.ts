import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type LeadOnDisk = {
  id: string
  fields: Record<string, unknown>
  context: Record<string, unknown>
  held?: unknown
  files: { name: string; stored: string; sha256: string }[]
}

/** Every lead that is complete in the data folder. */
export async function leadsOnDisk(dataDir: string): Promise<LeadOnDisk[]> {
  const folder = path.join(dataDir, 'leads')
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name, 'lead.json'), 'utf8')))
  return texts.map((text) => JSON.parse(text))
}

export const emailsOnDisk = async (dataDir: string): Promise<Set<unknown>> =>
  new Set((await leadsOnDisk(dataDir)).map(({ fields }) => fields.email))
