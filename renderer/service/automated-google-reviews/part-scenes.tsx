import { illustration } from '../../ui/illustration.css.ts'
import type { Words } from './opening.tsx'
import { Stars } from './star.tsx'
import { Visitor } from './visitor.tsx'

/** Coat on, on the way home, and a message: everyone gets the same one. */
export function AskingScene({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 560 300" aria-hidden="true">
      <path className="f-disc" opacity={0.85} d="M60 299V166a106 106 0 0 1 212 0V299Z" />
      <path className="f-stone2 c" d="M86 299V172a80 80 0 0 1 160 0V299Z" />
      <path className="f-pane" d="M100 299V172a66 66 0 0 1 132 0V299Z" />
      <path className="f-gate c" d="M100 299V172a66 66 0 0 1 66-66V299Z" />
      <circle className="f-pane" cx={152} cy={218} r={5} />
      <path className="g" d="M-900 299H1500" />
      <Visitor x={262} scarf="f-accent" coat="f-deep">
        <path className="c" fill="#6B3A22" d="M-14-118a14 14 0 0 1 28 0c0 12-28 12-28 0Z" />
        <circle className="c" fill="#6B3A22" cy={-138} r={7} />
      </Visitor>
      <Visitor x={202} scarf="f-disc" coat="f-mid">
        <path className="c" fill="#2A1D17" d="M-14-120H14v6c-6 8-22 8-28 0Z" />
        <path className="f-accent c" d="M-16-119a16 17 0 0 1 32 0Z" />
        <circle className="f-stone c" cy={-137} r={5} />
      </Visitor>
      <path className="flow" d="M286 190C290 152 290 128 308 121" />
      <path className="l s-accent" d="m300 116 11 4-6 10" />
      <path className="f-sh" d="M332 44H526a10 10 0 0 1 10 10V298H332Z" />
      <rect className="f-line n" x={318} y={34} width={208} height={264} rx={26} />
      <rect className="f-card" x={326} y={42} width={192} height={248} rx={19} />
      <path
        className="f-secs"
        d="M338 74a14 14 0 0 1 14-14H492a14 14 0 0 1 14 14v92a14 14 0 0 1-14 14H338Z"
      />
      <text x={350} y={92} fontSize={19}>
        {words.thanks}
      </text>
      <text x={350} y={120} fontSize={17}>
        {words.ask}
      </text>
      <Stars x={361} y={150} step={27} size={11} given={0} rest="l s-mid" />
      <rect className="f-accent" x={338} y={194} width={168} height={48} rx={13} />
      <text className="t-onacc" x={422} y={224} fontSize={19} textAnchor="middle">
        {words.write}
      </text>
      <rect className="f-soft" x={338} y={258} width={110} height={8} rx={4} />
    </svg>
  )
}

/** A poor review on the desk, with a draft that waits for its owner. */
export function AnsweringScene({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 560 300" aria-hidden="true">
      <path className="f-mid" opacity={0.3} d="M300 299V150a120 120 0 0 1 240 0V299Z" />
      <path className="g" d="M-900 299H1500" />
      <g transform="rotate(-3 170 120)">
        <rect className="f-sh" x={52} y={44} width={236} height={130} rx={18} />
        <rect className="f-card c" x={44} y={34} width={236} height={130} rx={18} />
        <circle className="f-accs" cx={76} cy={68} r={17} />
        <circle className="f-disc" cx={76} cy={63} r={6} />
        <path className="f-disc" d="M65 79a11 10 0 0 1 22 0Z" />
        <Stars x={120} y={68} step={32} size={13} given={2} />
        <path className="s-soft" strokeWidth={9} strokeLinecap="round" d="M66 108H254M66 132H196" />
      </g>
      <path className="flow" d="M286 92C340 76 376 82 392 112" />
      <path className="l s-accent" d="m382 104 10 10 6-13" />
      <rect className="f-sh" x={240} y={132} width={276} height={140} rx={18} />
      <rect className="f-card c" x={230} y={122} width={276} height={146} rx={18} />
      <rect className="f-pane" x={248} y={138} width={70} height={28} rx={14} />
      <text className="f-line" x={283} y={158} fontSize={17} textAnchor="middle">
        {words.draft}
      </text>
      <text x={248} y={196} fontSize={19}>
        {words.sorry}
      </text>
      <path className="s-soft" strokeWidth={8} strokeLinecap="round" d="M394 190H484" />
      <rect className="c s-edge" fill="none" x={248} y={212} width={116} height={42} rx={11} />
      <text x={306} y={239} fontSize={18} textAnchor="middle">
        {words.change}
      </text>
      <rect className="f-accent" x={374} y={212} width={116} height={42} rx={11} />
      <text className="t-onacc" x={432} y={239} fontSize={18} textAnchor="middle">
        {words.send}
      </text>
      <g transform="translate(96 234)">
        <path className="f-stone2 c" d="M-10 58H70L62 65H-2Z" />
        <path className="c" fill="none" d="M60 14c22-3 22 26-6 26" />
        <path className="f-deep c" d="M-2 6H62V28A30 30 0 0 1 44 58H16A30 30 0 0 1-2 28Z" />
        <path className="d s-edge" d="M22-10c-8-9 8-14 0-26M40-10c-8-9 8-14 0-26" />
      </g>
    </svg>
  )
}
