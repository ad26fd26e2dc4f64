import BellBeside from '#renderer/art/posts/companion-bell.svg'
import BenchBeside from '#renderer/art/posts/companion-bench.svg'
import BooksBeside from '#renderer/art/posts/companion-books.svg'
import CatBeside from '#renderer/art/posts/companion-cat.svg'
import CupBeside from '#renderer/art/posts/companion-cup.svg'
import LampBeside from '#renderer/art/posts/companion-lamp.svg'
import PencilsBeside from '#renderer/art/posts/companion-pencils.svg'
import PlantBeside from '#renderer/art/posts/companion-plant.svg'
import RadioBeside from '#renderer/art/posts/companion-radio.svg'
import TeapotBeside from '#renderer/art/posts/companion-teapot.svg'
import TreeBeside from '#renderer/art/posts/companion-tree.svg'
import TubBeside from '#renderer/art/posts/companion-tub.svg'
import TulipsBeside from '#renderer/art/posts/companion-tulips.svg'
import VanBeside from '#renderer/art/posts/companion-van.svg'
import DiaryMoment from '#renderer/art/posts/moment-diary.svg'
import NightDoorMoment from '#renderer/art/posts/moment-night-door.svg'
import OpenedLetterMoment from '#renderer/art/posts/moment-opened-letter.svg'
import ReviewMoment from '#renderer/art/posts/moment-review.svg'
import SignpostMoment from '#renderer/art/posts/moment-signpost.svg'
import StampCardMoment from '#renderer/art/posts/moment-stamp-card.svg'
import StopwatchMoment from '#renderer/art/posts/moment-stopwatch.svg'
import TextBackMoment from '#renderer/art/posts/moment-text-back.svg'
import VanMoment from '#renderer/art/posts/moment-van.svg'
import Calendar from '#renderer/art/posts/subject-calendar.svg'
import Cups from '#renderer/art/posts/subject-cups.svg'
import Jar from '#renderer/art/posts/subject-jar.svg'
import Laptop from '#renderer/art/posts/subject-laptop.svg'
import Letters from '#renderer/art/posts/subject-letters.svg'
import Lighthouse from '#renderer/art/posts/subject-lighthouse.svg'
import FoldedMap from '#renderer/art/posts/subject-map.svg'
import Microphone from '#renderer/art/posts/subject-microphone.svg'
import Telephone from '#renderer/art/posts/subject-telephone.svg'
import type { Drawing } from '../art/drawing.tsx'

// The foot of each piece is at y = 0, its middle at x = 0.

/** In the order of the subjects in domain/posts/post-drawing.ts. At most 240 high, 250 wide, without text. */
export const subjects: readonly [Drawing, ...Drawing[]] = [
  Telephone,
  FoldedMap,
  Laptop,
  Lighthouse,
  Cups,
  Letters,
  Microphone,
  Jar,
  Calendar,
]

/** The result of each subject, in the same order. */
export const moments: readonly [Drawing, ...Drawing[]] = [
  TextBackMoment,
  SignpostMoment,
  StopwatchMoment,
  NightDoorMoment,
  StampCardMoment,
  OpenedLetterMoment,
  VanMoment,
  ReviewMoment,
  DiaryMoment,
]

/** Small objects beside the subject, at most 120 high and 90 wide. A drawing shows two of its setting. */
export const companions: Record<'room' | 'street', readonly Drawing[]> = {
  room: [
    PlantBeside,
    BooksBeside,
    PencilsBeside,
    CupBeside,
    BellBeside,
    LampBeside,
    TeapotBeside,
    TulipsBeside,
    RadioBeside,
  ],
  street: [CatBeside, TreeBeside, BenchBeside, VanBeside, TubBeside],
}
