import * as z from 'zod/mini'

/** Social card data from the build: each card's background and the positions of its texts. Lengths in pixels. */

export const cardWidth = 1200
export const cardHeight = 630

const colour = z.string().check(z.regex(/^#[0-9A-F]{6}$/i))
const fileName = z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9]+$/))

const design = z.object({
  /** The picture of the card without text. */
  ground: fileName,
  /** Position of heading and line: from `top` down, or up from `bottom`. */
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

/** Each face for Latin, and an extension for other European languages. */
const cardFont = z.enum(['display', 'display-ext', 'text', 'text-ext', 'label', 'label-ext'])

/** A card's texts, and their keys: the owner may change them. */
const said = z.object({
  heading: z.string(),
  line: z.string(),
  keys: z.object({ heading: z.string(), line: z.optional(z.string()) }),
})

export const cardStock = z.object({
  fonts: z.array(z.object({ name: cardFont, file: fileName })),
  /** Keyed by path. */
  pages: z.record(z.string(), z.object({ ...design.shape, ...said.shape })),
  /** One for each drawing, for posts that have no picture. */
  drawings: z.array(design).check(z.minLength(1)),
  picture: design,
})

export type SocialImage = {
  /** Path; it changes whenever the card changes. */
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
