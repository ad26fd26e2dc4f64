import { createHash } from 'node:crypto'

/** What is stored in place of a token that opens an account: its SHA-256, in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
