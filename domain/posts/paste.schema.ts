import * as z from 'zod/mini'

/** What the editor sends on pasting from a document. A picture pasted with its data has the address `paste-picture:<number>`. */
export const pasteInput = z.object({
  html: z.string('must be text').check(z.minLength(1, 'must not be empty')),
})

export const pastedPicture = /^paste-picture:\d{1,3}$/

export type PastedText = {
  markup: string
  /** Whether the text belongs within a line, not in a paragraph of its own. */
  isOneLine: boolean
  /** What could not be kept, in words. */
  notes: string[]
  picturesLeftOut: number
}
