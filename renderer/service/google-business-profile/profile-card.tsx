import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './anatomy.css.ts'
import { star, type Words } from './opening.tsx'

/** A profile as a searcher meets it; the numbers are those of the notes beside it. */
export function ProfileCard({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 448 726" aria-hidden="true">
      <rect className="f-sh" x={14} y={16} width={420} height={710} rx={24} />
      <rect className="f-card c" x={1} y={1} width={420} height={712} rx={24} />
      <Pictures />
      <text className="t-disp" x={26} y={248} fontSize={33}>
        {words.business}
      </text>
      <text className="t-mut" x={26} y={276} fontSize={19}>
        {words.trade}
      </text>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          className="f-accent"
          key={index}
          transform={`translate(${40 + 35 * index} 310) scale(.76)`}
          d={star}
        />
      ))}
      <path
        className="l s-sec"
        transform="translate(24 340)"
        d="M20.5 12a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5.500l3.500 2"
      />
      <text className="t-sec" x={58} y={359} fontSize={20}>
        {words.open}
      </text>
      <rect className="f-soft" x={172} y={347} width={110} height={10} rx={5} />
      <rect className="f-accent" x={26} y={386} width={96} height={46} rx={12} />
      <text className="t-onacc" x={74} y={416} fontSize={19} textAnchor="middle">
        {words.call}
      </text>
      <rect className="l" x={134} y={386} width={128} height={46} rx={12} />
      <text x={198} y={416} fontSize={19} textAnchor="middle">
        {words.directions}
      </text>
      <rect className="l" x={274} y={386} width={112} height={46} rx={12} />
      <text x={330} y={416} fontSize={19} textAnchor="middle">
        {words.website}
      </text>
      <path className="d s-edge" d="M2 458H420M2 592H420" />
      <path className="f-soft" d="M26 488a14 14 0 0 1 14-14H226a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14H26Z" />
      <text x={44} y={503} fontSize={19}>
        {words.question}
      </text>
      <path
        className="f-secs"
        d="M152 544a14 14 0 0 1 14-14H372a14 14 0 0 1 14 14v32H166a14 14 0 0 1-14-14Z"
      />
      <text x={269} y={560} fontSize={19} textAnchor="middle">
        {words.answer}
      </text>
      <rect className="f-far" x={26} y={614} width={112} height={78} rx={12} />
      <path className="f-mid" d="M26 662c34-26 74-24 112-6v24a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12Z" />
      <circle className="f-disc" cx={106} cy={640} r={13} />
      <text x={156} y={640} fontSize={20}>
        {words.post}
      </text>
      <g className="f-soft">
        <rect x={156} y={656} width={200} height={10} rx={5} />
        <rect x={156} y={676} width={142} height={10} rx={5} />
      </g>
      <path
        className={`l s-edge ${styles.leaders}`}
        d={markers.map((y, index) => `M439 ${y}C500 ${y} 490 ${noteAt(index)} 565 ${noteAt(index)}`).join('')}
      />
      {markers.map((y, index) => (
        <g key={y} transform={`translate(421 ${y})`}>
          <circle className="f-accent c" r={15.5} />
          <text className="t-onacc" y={5.5} fontSize={16} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

const markers = [52, 240, 303, 356, 409, 524, 652]
/** The notes beside the card share its height evenly. */
const noteAt = (index: number) => Math.round(((index + 0.5) * 726) / markers.length)

function Pictures() {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d="M2 200V25A23 23 0 0 1 25 2H397a23 23 0 0 1 23 23V200Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className="f-sky" d="M0 0H262V202H0Z" />
        <circle className="f-sky2" cx={214} cy={52} r={44} />
        <path className="f-far" d="M0 202V92l40-26 40 26V202ZM190 202V80h80V202Z" />
        <path className="f-stone c" d="M66 202V64H198V202Z" />
        <path className="f-stone2 c" d="M58 58H206v10H58Z" />
        <path className="f-gate c" d="M72 108H192v22H72Z" />
        <path
          className="f-pane c"
          d="M82 100V88a12 12 0 0 1 24 0v12ZM120 100V88a12 12 0 0 1 24 0v12ZM158 100V88a12 12 0 0 1 24 0v12Z"
        />
        <path className="f-deep c" d="M144 202V166a20 20 0 0 1 40 0v36Z" />
        <path className="f-sky2 c" d="M78 150h54v44H78Z" />
        <path
          className="f-accent c"
          d="M72 130H192v10a10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0Z"
        />
        <path className="f-deep" d="M268 0H424V98H268Z" />
        <path className="f-pane" d="M300 98V62a22 22 0 0 1 44 0v36Z" />
        <path className="f-stone2" d="M360 74h46v6h-46ZM366 74V56h10v18ZM384 74V48h12v26Z" />
        <path className="f-far" d="M268 104H424V202H268Z" />
        <path
          className="f-card"
          opacity={0.7}
          d="M268 104h50l16 34-66 18ZM334 104h90v30l-76 6ZM268 168l72-18 14 52h-86ZM356 150l68-6v58h-56Z"
        />
        <path
          className="f-accent"
          d="M346 172C332 156 326 148 326 138a20 20 0 0 1 40 0C366 148 360 156 346 172Z"
        />
        <circle className="f-onacc" cx={346} cy={138} r={7} />
      </g>
      <path className="c" d="M2 200H420" />
    </>
  )
}
