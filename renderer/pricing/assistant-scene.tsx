import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '../ui/illustration.css.ts'

/** The phone that answers in two languages. */
export function AssistantScene({ words }: { words: Translation<typeof pricingText>['addOns']['greetings'] }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 380 310"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path d="M50 310V152A140 140 0 0 1 330 152V310Z" fill="#fff" opacity={0.07} />
      <path className="f-line" d="M128 310V70a22 22 0 0 1 22-22h80a22 22 0 0 1 22 22V310Z" />
      <path className="f-card" d="M135 310V71a16 16 0 0 1 16-16H229a16 16 0 0 1 16 16V310Z" />
      <rect className="f-line" x={168} y={63} width={44} height={10} rx={5} />
      <g transform="translate(0 12)">
        <rect className="f-accent" x={149} y={131} width={4.6} height={14} rx={2.3} />
        <rect className="f-accent" x={158.4} y={123} width={4.6} height={30} rx={2.3} />
        <rect className="f-accent" x={167.8} y={113} width={4.6} height={50} rx={2.3} />
        <rect className="f-accent" x={177.2} y={125} width={4.6} height={26} rx={2.3} />
        <rect className="f-accent" x={186.6} y={107} width={4.6} height={62} rx={2.3} />
        <rect className="f-accent" x={196} y={118} width={4.6} height={40} rx={2.3} />
        <rect className="f-accent" x={205.4} y={129} width={4.6} height={18} rx={2.3} />
        <rect className="f-accent" x={214.8} y={121} width={4.6} height={34} rx={2.3} />
        <rect className="f-accent" x={224.2} y={132} width={4.6} height={12} rx={2.3} />
      </g>
      <circle className="f-sec" cx={190} cy={260} r={24} />
      <g transform="translate(177 247) scale(1.08)">
        <path
          className="l s-card"
          fill="none"
          d="M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
        />
      </g>
      <path
        className="f-card c"
        d="M22 112a14 14 0 0 1 14-14h94a14 14 0 0 1 14 14v40H36a14 14 0 0 1-14-14Z"
      />
      <text x={83} y={131} fontSize={17} textAnchor="middle">
        {words[0]}
      </text>
      <path
        className="f-disc c"
        d="M264 200a14 14 0 0 1 14-14h66a14 14 0 0 1 14 14v40H278a14 14 0 0 1-14-14Z"
      />
      <text x={311} y={219} fontSize={17} textAnchor="middle" className="t-onacc">
        {words[1]}
      </text>
    </svg>
  )
}
