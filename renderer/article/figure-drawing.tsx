import type { ReactElement } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import type { FigurePicture } from './figure-picture.ts'

/** Draws the amount that a figure states, standing on y = 0. Decorative: screen readers read the number. */
export function FigureDrawing({ picture }: { picture: FigurePicture }) {
  return (
    <svg
      className={illustration}
      viewBox="-130 -160 260 161"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {drawn(picture)}
    </svg>
  )
}

function drawn(picture: FigurePicture): ReactElement {
  switch (picture.kind) {
    case 'clock':
      return <Clock share={picture.share} />
    case 'watch':
      return <Stopwatch share={picture.share} />
    case 'seconds':
      return <Stones share={picture.share} />
    case 'week':
      return <Week marked={picture.marked} />
    case 'month':
      return <Month marked={picture.marked} />
    case 'steps':
      return <Stair count={picture.count} />
    case 'coins':
      return <Coins stacks={picture.stacks} />
    case 'arches':
      return picture.of === 1 ? (
        <Gate isLit={picture.lit > 0} />
      ) : (
        <Bridge lit={picture.lit} of={picture.of} />
      )
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A point on a circle round the origin; `turn` in whole turns, clockwise from the top. */
function onCircle(radius: number, turn: number): string {
  const angle = 2 * Math.PI * turn
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

function Sector({ share, radius }: { share: number; radius: number }) {
  if (share >= 1) return <circle className="f-accent" r={radius} />
  const end = onCircle(radius, share)
  return (
    <path className="f-accent" d={`M0 0V${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end}Z`} />
  )
}

function Clock({ share }: { share: number }) {
  return (
    <g transform="translate(40 0)">
      <path className="f-stone2 c" d="M-90 0L-82-14H82L90 0Z" />
      <path className="f-mid c" d="M-72-14V-84a72 72 0 0 1 144 0V-14Z" />
      <g transform="translate(0 -82)">
        <circle className="f-stone c" r={56} />
        <Sector share={share} radius={46} />
        {upTo(12).map((hour) => (
          <path
            className="l s-line"
            key={hour}
            d={`M${onCircle(50, hour / 12)}L${onCircle(46, hour / 12)}`}
          />
        ))}
        <path className="l s-line w4" d={`M${onCircle(26, 0)}L0 0L${onCircle(26, share)}`} />
        <circle className="f-line" r={5} />
      </g>
    </g>
  )
}

function Stopwatch({ share }: { share: number }) {
  return (
    <g transform="translate(52 0)">
      <path className="f-stone2 c" d="M-60 0L-46-16H46L60 0Z" />
      <g transform="translate(0 -76)">
        <rect className="f-deep c" x={-9} y={-82} width={18} height={20} rx={4} />
        <path className="f-deep c" d="M38-58L50-70L60-60L48-48Z" />
        <circle className="f-deep c" r={66} />
        <circle className="f-stone c" r={52} />
        <Sector share={share} radius={44} />
        {upTo(5).map((minute) => (
          <path
            className="l s-line"
            key={minute}
            d={`M${onCircle(50, minute / 5)}L${onCircle(40, minute / 5)}`}
          />
        ))}
        <path className="l s-line w4" d={`M0 0L${onCircle(36, share)}`} />
        <circle className="f-line" r={5} />
      </g>
    </g>
  )
}

function Stones({ share }: { share: number }) {
  const ring = (from: number, to: number) => {
    const [start, end] = [from / 2 - 0.25, to / 2 - 0.25]
    return `M${onCircle(128, start)}A128 128 0 0 1 ${onCircle(128, end)}L${onCircle(80, end)}A80 80 0 0 0 ${onCircle(80, start)}Z`
  }
  return (
    <>
      <path className="f-sky2" d="M-80 0A80 80 0 0 1 80 0Z" />
      <path className="f-stone c" d={ring(0, 1)} />
      <path className="f-accent" d={ring(0, share)} />
      {upTo(11).map((stone) => {
        const turn = (stone + 1) / 24 - 0.25
        return <path className="d s-line" key={stone} d={`M${onCircle(128, turn)}L${onCircle(80, turn)}`} />
      })}
      <path className="c f-none s-line" d={ring(0, 1)} />
      <path className="l w4" d={`M0 0L${onCircle(64, share / 2 - 0.25)}`} />
      <path className="f-ink" d="M-9 0a9 9 0 0 1 18 0Z" />
    </>
  )
}

function Week({ marked }: { marked: number }) {
  return (
    <>
      <rect className="f-stone2 c" x={-120} y={-138} width={248} height={138} rx={8} />
      <rect className="f-stone c" x={-128} y={-146} width={248} height={146} rx={8} />
      <path className="f-deep c" d="M-128-118V-138a8 8 0 0 1 8-8H112a8 8 0 0 1 8 8V-118Z" />
      <path className="f-stone2 c" d="M-24-132V-140a20 20 0 0 1 40 0V-132Z" />
      {upTo(21).map((day) => (
        <rect
          className={day >= 7 && day < 7 + marked ? 'f-accent' : 'f-stone2'}
          key={day}
          x={-118 + (day % 7) * 33}
          y={-112 + Math.floor(day / 7) * 35}
          width={28}
          height={30}
          rx={3}
        />
      ))}
    </>
  )
}

function Month({ marked }: { marked: number }) {
  return (
    <g transform="translate(12 0)">
      <path className="l" d="M-84-126L0-156L84-126" />
      <circle className="f-ink" cy={-156} r={4} />
      <rect className="f-stone c" x={-112} y={-126} width={224} height={118} rx={3} />
      <rect className="f-mid c" x={-118} y={-132} width={236} height={12} rx={6} />
      <rect className="f-mid c" x={-118} y={-14} width={236} height={12} rx={6} />
      {upTo(mostOfMonth).map((day) => (
        <circle
          className={day < marked ? 'f-accent' : 'f-stone2'}
          key={day}
          cx={-90 + (day % 7) * 30}
          cy={-107 + Math.floor(day / 7) * 20}
          r={8}
        />
      ))}
    </g>
  )
}

/** In days: five weeks. */
const mostOfMonth = 35

function Stair({ count }: { count: number }) {
  const [width, height] = [216 / count, 104 / count]
  const steps = upTo(count)
    .map((step) => `V${-height * (step + 1)}H${-124 + width * (step + 1)}`)
    .join('')
  return (
    <>
      <path className="f-stone2 c" d={`M-124 0${steps}H128V0Z`} />
      {upTo(count).map((step) => (
        <path
          className={`c ${step === 0 ? 'f-accent' : 'f-stone'}`}
          key={step}
          d={`M${-124 + width * step}${-height * (step + 1)}h${width + (step === count - 1 ? 36 : 0)}v10h${-width - (step === count - 1 ? 36 : 0)}Z`}
        />
      ))}
      <path className="l" d="M110-104V-158" />
      <path className="f-accent c" d="M110-158H66L78-144L66-130H110Z" />
    </>
  )
}

function Coins({ stacks }: { stacks: number }) {
  const behind = stacks > 6 ? Math.ceil(stacks / 2) : 0
  return (
    <>
      <Stacks count={behind} coins={9} />
      <Stacks count={stacks - behind} coins={behind > 0 ? 6 : 8} />
    </>
  )
}

function Stacks({ count, coins }: { count: number; coins: number }) {
  const width = Math.min(60, 256 / count)
  return upTo(count).map((stack) => (
    <g key={stack} transform={`translate(${128 - (count - stack) * width} 0)`}>
      {upTo(coins).map((coin) => (
        <rect
          className={coin === coins - 1 ? 'f-accent c' : 'f-pane c'}
          key={coin}
          x={2}
          y={-16 * (coin + 1)}
          width={width - 4}
          height={16}
          rx={6}
        />
      ))}
    </g>
  ))
}

function Gate({ isLit }: { isLit: boolean }) {
  return (
    <g transform="translate(38 0)">
      <path className="f-stone2 c" d="M-92 0V-66a92 92 0 0 1 184 0V0Z" />
      <path className={isLit ? 'f-pane c' : 'f-sky c'} d="M-66 0V-66a66 66 0 0 1 132 0V0Z" />
      {!isLit && (
        <>
          <circle className="f-disc" cx={14} cy={-74} r={22} />
          <path className="f-far" d="M-65-34Q-40-60-12-46T65-44V0H-65Z" />
          <path className="f-water" d="M-65-24H65V0H-65Z" />
        </>
      )}
    </g>
  )
}

function Bridge({ lit, of }: { lit: number; of: number }) {
  const span = 248 / of
  const radius = span * 0.36
  const spring = -92 + radius + 10
  /** The opening from its left leg over `share` of its width. */
  const opening = (share: number) => {
    const across = 2 * radius * share
    const rise = Math.sqrt(Math.max(0, radius ** 2 - (across - radius) ** 2))
    return `M0 0V${spring.toFixed(1)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${across.toFixed(1)} ${(spring - rise).toFixed(1)}V0Z`
  }
  return (
    <>
      <path className="f-stone2 c" d="M-124 0V-100H124V0Z" />
      <rect className="f-stone c" x={-129} y={-112} width={258} height={14} rx={3} />
      {upTo(of).map((arch) => {
        const share = Math.min(1, lit - arch)
        return (
          <g key={arch} transform={`translate(${(-124 + arch * span + span / 2 - radius).toFixed(1)} 0)`}>
            <path className="f-deep" d={opening(1)} />
            {share > 0 && <path className="f-pane" d={opening(share)} />}
            <path className="l s-line" d={opening(1)} />
          </g>
        )
      })}
    </>
  )
}
