import { useId } from 'react'
import { hashOf } from '#domain/posts/post-drawing.ts'
import type { Drawing } from '../art/drawing.tsx'
import { illustration } from '../ui/illustration.css.ts'
import { companions, moments, subjects } from './pieces.ts'
import * as styles from './post-drawing.css.ts'
import { floor, settings } from './settings.tsx'

type PostDrawingProps = {
  /** What stands in the middle: any whole number (domain/posts/post-drawing.ts). */
  drawing: number
  /** The post's slug: it decides on everything else, so that hardly any two posts have the same drawing. */
  slug: string
}

const grounds = ['night', 'green', 'clay', 'sand'] as const
const width = 640

/** The picture of a post that has none of its own: its subject, in a place and a light of its own. */
export function PostDrawing({ drawing, slug }: PostDrawingProps) {
  const id = useId()
  const { draw, ground, setting, isMirrored } = lookOf(slug)
  const { Scene, companions: kind } = setting
  const [Near, Far] = draw.two(companions[kind], 20 * subjectIndexOf(drawing))
  const Subject = subjectOf(drawing)
  const side = isMirrored ? 'left' : 'right'
  const standing = (x: number) => `translate(${isMirrored ? width - x : x} ${floor})`
  return (
    <svg
      className={`${illustration} ${styles.drawing} ${styles.subject[side]} ${styles.ground[ground]} ${styles.under[kind]}`}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.setting} {...(isMirrored && { transform: `translate(${width} 0) scale(-1 1)` })}>
        <Scene hour={draw.number()} ground={draw.number()} night={ground === 'night'} id={id} />
      </g>
      <Subject as="g" transform={`translate(${styles.subjectAt[side]} ${floor})`} />
      <Near as="g" className={styles.companion} transform={standing(582)} />
      <Far as="g" className={styles.companion} transform={standing(216)} />
    </svg>
  )
}

type PostSignProps = PostDrawingProps & {
  /** How many signs of the same subject stand above it in the list. */
  turn: number
}

/** For a small picture in a list: in turns the subject, what comes of it, and what stands beside it in its drawing. */
export function PostSign({ drawing, slug, turn }: PostSignProps) {
  const { draw, ground, setting } = lookOf(slug)
  const [Left, Right] = draw.two(companions[setting.companions], 20 * subjectIndexOf(drawing))
  const Subject = subjectOf(drawing)
  const Moment = momentOf(drawing)
  const isSubject = (subjectIndexOf(drawing) + (turn % 3)) % 2 === 1
  return (
    <svg
      className={`${illustration} ${styles.sign} ${styles.ground[ground]}`}
      viewBox="-210 -262 420 300"
      aria-hidden="true"
    >
      {turn % 3 === 2 ? (
        <>
          <Left as="g" transform="translate(-84 0) scale(2.1)" />
          <Right as="g" transform="translate(84 0) scale(2.1)" />
        </>
      ) : isSubject ? (
        <Subject as="g" />
      ) : (
        <Moment as="g" transform="scale(1.5)" />
      )}
      <path className="l" d="M-210 0H210" />
    </svg>
  )
}

/** The subject alone, for cards that have a ground of their own. */
export function PostSubject({ drawing }: { drawing: number }) {
  const Subject = subjectOf(drawing)
  return <Subject />
}

/** What comes of the subject, beside a quote of the article. */
export function PostMoment({ drawing }: { drawing: number }) {
  const Moment = momentOf(drawing)
  return <Moment />
}

export const subjectCount = subjects.length

/** Which subject a drawing shows, below `subjectCount`. */
export const subjectIndexOf = (drawing: number): number => Math.abs(Math.trunc(drawing)) % subjects.length
const subjectOf = (drawing: number): Drawing => subjects[subjectIndexOf(drawing)] ?? subjects[0]
const momentOf = (drawing: number): Drawing => moments[subjectIndexOf(drawing)] ?? moments[0]

/** Any number will do; with this one the eight example posts differ most from their neighbours. */
const seed = 532083

/** What a post's drawing and its sign have in common, and the choices that come after. */
function lookOf(slug: string) {
  const draw = drawsOf(slug)
  return {
    draw,
    ground: draw.one(grounds),
    setting: draw.one(settings),
    isMirrored: draw.number() < 0.5,
  }
}

/** Choices that follow from a text alone (mulberry32), the same on the server and in a browser. */
function drawsOf(text: string) {
  let state = hashOf(`drawing ${seed} ${text}`)
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const index = (count: number): number => Math.floor(number() * count)
  return {
    /** From 0 to 1, without 1. */
    number,
    one: <T,>(choices: readonly T[]): T => choices[index(choices.length)] as T,
    /** `shift`: so that subjects differ even where the rest does not. */
    two: <T,>(choices: readonly T[], shift: number): [T, T] => {
      const first = shift + index(choices.length)
      const second = first + 1 + index(choices.length - 1)
      const at = (place: number) => choices[place % choices.length] as T
      return [at(first), at(second)]
    },
  }
}
