import path from 'node:path'
import { optionalNames, settingsNames } from './content-paths.ts'
import { lstatOrNull, namesOrNull } from './disk.ts'
import { isPostFile, postsFolder } from './post-names.ts'

/** The files of the site in a content folder, by relative path, for the first commit of its repository. */
export async function presentFiles(dir: string): Promise<string[]> {
  const names = [...settingsNames, ...optionalNames]
  const present = await Promise.all(names.map((name) => lstatOrNull(path.join(dir, name))))
  const posts = ((await namesOrNull(path.join(dir, postsFolder))) ?? []).filter(isPostFile)
  return [...names.filter((_, at) => present[at]), ...posts.map((name) => `${postsFolder}/${name}`)]
}
