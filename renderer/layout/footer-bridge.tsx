import type { ReactNode } from 'react'
import { englishPathOf } from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'
import { useApp } from '../app-context.tsx'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './footer-bridge.css.ts'

/** The y coordinate of the footbridge's rail at `x`: an arc over 1440 units, highest in the middle. */
const rail = (x: number) => 28 + 3636 - Math.sqrt(3636 ** 2 - (x - 720) ** 2)
const round = (value: number) => Math.round(value * 10) / 10

const posts = Array.from({ length: 80 }, (_, index) => {
  const x = 6 + 18 * index
  return `M${x} ${round(rail(x))}v20`
}).join('')

/** Pages in the order of a walk through the site; a subpage counts as its parent. */
const walk = [
  '/',
  '/about',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/blog',
  '/accessibility',
  '/privacy',
  '/website-onboarding',
  '/inquiry',
  '/question',
  '/question/sent',
  '/inquiry/sent',
]
/** The courier's first and last x: phones show no more of the bridge than this. */
const [from, to] = [512, 870]

/** Lanterns on posts of the railing, outside the courier's path and beyond the edges of a phone. */
const lanterns = [168, 402, 1032, 1266]
/** Lanterns on a bridge with a `scene`, which occupies both ends. */
const nearLanterns = [438, 996]

/** Other people on some pages. */
const company: Partial<Record<string, ReactNode>> = {
  '/about': (
    <>
      <Walker />
      <Walker x={30} />
    </>
  ),
  '/services': (
    <Walker>
      <path strokeWidth={3} d="M9-34V-66" />
      <path className="f-accent" stroke="none" d="M-15-64a24 18 0 0 1 48 0Z" />
    </Walker>
  ),
  '/question': (
    <>
      <Walker>
        <path strokeWidth={3.5} d="M1-42L12-60" />
      </Walker>
      <g transform="translate(40 0) scale(.7)">
        <Walker>
          <path strokeWidth={4.5} d="M1-42L16-62M-1-42L-10-58" />
        </Walker>
      </g>
    </>
  ),
  '/website-onboarding': (
    <Walker>
      <path strokeWidth={3} d="M-34-38L38-48M-33-30L39-40M-24-39l1 8M-8-42l1 8M8-44l1 8M24-46l1 8" />
    </Walker>
  ),
}

/** Returns the courier's x on the bridge for a page. */
export function courierAt(pathname: string): number {
  const path = englishPathOf(pathname)
  const place = walk.findLastIndex((one) => path === one || (one !== '/' && path.startsWith(`${one}/`)))
  return Math.round(from + ((to - from) * (place < 0 ? walk.length - 1 : place)) / (walk.length - 1))
}

/**
 * The arched ground of the footer: a footbridge with a courier on it, who is further along on each page
 * (R311). `scene`: a drawing that stands on it instead; the deck hides its foot.
 */
export function FooterBridge({ scene }: { scene?: ReactNode }) {
  const { pathname } = useApp()
  const courier = courierAt(pathname)
  const walkers = from + to - courier
  return (
    <div className={styles.clip}>
      {scene && <div className={styles.scene}>{scene}</div>}
      <svg
        className={`${illustration} ${styles.bridge}`}
        viewBox="0 0 1440 120"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <g transform={`translate(${walkers} ${round(rail(walkers) + 20)})`}>
          {company[englishPathOf(pathname)]}
        </g>
        <path className="s-bridge" fill="none" strokeWidth={3} d="M0 100A3636 3636 0 0 1 1440 100" />
        <path className="s-bridge" fill="none" strokeWidth={2} d={posts} />
        {(scene ? nearLanterns : lanterns).map((x) => (
          <Lantern key={x} x={x} foot={round(rail(x) + 20)} />
        ))}
        {!scene && <Courier x={courier} />}
        {/* Last, so that it covers the foot of everything on the deck */}
        <path className="f-footer" d="M0 122V118A3636 3636 0 0 1 1440 118V122Z" />
      </svg>
    </div>
  )
}

function Lantern({ x, foot }: { x: number; foot: number }) {
  return (
    <g className="s-bridge" transform={`translate(${x} ${foot})`} fill="none">
      <path strokeWidth={4} d="M0 0V-58" />
      <path className="f-pane" strokeWidth={2.5} d="M-7-58H7l-3-16h-8Z" />
      <path strokeWidth={3} d="M-6-75H6" />
    </g>
  )
}

/** `children`: what the person carries. */
function Walker({ x = 0, children }: { x?: number; children?: ReactNode }) {
  return (
    <g className="s-bridge" transform={`translate(${x} 0)`} fill="none" strokeLinecap="round">
      <path strokeWidth={4} d="M-6 0L0-24 7 0" />
      <path strokeWidth={8} d="M0-26V-42" />
      <path strokeWidth={3.5} d="M1-42L9-31" />
      <circle className="f-bridge" stroke="none" cx={1} cy={-55} r={7} />
      {children}
    </g>
  )
}

function Courier({ x }: { x: number }) {
  const slope = (Math.asin((x - 720) / 3636) * 180) / Math.PI
  return (
    <g
      className="s-bridge"
      transform={`translate(${x} ${round(rail(x) - 8)}) rotate(${round(slope)})`}
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect className="f-accent" stroke="none" x={-8} y={-30} width={26} height={24} rx={3} />
      <path d="M-6-4H22" />
      {/* Filled, so that the railing is hidden behind the wheels */}
      <circle className="f-paper" cx={8} cy={13} r={12} />
      <circle className="f-paper" cx={58} cy={13} r={12} />
      <path d="M8 13L24-4H48L32 13ZM24-4l8 17M46-12l12 25M42-14h8M19-7h10" />
      <path strokeWidth={6} d="M25-10l8-22" />
      <path strokeWidth={4} d="M33-30l13 14M26-9L38 0l-5 13" />
      <circle className="f-bridge" stroke="none" cx={37} cy={-42} r={7} />
    </g>
  )
}
