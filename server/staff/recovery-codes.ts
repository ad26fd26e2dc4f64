import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Admitted, admit } from './accounts.ts'
import { type AccountsFile, findByEmail, findById } from './accounts-file.ts'

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

const codes = 10
/** Crockford's: no letter that reads as a figure. 16 of them are 80 random bits, beyond guessing even from the file. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = 4
const groups = 4

/** Ten codes for one sign-in each, when every other way in is lost. Only their keyed hashes are kept. */
export function createRecoveryCodes({
  file: { read, change },
  now,
}: {
  file: AccountsFile
  now: () => number
}) {
  /** Hashes against which an unknown e-mail is checked. */
  const nobody = {
    salt: newSalt(),
    hashes: Array.from({ length: codes }, () => hashOf(newCode(), newSalt())),
  }

  return {
    /** Creates new codes and invalidates the old ones. They are shown only once. Null for a removed account. */
    renew(memberId: string): Promise<string[] | null> {
      const fresh = Array.from({ length: codes }, newCode)
      const salt = newSalt()
      const hashes = fresh.map((code) => hashOf(plain(code), salt))
      return change<string[] | null>((stored) => {
        const account = findById(stored, memberId)
        if (!account) return { unchanged: null }
        account.recovery = { salt, hashes, createdAt: new Date(now()).toISOString() }
        return { result: fresh }
      })
    },

    /** Uses a code up: whose it was and how many are left; null when it does not open (any more). */
    async redeem(email: string, code: string): Promise<{ member: Admitted; left: number } | null> {
      const typed = plain(code)
      const { salt, hashes } = findByEmail(await read(), email)?.recovery ?? nobody
      const used = hashOf(typed, salt)
      // All of them, whichever fits
      const fits = hashes.map((hash) => isSame(hash, used))
      if (!fits.includes(true)) return null
      return change<{ member: Admitted; left: number } | null>((stored) => {
        const account = findByEmail(stored, email)
        const left = account?.recovery?.hashes.filter((hash) => hash !== used)
        if (!account?.recovery || !left || left.length === account.recovery.hashes.length) {
          return { unchanged: null }
        }
        account.recovery.hashes = left
        return { result: { member: admit(account), left: left.length } }
      })
    },
  }
}

const newSalt = (): string => randomBytes(16).toString('base64url')

function newCode(): string {
  const characters = Array.from({ length: group * groups }, () => alphabet[randomInt(alphabet.length)])
  return Array.from({ length: groups }, (_, at) =>
    characters.slice(at * group, (at + 1) * group).join(''),
  ).join('-')
}

/** Normalises a code before hashing: separators and easily confused characters make no difference. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const hashOf = (code: string, salt: string): string =>
  createHmac('sha256', salt).update(code).digest('base64url')

const isSame = (hash: string, other: string): boolean =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other))
