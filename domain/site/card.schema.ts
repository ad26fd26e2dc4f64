import * as z from 'zod/mini'

/** The build's data for the server: the background of each card and the places of its texts. Lengths in pixels. */

export const cardWidth = 1200
export const cardHeight = 630

const colour = z.string().check(z.regex(/^#[0-9A-F]{6}$/i))
const fileName = z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9]+$/))

const design = z.object({
  /** The picture of the card without text. */
  ground: fileName,
  /** Where heading and line stand: from `top` down, or up from `bottom`. */
  words: z.object({
    left: z.number(),
    width: z.number(),
    top: z.number(),
    bottom: z.number(),
    align: z.enum(['left', 'centre']),
  }),
  ink: colour,
  muted: colour,
  accent: colour,
  /** Where a post's own picture shows: a half circle on two legs. */
  arch: z.optional(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
})

/** Latin, and beside it what other European languages need. */
const cardFont = z.enum(['display', 'display-ext', 'text', 'text-ext', 'label', 'label-ext'])

/** What a page's card says, and the keys of these texts, which the owner may change. */
const said = z.object({
  heading: z.string(),
  line: z.string(),
  keys: z.object({ heading: z.string(), line: z.optional(z.string()) }),
})

export const cardStock = z.object({
  fonts: z.array(z.object({ name: cardFont, file: fileName })),
  /** By path. */
  pages: z.record(z.string(), z.object({ ...design.shape, ...said.shape })),
  /** One for each drawing, for posts that have no picture. */
  drawings: z.array(design).check(z.minLength(1)),
  picture: design,
})

/** As the head of a page names a card. */
export type SocialImage = {
  /** Path; the same only as long as the card shows the same. */
  src: string
  width: number
  height: number
  type: 'image/png' | 'image/jpeg'
  alt: string
}

export type CardFont = z.output<typeof cardFont>
export type CardDesign = z.output<typeof design>
export type CardSaid = z.output<typeof said>
export type CardStock = z.output<typeof cardStock>
