import path from 'node:path'
import { groupsOf } from '../../kernel/groups-of.ts'
import { readBlobs } from '../git/changed-files.ts'
import type { Git } from '../git/git.ts'
import { bytesOrNull, namesOrNull } from '../store/disk.ts'
import { type PostFile, parsePostFile } from '../store/front-matter.ts'
import { isPostFile, postsFolder, slugOf } from '../store/post-names.ts'
import type { PresentPosts } from './plan.ts'

/** Reads the posts on disk, and from the history which ones were removed. */
export async function readPresentPosts(dir: string, git: Git | null): Promise<PresentPosts> {
  const byId = new Map<string, PostFile>()
  const slugs = new Set<string>()
  const broken = new Set<string>()
  const names = ((await namesOrNull(path.join(dir, postsFolder))) ?? []).filter(isPostFile)
  for (const part of groupsOf(names, 64)) {
    const read = part.map(async (name) => ({
      name,
      bytes: await bytesOrNull(path.join(dir, postsFolder, name)),
    }))
    for (const { name, bytes } of await Promise.all(read)) {
      if (bytes === null) continue
      const slug = slugOf(name)
      slugs.add(slug)
      const text = bytes.toString('utf8')
      const parsed = parsePostFile(text, slug)
      if (!parsed.ok) {
        broken.add(idIn(text) ?? slug)
        continue
      }
      byId.set(parsed.post.id, parsed.post)
      for (const old of parsed.post.redirectFrom) slugs.add(old)
    }
  }
  const removed = git ? await removedIds(git) : new Set<string>()
  for (const id of byId.keys()) removed.delete(id)
  return { byId, slugs, broken, removed }
}

/** The id in a file that may not be a valid post. */
const idIn = (text: string): string | null => /^id:\s*["']?([\w-]{1,80})/m.exec(text)?.[1] ?? null

async function removedIds(git: Git): Promise<Set<string>> {
  const flags = [
    '--diff-filter=D',
    '--format=',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-show-signature',
  ]
  // 128: no commit yet
  const { stdout } = await git(['log', ...flags, '--', postsFolder], { accept: [128], timeLimitMs: 600_000 })
  const blobs = [...stdout.toString().matchAll(/:\d+ \d+ ([0-9a-f]{40,64}) /g)].flatMap(([, id]) => id ?? [])
  const texts = await readBlobs(git, [...new Set(blobs)])
  return new Set([...texts.values()].flatMap((bytes) => idIn(bytes.toString('utf8')) ?? []))
}
