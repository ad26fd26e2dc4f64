import { Vignette } from '../scenes.tsx'
import type { Words } from './opening.tsx'

/** The search line, and the ad above the other answers. */
export function SearchAd({ words }: { words: Words }) {
  return (
    <Vignette>
      <rect className="f-card c" x={4} y={6} width={150} height={34} rx={17} />
      <path className="l" d="M29 27l5 5M15 23a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <text x={44} y={29} fontSize={17}>
        {words.near}
      </text>
      <rect className="f-accent c" x={24} y={50} width={150} height={26} rx={8} />
      <path className="s-onacc" strokeWidth={5} strokeLinecap="round" d="M38 63h64" />
      <path className="l s-onacc" d="M148 63h12m-5-5 5 5-5 5" />
    </Vignette>
  )
}

/** A picture in somebody’s feed. */
export function SocialAd() {
  return (
    <Vignette>
      <rect className="f-secs" x={8} y={16} width={70} height={60} rx={10} />
      <rect className="f-secs" x={122} y={16} width={70} height={60} rx={10} />
      <rect className="f-card c" x={52} y={4} width={96} height={76} rx={12} />
      <path className="f-sky" d="M62 58V42a38 30 0 0 1 76 0v16Z" />
      <circle className="f-disc" cx={112} cy={34} r={9} />
      <path className="f-mid" d="M62 58c16-20 40-22 76-4v4Z" />
      <path className="f-accent" d="M70 76c-9-7-6-13-2-12l2 2 2-2c4-1 7 5-2 12Z" />
      <rect className="f-soft" x={86} y={66} width={44} height={6} rx={3} />
    </Vignette>
  )
}

/** Somebody left the page; the ad brings them round again. */
export function Retargeting() {
  return (
    <Vignette>
      <rect className="f-card c" x={6} y={22} width={76} height={56} rx={9} />
      <path className="c" d="M6 36H82" />
      <rect className="f-secs" x={16} y={44} width={26} height={26} rx={5} />
      <path className="d s-edge" d="M50 50h22M50 58h22M50 66h12" />
      <path className="flow" d="M86 66C98 80 114 80 126 70M158 18C150-4 92-4 60 14" />
      <path className="l s-accent" d="m71 3-12 11 15 5" />
      <circle className="f-deep c" cx={158} cy={38} r={14} />
      <path className="f-deep c" d="M132 80a26 26 0 0 1 52 0Z" />
    </Vignette>
  )
}

/** The ad is a button, and the button rings. */
export function CallOnly() {
  return (
    <Vignette>
      <path
        className="l s-accent"
        d="M27 26a30 30 0 0 0 0 34M13 16a48 48 0 0 0 0 54M123 26a30 30 0 0 1 0 34M137 16a48 48 0 0 1 0 54"
      />
      <circle className="f-sh" cx={79} cy={47} r={36} />
      <circle className="f-accent c" cx={75} cy={43} r={36} />
      <path
        className="l s-onacc"
        transform="translate(50 18) scale(2.1)"
        d="M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9v3.5a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
      />
    </Vignette>
  )
}

/** A pin on the folded map. */
export function LocalSearch() {
  return (
    <Vignette>
      <path className="f-secs c" d="M10 30L70 20 130 30 190 20V70L130 80 70 70 10 80Z" />
      <path
        className="s-stone2"
        fill="none"
        strokeWidth={6}
        d="M12 60C60 40 110 74 188 46M50 24C54 44 44 60 48 74M150 27V76"
      />
      <path className="d s-edge" d="M70 20V70M130 30V80" />
      <ellipse className="f-sh" cx={104} cy={62} rx={14} ry={4} />
      <path className="f-accent c" d="M102 62C86 42 78 34 78 24a24 24 0 0 1 48 0c0 10-8 18-24 38Z" />
      <path className="f-onacc" d="M92 30V22a10 10 0 0 1 20 0v8h-6v-8a4 4 0 0 0-8 0v8Z" />
    </Vignette>
  )
}

/** Three lines filled in, ready to send. */
export function LeadForm() {
  return (
    <Vignette>
      <rect className="f-sh" x={10} y={10} width={136} height={74} rx={12} />
      <rect className="f-card c" x={4} y={4} width={136} height={76} rx={12} />
      <rect className="f-secs" x={16} y={14} width={112} height={14} rx={5} />
      <rect className="f-secs" x={16} y={34} width={112} height={14} rx={5} />
      <path className="s-mid" strokeWidth={4} strokeLinecap="round" d="M24 21h46M24 41h68" />
      <rect className="f-accent c" x={72} y={56} width={84} height={24} rx={9} />
      <path className="l s-onacc w3" d="M105 68l6 6 11-12" />
      <path className="d s-edge" d="M18 62h40M18 70h26" />
    </Vignette>
  )
}
