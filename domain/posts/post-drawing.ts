import type { Post } from './post.schema.ts'

/** Word prefixes for the subjects of the drawings in renderer/post-drawing/subjects.tsx, in their order. */
const subjects = [
  words('phone telephone call ring rang missed answerphone voicemail receptionist'),
  words('google map profile local nearby search ads advert street neighbour'),
  words('web page homepage landing site online'),
  words('night evening sofa after-hours weekend midnight chat opening'),
  words('loyal visit return regular retention repeat reward stamp'),
  words('email e-mail mail newsletter letter inbox campaign follow-up'),
  words('voice note speak spoken dictat invoice quote paperwork task'),
  words('review stars rating feedback reputation testimonial'),
  words('diary book appointment calendar schedul slot no-show reminder double-book'),
]

function words(beginnings: string): RegExp {
  return new RegExp(`\\b(?:${beginnings.split(' ').join('|')})`, 'g')
}

/**
 * Which drawing stands for a post without an image: the one whose subject its title (counted three times) and
 * description speak of most; where they speak of none, one by its id. A whole number, the same while the words are.
 */
export function drawingFor({ id, title, description }: Pick<Post, 'id' | 'title' | 'description'>): number {
  const count = (text: string, subject: RegExp): number => text.toLowerCase().match(subject)?.length ?? 0
  const scores = subjects.map((subject) => 3 * count(title, subject) + count(description, subject))
  const best = Math.max(...scores)
  return best > 0 ? scores.indexOf(best) : hashOf(id)
}

/** A small hash of a text (FNV-1a, 32 bits), the same in a browser. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
