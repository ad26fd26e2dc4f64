import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CopySearch, Place } from '../retention/place.ts'
import { idIn, inBatches, namesIn } from '../store/stored-leads.ts'

/** Mails stored as files, and digests of earlier versions, which contain the addresses of many people. */
export const mailPlace: Place = {
  async *find({ root, isErased, isPerson }) {
    const folder = path.join(root, 'mail')
    yield* inBatches(await namesIn(folder), async (name) => {
      const at = path.join(folder, name)
      if (/^\.?held-/.test(name))
        return { at, place: 'digests', isTheirs: namesAddresses(await readFile(at, 'latin1')) }
      const id = idIn(name)
      const isOfPerson = async () => isPerson !== null && isMailOf(await headOf(at), isPerson)
      return { at, place: 'mailFiles', isTheirs: id !== null && (isErased(id) || (await isOfPerson())) }
    })
  },
}

/** Whether the body of a digest contains an address. In digests, addresses are always plain ASCII. */
const namesAddresses = (eml: string): boolean => eml.slice(eml.search(/\r?\n\r?\n/)).includes('@')

const headOf = async (file: string): Promise<string> => {
  const text = await readFile(file, 'latin1')
  return text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/)))
}

/** A lead's mail has the visitor as `Reply-To`, an automatic reply has the visitor as `To`. */
function isMailOf(head: string, isPerson: NonNullable<CopySearch['isPerson']>): boolean {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const at = Date.parse(/^date:(.*)$/i.exec(lines.find((line) => /^date:/i.test(line)) ?? '')?.[1] ?? '')
  const addresses = lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => [...line.matchAll(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)].map(([address]) => address))
  return addresses.some((address) => isPerson(address, Number.isNaN(at) ? 0 : at))
}
