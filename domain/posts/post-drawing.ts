import type { ServiceSlug } from '../services.ts'
import type { Post } from './post.schema.ts'

type Subject = { words: RegExp; service: ServiceSlug }

/** The subjects of the drawings in renderer/post-drawing/pieces.ts, in the same order: word prefixes, and the matching service. */
const subjects: readonly Subject[] = [
  {
    words: words('phone telephone call ring rang missed answerphone voicemail receptionist'),
    service: 'ai-enquiry-handling',
  },
  {
    words: words('google map profile local nearby search ads advert street neighbour'),
    service: 'google-business-profile',
  },
  {
    words: words('web page homepage landing site online'),
    service: 'websites',
  },
  {
    words: words('night evening sofa after-hours weekend midnight chat opening'),
    service: 'ai-enquiry-handling',
  },
  {
    words: words('loyal visit return regular retention repeat reward stamp'),
    service: 'client-retention-tools',
  },
  {
    words: words('email e-mail mail newsletter letter inbox campaign follow-up'),
    service: 'client-retention-tools',
  },
  {
    words: words('voice note speak spoken dictat invoice quote paperwork task'),
    service: 'voice-to-note-automation',
  },
  {
    words: words('review stars rating feedback reputation testimonial'),
    service: 'automated-google-reviews',
  },
  {
    words: words('diary book appointment calendar schedul slot no-show reminder double-book'),
    service: 'smart-booking-systems',
  },
]

function words(beginnings: string): RegExp {
  return new RegExp(`\\b(?:${beginnings.split(' ').join('|')})`, 'g')
}

/**
 * The number of the drawing that a post without an image shows: the one whose subject is mentioned most in
 * the title (which counts three times) and the description. If no subject is mentioned, it is derived from
 * the id. An integer
 * that changes only if the title or the description does.
 */
export function drawingFor(post: Pick<Post, 'id' | 'title' | 'description'>): number {
  const subject = subjectOf(post)
  return subject ? subjects.indexOf(subject) : hashOf(post.id)
}

export const serviceFor = (post: Pick<Post, 'title' | 'description'>): ServiceSlug | null =>
  subjectOf(post)?.service ?? null

function subjectOf({ title, description }: Pick<Post, 'title' | 'description'>): Subject | null {
  const count = (text: string, words: RegExp): number => text.toLowerCase().match(words)?.length ?? 0
  const scores = subjects.map(({ words }) => 3 * count(title, words) + count(description, words))
  const best = Math.max(...scores)
  return (best > 0 && subjects[scores.indexOf(best)]) || null
}

/** A small hash of a text (FNV-1a, 32 bits), the same on server and in browsers. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
