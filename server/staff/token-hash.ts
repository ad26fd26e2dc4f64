import { createHash } from 'node:crypto'

/** What is stored of a token that opens an account: SHA-256, in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
