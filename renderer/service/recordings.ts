import type { Locale } from '#domain/locales.ts'

/** Start and end, in seconds from the start of the recording. */
export type Phrase = readonly [from: number, to: number]

type Recording = {
  /** Address without the extension, which is `.ogg` (Opus) or `.mp3`. */
  file: string
  /** When each part of the sentence is spoken; undefined for parts that are not highlighted. */
  phrases: readonly (Phrase | undefined)[]
}

/** `docs/recordings.md` says how the recordings were made and these times measured. */
export const recordings: Record<Locale, Recording> = {
  en: {
    file: '/recordings/voice-note-en',
    phrases: [undefined, [0.46, 1.87], [1.87, 3.95], [4.09, 5.52], undefined, [6.4, 9.2], undefined],
  },
  it: {
    file: '/recordings/voice-note-it',
    phrases: [undefined, [0.59, 2.01], [2.01, 4.74], [5.1, 7.04], undefined, [7.41, 10.2], undefined],
  },
}
