import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import type { Channel } from '#server/leads/channels/channel.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { sampleFile, sampleLead } from '../sample-lead.ts'

const never = new AbortController().signal

/** A website brief with files on the disk. `contents`: their bytes by the visitor's file names. */
export async function leadWithFiles(context: TestContext, contents: Record<string, Buffer | string>) {
  const base = await temporaryFolder(context)
  const filesFolder = path.join(base, 'lead', 'files')
  await mkdir(filesFolder, { recursive: true })
  const files = Object.entries(contents).map(([name, bytes], at) =>
    sampleFile(`file_${at}${path.extname(name)}`, { name, size: bytes.length }),
  )
  for (const { name, stored } of files) await writeFile(path.join(filesFolder, stored), contents[name] ?? '')
  const lead = sampleLead({ kind: 'onboarding', files })
  return {
    ...{ base, filesFolder, lead },
    /** The name of the lead's folder in a drive. */
    folder: `2025-03-04 website-brief ${lead.id}`,
    deliverBy: (channel: Channel, { signal = never, one = lead } = {}) =>
      channel.deliver(one, { filesFolder, signal }),
  }
}
