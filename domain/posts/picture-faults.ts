import { pictureLine } from './article-pictures.ts'
import type { TracedBlock } from './markup.ts'

export type PictureFault = {
  kind: 'no-alt' | 'foreign' | 'gone' | 'too-many' | 'in-a-sentence'
  address: string
  /** The part to rewrite, in characters of the content. */
  range: [start: number, end: number]
}

type Written = {
  content: string
  /** Their line numbers refer to the content. */
  blocks: readonly TracedBlock[]
  /** Addresses at which there is no file. */
  gone: ReadonlySet<string>
}

export function pictureFaults({ content, blocks, gone }: Written): PictureFault[] {
  if (!content.includes('![')) return []
  const shown = new Map(
    blocks.flatMap(({ block, from }) => (block.kind === 'picture' ? [[from, block.picture.src]] : [])),
  )
  const faults: PictureFault[] = []
  let start = 0
  for (const [at, line] of content.split('\n').entries()) {
    const fault = faultOf(line, at, start)
    if (fault) faults.push(fault)
    start += line.length + 1
  }
  return faults

  function faultOf(line: string, at: number, start: number): PictureFault | null {
    const mark = line.indexOf('![')
    const middle = line.indexOf('](', mark)
    if (mark < 0 || middle < 0) return null
    const written = pictureLine(line.trim())
    const address = written?.address ?? ''
    const addressAt = start + middle + 2
    const wholeAddress: [number, number] = [addressAt, addressAt + address.length]
    if (!written) return { kind: 'in-a-sentence', address, range: [start + mark, start + middle] }
    if (written.src === null) return { kind: 'foreign', address, range: wholeAddress }
    const src = shown.get(at)
    if (src === undefined) return { kind: 'too-many', address, range: [start, start + line.length] }
    if (gone.has(src)) return { kind: 'gone', address, range: wholeAddress }
    if (written.alt === '') return { kind: 'no-alt', address, range: [start + mark + 2, start + middle] }
    return null
  }
}
