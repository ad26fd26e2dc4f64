import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../files.ts'
import { monthFile } from './chain.ts'

/** Names of the months' files, oldest first; none without the folder. */
export async function monthsIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => monthFile.test(name)).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

const newline = 0x0a
/** No entry is nearly as long. What is longer is told as several lines. */
const longestLine = 65_536

export type Line = { text: string; number: number; ended: boolean }

/** The lines of a file in order, from a byte on; none of a missing one. A byte is a character. */
export async function* linesOf(file: string, from = 0): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  try {
    for await (const chunk of createReadStream(file, { start: from }) as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let start = 0
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
        number += 1
        yield { text: bytes.toString('latin1', start, end), number, ended: true }
        start = end + 1
      }
      rest = bytes.subarray(start)
      if (rest.length > longestLine) {
        number += 1
        yield { text: rest.toString('latin1'), number, ended: true }
        rest = Buffer.alloc(0)
      }
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  if (rest.length > 0) yield { text: rest.toString('latin1'), number: number + 1, ended: false }
}

const chunkBytes = 65_536

/** The lines of a file, last first; none of a missing one. What comes after the last newline is left out. */
export async function* linesBackwards(dir: string, name: string): AsyncGenerator<string> {
  const handle = await open(path.join(dir, name)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (!handle) return
  try {
    let { size: at } = await handle.stat()
    let rest = ''
    let isFirst = true
    while (at > 0) {
      const length = Math.min(chunkBytes, at)
      at -= length
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
      const lines = (buffer.toString('latin1', 0, bytesRead) + rest).split('\n')
      rest = (lines.shift() ?? '').slice(0, longestLine)
      if (isFirst && lines.length > 0) {
        lines.pop()
        isFirst = false
      }
      for (const line of lines.reverse()) yield line
    }
    if (!isFirst && rest !== '') yield rest
  } finally {
    await handle.close()
  }
}
