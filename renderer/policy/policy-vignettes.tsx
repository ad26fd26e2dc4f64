import { outlined } from '../ui/illustration.css.ts'

/** A jar without a cookie in it, its lid beside it. Decoration. */
export function EmptyJar() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path
        className="f-stone c"
        d="M46 14H118V24Q134 30 134 46V94a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16V46Q30 30 46 24Z"
      />
      <path className="c s-line" d="M46 24H118" />
      <path className="f-mid c s-line" d="M50 52H114V88H50Z" />
      <circle className="f-pane c s-line" cx={82} cy={70} r={12} />
      <path className="l s-line" d="M62 86 102 54" />
      <path className="f-accent c" d="M146 110V100H194V110ZM158 100a12 12 0 0 1 24 0Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A glass whose sand runs, and the day on which it has run. Decoration. */
export function SandGlass() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path
        className="f-stone c"
        d="M38 14H98C98 42 76 48 76 60S98 78 98 104H38C38 78 60 72 60 60S38 42 38 14Z"
      />
      <path
        className="f-pane"
        d="M50 32H86C82 46 70 48 68 58C66 48 54 46 50 32ZM42 103C46 84 60 86 68 80C76 86 90 84 94 103Z"
      />
      <path className="l s-line" d="M68 56V80" />
      <path className="f-mid c" d="M30 6H106V16H30ZM30 102H106V111H30Z" />
      <path className="f-stone c" d="M132 44H194V110H132Z" />
      <path className="f-accent c" d="M132 44H194V60H132Z" />
      <path className="l s-line" d="M132 60H194" />
      <path className="l" d="M148 36V44M178 36V44" />
      <path className="l s-line w3" d="m152 86 8 8 14-16" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A cabinet under lock, and its key. Decoration. */
export function LockedCabinet() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path className="f-mid c" d="M20 110V54a44 44 0 0 1 88 0v56Z" />
      <path className="l" d="M20 66H108" />
      <rect className="f-pane c s-line" x={48} y={76} width={32} height={24} rx={4} />
      <path className="l" d="M55 76V70a9 9 0 0 1 18 0v6" />
      <path className="l s-line" d="M64 84V92" />
      <circle className="f-accent c" cx={142} cy={96} r={14} />
      <circle className="f-stone c s-line" cx={142} cy={96} r={5} />
      <path className="f-accent c" d="M156 92H202V110H192V100H184V106H176V100H156Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A calendar's sheet and a letter. Decoration. */
export function LetterAndCalendar() {
  return (
    <svg className={outlined} viewBox="0 0 208 100" aria-hidden="true">
      <path className="f-stone c" d="M4 14H84V99H4Z" />
      <path className="f-accent c" d="M4 14H84V36H4Z" />
      <path className="l" d="M24 4V14M64 4V14" />
      <path className="l s-line" d="M4 36H84M18 52H70M18 68H70M18 84H48" />
      <path className="f-pane c" d="M108 40H204V99H108Z" />
      <path className="c s-line" fill="none" d="M108 40L156 76L204 40" />
      <path className="g" d="M0 99H208" />
    </svg>
  )
}

/** A form of a few lines, and the tag of the package that it is about. Decoration. */
export function EnquiryForm() {
  return (
    <svg className={outlined} viewBox="0 0 120 112" aria-hidden="true">
      <path className="f-stone c" d="M10 112V20H86V112Z" />
      <path className="l s-line" d="M24 40H56M24 58H72M24 76H72M24 94H52" />
      <path className="f-accent c" d="M66 6H98L114 20L98 34H66Z" />
      <circle className="f-stone" cx={98} cy={20} r={4} />
    </svg>
  )
}

/** A question. Decoration. */
export function QuestionForm() {
  return (
    <svg className={outlined} viewBox="0 0 120 112" aria-hidden="true">
      <path
        className="f-pane c"
        d="M6 34A14 14 0 0 1 20 20H92A14 14 0 0 1 106 34V74A14 14 0 0 1 92 88H48L24 112V88H20A14 14 0 0 1 6 74Z"
      />
      <path className="l s-line w4" d="M46 44a10.5 10.5 0 1 1 15 9.5q-5 2.5-5 8" />
      <circle className="f-line" cx={56} cy={72} r={3} />
    </svg>
  )
}

/** A long form with its files in a folder behind it. Decoration. */
export function BriefForm() {
  return (
    <svg className={outlined} viewBox="0 0 120 112" aria-hidden="true">
      <path className="f-mid c" d="M40 112V34H70L78 44H116V112Z" />
      <path className="f-stone c" d="M8 112V8H82V112Z" />
      <path className="l s-line" d="M44 26H68M22 46H68M22 62H68M22 78H68M22 94H54" />
      <path className="f-accent c s-line" d="M20 30V8a7 7 0 0 1 14 0v26a3.5 3.5 0 0 1-7 0V12h-3v18Z" />
    </svg>
  )
}

/** A letter under a glass bell: kept, and not for sale. Decoration. */
export function KeptLetter() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path className="c" fill="none" d="M20 96V64a54 54 0 0 1 108 0V96" />
      <circle className="f-accent c" cx={74} cy={6} r={5} />
      <path className="f-stone c" d="M40 52H108V96H40Z" />
      <path className="c s-line" fill="none" d="M40 52L74 78L108 52" />
      <path className="l" d="M31 62A43 43 0 0 1 46 34" />
      <path className="f-mid c" d="M8 96H140V110H8Z" />
      <path className="f-accent c" d="M160 110V84H200V110Z" />
      <circle className="f-stone c s-line" cx={180} cy={97} r={5} />
      <path className="l" d="M168 84V78a12 12 0 0 1 24 0v6" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** An offer that waits for its signature, and a pen in its inkwell. Decoration. */
export function OfferAndPen() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path className="f-stone c" d="M14 110V10H100V110Z" />
      <path className="f-mid" d="M28 42V32a12 12 0 0 1 24 0v10h-7V32a5 5 0 0 0-10 0v10Z" />
      <path className="l s-line" d="M62 28H86M62 38H80M28 56H86M28 68H70" />
      <path className="l s-clay w3" d="M28 94q6-16 12-2t12-4 12 4h8" />
      <path className="f-accent c" d="M160 62L186 4L196 8L172 66Z" />
      <path className="f-mid c" d="M140 72H190L198 110H132Z" />
      <path className="f-stone2 c" d="M146 60H184V72H146Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** A folded map whose pin is not set yet. Decoration. */
export function UnloadedMap() {
  return (
    <svg className={outlined} viewBox="0 0 208 112" aria-hidden="true">
      <path className="f-stone c" d="M8 70L54 60V100L8 110ZM100 70L146 60V100L100 110Z" />
      <path className="f-stone2 c" d="M54 60L100 70V110L54 100Z" />
      <path className="f-mid" d="M9 88L53 76V88L9 102ZM101 84L145 70V82L101 98Z" />
      <path className="l s-line" d="M54 60V100M100 70V110" />
      <path
        className="l s-accent w3"
        strokeDasharray="2 7"
        d="M77 60C63 42 55 34 55 24a22 22 0 0 1 44 0C99 34 91 42 77 60Z"
      />
      <path className="f-accent c" d="M162 92H200a5 5 0 0 1 5 5V110H157V97a5 5 0 0 1 5-5Z" />
      <path className="f-stone c" d="M170 92V84H192V92Z" />
      <path className="g" d="M0 111H208" />
    </svg>
  )
}

/** Strokes on a slate: a count, and nobody's name. Decoration. */
export function TallySlate() {
  return (
    <svg className={outlined} viewBox="0 0 208 204" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <path className="f-stone2 c" d="M99 2H109V16H99ZM44 122H54L38 202H28ZM154 122H164L180 202H170Z" />
      <path className="f-stone2 c" d="M14 14H194V126H14Z" />
      <path className="f-deep c" d="M25 25H183V115H25Z" />
      <path
        className="l s-stone w4"
        d="M48 44V96M64 44V96M80 44V96M96 44V96M40 88L104 52M128 44V96M144 44V96M160 44V96"
      />
      <path className="f-stone2 c" d="M8 126H200V136H8Z" />
      <path className="f-accent c" d="M84 170H124V202H84Z" />
      <path className="l s-onacc" d="M92 180H116" />
      <path className="g" d="M0 203H208" />
    </svg>
  )
}

/** What is kept and a copy of it, and the pencil that corrects it. Decoration. */
export function CorrectedCopy() {
  return (
    <svg className={outlined} viewBox="0 0 208 196" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <path className="f-pane c" d="M58 168V6H164V168Z" />
      <path className="f-stone c" d="M16 194V34H128V194Z" />
      <path className="l s-line" d="M34 60H110M34 84H110M34 108H78M34 132H110M34 156H110M34 178H72" />
      <path className="l s-line w4" d="M86 108H110" />
      <g transform="translate(118 116) rotate(-32)">
        <path className="f-accent c" d="M18-8H88V8H18Z" />
        <path className="f-stone2 c s-line" d="M0 0L18-8V8Z" />
        <path className="f-mid c" d="M88-8H101V8H88Z" />
      </g>
      <path className="f-accent c" d="M146 178H196V194H146Z" />
      <path className="f-mid c" d="M152 162H190V178H152Z" />
      <path className="g" d="M0 195H208" />
    </svg>
  )
}
