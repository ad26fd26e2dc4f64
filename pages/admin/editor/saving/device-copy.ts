/** Until it is saved as a version, what a member types is stored only on this device. */

export type DeviceCopy = {
  /** As made by `draftOf` in fields.ts. */
  fields: unknown
  baseRevision: string | null
  /** ISO 8601. */
  savedAt: string
}

const nameOf = (key: string): string => `ponte-typing:${key}`
const newKeyName = 'ponte-typing-new'
const keptMs = 90 * 86_400_000

/** `author`: the member's e-mail address. False if this browser cannot store it: storage is off or full. */
export function keepCopy(key: string, author: string, copy: DeviceCopy): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ ...copy, author }))
    return true
  } catch {
    return false
  }
}

/** Null also if another member typed it. */
export function readCopy(key: string, member: string): DeviceCopy | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
    // Older copies have no author
    const { fields, baseRevision, savedAt, author = member } = Object(found)
    if (author !== member || typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null
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
    // Then nothing was stored either
  }
}

/** Removes copies of all members that have not changed for 90 days. */
export function dropOldCopies(): void {
  try {
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith(nameOf('')))) {
      const savedAt = Date.parse(Object(JSON.parse(localStorage.getItem(name) ?? 'null')).savedAt)
      if (!(Date.now() - savedAt < keptMs)) localStorage.removeItem(name)
    }
  } catch {
    // Then nothing was stored either
  }
}

/** The member's texts on this device that are not posts yet. */
export function newCopies(member: string): (DeviceCopy & { key: string })[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(nameOf('new-')))
      .flatMap((name) => {
        const key = name.slice(nameOf('').length)
        const copy = readCopy(key, member)
        return copy ? { ...copy, key } : []
      })
  } catch {
    return []
  }
}
/** The key of the new post in this tab: it survives a reload, and each tab has its own. */
export function currentNewKey(): string {
  try {
    const known = sessionStorage.getItem(newKeyName)
    if (known && /^new-[0-9a-f-]{36}$/.test(known)) return known
  } catch {
    // A key that lasts as long as the page is open is enough
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
    // Storage is off: the key lasts as long as the page is open
  }
}

/** Needed because `crypto.randomUUID` exists on secure origins only. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
