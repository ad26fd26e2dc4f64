import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { mostPreviews } from '#domain/posts/preview.schema.ts'
import { readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { readPreview, signPreview } from './preview-token.ts'

const removeEveryMs = 3_600_000

const storedLink = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  postId: z.string(),
  /** Null: the post as it is now. */
  commit: z.nullable(z.string()),
  /** When that version was saved (ISO 8601); null when unknown. */
  savedAt: z.nullable(z.string()),
  label: z.string(),
  by: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Seconds since 1970, as in the token. */
  expires: z.int(),
})

export type StoredLink = z.output<typeof storedLink>

export type PreviewLinks = Awaited<ReturnType<typeof createPreviewLinks>>

/**
 * The working links, in one file. It contains no token: a token is the link's id and expiry, signed with the
 * secret of the installation. A link that is not in the file has ended, so a lost or damaged file ends links
 * and never revives one. Only this process writes the file.
 */
export async function createPreviewLinks({
  file,
  secret,
  log,
  now = Date.now,
}: {
  file: string
  secret: string
  log: Log
  now?: () => number
}) {
  // Changes run one after the other, each based on the result of the one before
  const queue = createQueue()
  const read = parseLinks(await readOrNull(file))
  if (read.damaged) log.error({}, 'The file previews.json is damaged: some preview links have ended')
  let links: readonly StoredLink[] = read.links

  const isAlive = ({ expires }: StoredLink): boolean => now() < expires * 1000
  const living = (postId: string): StoredLink[] =>
    links.filter((link) => link.postId === postId && isAlive(link))

  /** Memory changes only after the disk: a failed write changes nothing. */
  async function replace(next: readonly StoredLink[]): Promise<void> {
    await writeDurable(file, `${JSON.stringify(next, null, 2)}\n`)
    links = next
  }

  function removeExpired(): Promise<void> {
    return queue.run(async () => {
      const next = links.filter(isAlive)
      if (next.length < links.length) await replace(next)
    })
  }

  const timer = setInterval(
    () =>
      void removeExpired().catch((error) =>
        log.error({ error: String(error) }, 'Expired preview links cannot be removed'),
      ),
    removeEveryMs,
  ).unref()

  return {
    /** Resolves once the link would survive a power cut; null when the post already has the maximum. */
    create(
      link: Pick<StoredLink, 'postId' | 'commit' | 'savedAt' | 'label' | 'by'>,
      days: number,
    ): Promise<StoredLink | null> {
      return queue.run(async () => {
        if (living(link.postId).length >= mostPreviews) return null
        const createdAt = now()
        const made: StoredLink = {
          ...link,
          id: randomBytes(8).toString('hex'),
          createdAt,
          expires: Math.floor(createdAt / 1000) + days * 86_400,
        }
        await replace([...links.filter(isAlive), made])
        return made
      })
    },

    list: (postId: string): StoredLink[] => living(postId).reverse(),

    /** False when the post has no such link. Once it resolves, the link has ended, even after a restart. */
    revoke(postId: string, id: string): Promise<boolean> {
      return queue.run(async () => {
        if (!living(postId).some((link) => link.id === id)) return false
        await replace(links.filter((link) => link.id !== id && isAlive(link)))
        return true
      })
    },

    tokenOf: ({ id, expires }: StoredLink): string => signPreview({ id, expires }, secret),

    /** The link of a token; `over` for one that has expired or was revoked, null for one never issued. */
    find(token: string): StoredLink | 'over' | null {
      const claim = readPreview(token, secret)
      if (!claim) return null
      const link = links.find(({ id, expires }) => id === claim.id && expires === claim.expires)
      return link && isAlive(link) ? link : 'over'
    },

    removeExpired,

    async close(): Promise<void> {
      clearInterval(timer)
      await queue.run(async () => {})
    },
  }
}

/** Entries that cannot be read are dropped: those links have ended. */
function parseLinks(text: string | null): { links: StoredLink[]; damaged: boolean } {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return { links: [], damaged: true }
    const links = entries.flatMap((entry) => storedLink.safeParse(entry).data ?? [])
    return { links, damaged: links.length < entries.length }
  } catch {
    return { links: [], damaged: true }
  }
}
