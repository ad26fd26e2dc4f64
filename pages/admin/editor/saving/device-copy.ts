import type { DraftFields } from '../fields.ts'

/** A copy of the typing on this device, for when the server does not have it. Its removal follows the server's word. */

export type DeviceCopy = { fields: DraftFields; baseRevision: string | null; savedAt: string }

const nameOf = (key: string): string => `ponte-typing:${key}`
const newKeyName = 'ponte-typing-new'

/** False when this browser keeps nothing: storage is off or full. */
export function keepCopy(key: string, copy: DeviceCopy): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function readCopy(key: string): DeviceCopy | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
    const { fields, baseRevision, savedAt } = Object(found)
    if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null
    if (typeof fields !== 'object' || fields === null) return null
    return { fields, baseRevision: typeof baseRevision === 'string' ? baseRevision : null, savedAt }
  } catch {
    return null
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Nothing was kept either
  }
}

/** Keys of new posts of which this device has a copy. */
export function newCopies(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(nameOf('new-')))
      .map((name) => name.slice(nameOf('').length))
  } catch {
    return []
  }
}

/** The draft key of the new post in this tab: it survives a reload, and another tab has its own. */
export function currentNewKey(): string {
  try {
    const known = sessionStorage.getItem(newKeyName)
    if (known && /^new-[0-9a-f-]{36}$/.test(known)) return known
  } catch {
    // A key for as long as the page is open will do
  }
  return freshNewKey()
}

export function freshNewKey(): string {
  const key = `new-${uuid()}`
  setNewKey(key)
  return key
}

export function setNewKey(key: string): void {
  try {
    sessionStorage.setItem(newKeyName, key)
  } catch {
    // As above
  }
}

/** `crypto.randomUUID` is there on secure addresses only. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
