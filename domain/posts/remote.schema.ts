import * as z from 'zod'
import type { Post } from './post.schema.ts'

export const remoteEndpoints = {
  /** A forge calls this when the remote has changed. */
  pull: '/api/content/pull',
  state: '/api/content/remote',
  conflicts: '/api/content/conflicts',
} as const

export type RemoteView = {
  /** Without credentials. */
  address: string
  branch: string
  status: 'starting' | 'level' | 'waiting' | 'failing'
  error: string | null
  /** Commits that the remote does not have. */
  ahead: number
  /** How long the content and its remote have been out of step. */
  lagSeconds: number
  conflicts: ConflictView[]
}

/** A file changed in the same place both here and on the remote. */
export type ConflictView = {
  path: string
  /** Of the remote's version. */
  commit: string
  author: string
  /** ISO 8601. */
  date: string
  /** Null where the post was deleted, or the file is not a post. */
  here: Post | null
  there: Post | null
  /** The file's text on the remote; null = it was deleted there. */
  text: string | null
}

export const conflictChoice = z.object({
  path: z.string().min(1).max(1000),
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  take: z.enum(['here', 'remote']),
})
export type ConflictChoice = z.infer<typeof conflictChoice>
