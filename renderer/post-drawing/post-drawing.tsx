import { useId } from 'react'
import { hashOf } from '#domain/posts/post-drawing.ts'
import type { Drawing } from '../art/drawing.tsx'
import { illustration } from '../ui/illustration.css.ts'
import { companions, moments, subjects } from './pieces.ts'
import * as styles from './post-drawing.css.ts'
import { floor, settings } from './settings.tsx'

type PostDrawingProps = {
  /** Selects the subject: any whole number (domain/posts/post-drawing.ts). */
  drawing: number
  /** The post's slug selects everything else, so that hardly any two posts have the same drawing. */
  slug: string
}

const grounds = ['night', 'green', 'clay', 'sand'] as const
const width = 640

/** The picture of a post without one of its own: its subject, in a setting and light chosen by the slug. */
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
  /** How many signs of the same subject are above it in the list. */
  turn: number
}

/** A small picture for a list. It alternates between the subject, its result, and the objects beside it. */
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

/** Only the subject, for cards that have their own ground. */
export function PostSubject({ drawing }: { drawing: number }) {
  const Subject = subjectOf(drawing)
  return <Subject />
}

/** The result of the subject, beside a quote from the article. */
export function PostMoment({ drawing }: { drawing: number }) {
  const Moment = momentOf(drawing)
  return <Moment />
}

export const subjectCount = subjects.length

/** Index of the subject that a drawing number selects, below `subjectCount`. */
export const subjectIndexOf = (drawing: number): number => Math.abs(Math.trunc(drawing)) % subjects.length
const subjectOf = (drawing: number): Drawing => subjects[subjectIndexOf(drawing)] ?? subjects[0]
const momentOf = (drawing: number): Drawing => moments[subjectIndexOf(drawing)] ?? moments[0]

/** Arbitrary; with this number the eight example posts differ most from their neighbours. */
const seed = 532083

/** The choices shared by a post's drawing and its sign; `draw` makes further ones. */
function lookOf(slug: string) {
  const draw = drawsOf(slug)
  return {
    draw,
    ground: draw.one(grounds),
    setting: draw.one(settings),
    isMirrored: draw.number() < 0.5,
  }
}

/** Pseudo-random choices that depend only on a text (mulberry32): the same on server and in browser. */
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
    /** At least 0, below 1. */
    number,
    one: <T,>(choices: readonly T[]): T => choices[index(choices.length)] as T,
    /** Two neighbouring choices. `shift` makes subjects differ even if everything else is the same. */
    two: <T,>(choices: readonly T[], shift: number): [T, T] => {
      const first = shift + index(choices.length)
      const second = first + 1 + index(choices.length - 1)
      const at = (place: number) => choices[place % choices.length] as T
      return [at(first), at(second)]
    },
  }
}
