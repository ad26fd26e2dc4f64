import { createHash } from 'node:crypto'

type Identifier = { hash: string; filePath: string }

/**
 * Makes class names of four characters for the file plus a number; they are short because a page and its
 * style sheet contain hundreds. They depend only on the file's path, so that the builds of server and client
 * agree. Throws when two files get the same name.
 */
export function shortClassNames(): (identifier: Identifier) => string {
  const files = new Map<string, { path: string; longLength: number }>()
  return ({ hash, filePath }) => {
    const short = shortHash(filePath)
    // A file's first identifier is its hash plus a zero
    const file = files.get(short) ?? { path: filePath, longLength: hash.length - 1 }
    if (file.path !== filePath) throw new Error(`${file.path} and ${filePath} would share class names`)
    files.set(short, file)
    return short + hash.slice(file.longLength)
  }
}

/** A letter, then three letters or digits. */
function shortHash(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE()
  const letter = String.fromCharCode(97 + (number % 26))
  return letter + (Math.floor(number / 26) % 36 ** 3).toString(36).padStart(3, '0')
}
