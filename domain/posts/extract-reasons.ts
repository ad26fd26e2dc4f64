/** Why Smart Extract offers a value: codes with data, without words. Lines are numbered from 1. */

type Because<Kind extends string, Detail = Record<never, never>> = { kind: Kind; detail: Detail }

/** A line that states its field; `label` as written in the text, such as "Meta Title". */
type ExplicitLine = Because<
  'explicit-line',
  {
    label: string
    line: number
    /** Whether it was shortened to the field's limit. */
    cut?: true
  }
>

type NothingFound = Because<'nothing-found'>

export type TitleReason =
  | ExplicitLine
  | Because<
      /** `first-heading`: marked as a heading. `first-line`: short and without a full stop, like a title. */
      'first-heading' | 'first-line' | 'first-sentence',
      {
        line: number
        /** It was all in capitals. */
        recased?: true
        cut?: true
      }
    >
  | NothingFound

export type SlugReason = ExplicitLine | Because<'from-title'> | NothingFound

export type DescriptionReason =
  | ExplicitLine
  | Because<
      'scored-sentences',
      {
        lines: number[]
        sentences: number
        /** It begins with the article's first sentence. */
        opening: boolean
        /** Words it shares with the title, as written in the description. */
        words: string[]
        cut?: true
      }
    >
  | NothingFound

export type CategoryReason =
  | ExplicitLine
  | Because<
      'word-statistics',
      {
        /** Up to three decisive words, as written in the text. */
        words: string[]
        /** How many of the site's posts in this category use one of them. */
        posts: number
        runnerUp: string | null
      }
    >
  | Because<'default'>

type ReadTimeReason = Because<'word-count', { words: number; perMinute: number }>

export type Reasons = {
  title: TitleReason
  slug: SlugReason
  description: DescriptionReason
  category: CategoryReason
  readTime: ReadTimeReason
}
