/** Signs of advertising in a lead, as staff see them (R258). */

/** A sign and, for a phrase of the filter's own list, the phrase. */
export type SpamSign =
  | { kind: 'link' | 'links' | 'many-links' | 'link-as-name' | 'markup' | 'random-name' | 'foreign-script' }
  | { kind: 'phrase'; phrase: string }

/** `plain`: its points before anything was learned. */
export type WeighedSign = SpamSign & { plain: number; points: number }

/** From so many points on a lead is held. */
export const heldFrom = 4

/** What the filter has learned of one sign. */
export type LearnedSign = SpamSign & {
  /** Leads with it that staff released, and that they marked as spam. */
  released: number
  spam: number
  /** Its points are multiplied by this. */
  factor: number
}
