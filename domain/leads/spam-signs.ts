/** A sign of advertising in a lead, as staff see it. `phrase`: one from the spam filter's list. */
export type SpamSign = { points: number } & (
  | { kind: 'link' | 'links' | 'many-links' | 'link-as-name' | 'markup' | 'random-name' | 'foreign-script' }
  | { kind: 'phrase'; phrase: string }
)

/** A lead with at least this many points is held. */
export const heldFrom = 4
