import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import type { ServedBy } from '#domain/leads/lead.ts'
import { readOrNull } from '../../kernel/files.ts'
import { createQueue } from '../../kernel/queue.ts'

type ServedByOptions = {
  /** JSON with the version of the program, and the commit it was built from when that is known. */
  buildFile: string
  contentCommit: () => Promise<string | null>
  onContentChange: (listener: () => void) => void
}

const buildSchema = z.object({ version: z.string(), commit: z.string().nullish() })

/** Which program and which content served a form. Both are in memory, so that no lead waits for git. */
export async function createServedBy({ buildFile, contentCommit, onContentChange }: ServedByOptions) {
  const { version, commit } = buildSchema
    .catch({ version: 'unknown' })
    .parse(parseOrNull((await readOrNull(buildFile)) ?? ''))
  let content: string | null = null
  const queue = createQueue()
  // One lookup at a time: an earlier one that takes longer must not overwrite a later result
  const look = (): Promise<void> =>
    queue.run(async () => {
      content = await contentCommit().catch(() => content)
    })
  onContentChange(() => void look())
  await look()

  return (): ServedBy => ({ version, ...(commit && { commit }), ...(content && { content }) })
}
