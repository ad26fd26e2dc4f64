/** An untrusted folder. Nothing outside it is read: links are not followed, and no name leads out of it. */

export type ReadResult =
  | { ok: true; bytes: Buffer }
  | { ok: false; why: 'missing' | 'outside' | 'link' | 'large' | 'no file' | 'damaged' }

export type ForeignFolder = {
  /** `name` is relative to the folder, with `/`. A file of more than `limit` bytes is not read. */
  read(name: string, limit: number): Promise<ReadResult>
  /** Names of all files and links, except hidden ones (`isHidden`). */
  list(): Promise<{ files: string[]; links: string[] }>
  close(): void
}

export const mostFiles = 200_000

export const isHidden = (name: string): boolean =>
  name.startsWith('.') || name === 'node_modules' || name === '__MACOSX'

/** Whether a relative name leads out of its folder, in any spelling. */
export const isOutside = (name: string): boolean =>
  /[\\\0]/.test(name) || name.startsWith('/') || name.split('/').some((part) => part === '..')
