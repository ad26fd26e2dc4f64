import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './send-panel.css.ts'

const room = 'M210 238V170a150 150 0 0 1 300 0v68Z'

/** Beyond the sixth arch: the brief, all ticked, before the person who reads it. */
export function ReaderScene({ words }: { words: { readonly brief: string } }) {
  const clip = useId()
  return (
    <svg className={`${illustration} ${styles.scene}`} viewBox="0 0 560 256" aria-hidden="true">
      <path className="f-far" d="M-1400 238H1400V300H-1400Z" />
      <clipPath id={clip}>
        <path d={room} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="f-sky" d="M200 10h320v230H200Z" />
        <path className="f-sky2" d="m385 64-56 150h162L435 64Z" />
        <path className="f-far" d="M200 214h320v30H200Z" />
      </g>
      <path className="c f-none" d={room} />
      <path className="l" d="M410 29v11" />
      <path className="f-pane" d="M398 62a12 10 0 0 0 24 0Z" />
      <path className="f-disc c" d="M383 64a27 25 0 0 1 54 0Z" />
      <Reader />
      <g transform="rotate(-4 350 172)">
        <rect className="f-stone c" x={304} y={80} width={80} height={92} rx={5} />
        <text className={`t-disp ${styles.onPaper}`} x={314} y={105} fontSize={21}>
          {words.brief}
        </text>
        {[40, 30, 36].map((width, index) => (
          <g key={width} transform={`translate(314 ${115 + index * 18})`}>
            <rect className={styles.box} width={13} height={13} rx={3} />
            <path className={`l ${styles.tick}`} d="m3 6.5 3 3 5-6" />
            <path className="d s-line" d={`M20 7h${width}`} />
          </g>
        ))}
      </g>
      <Desk />
      <path className="flow" d="M72 148C92 62 222 52 300 118" />
      <g transform="translate(146 84) rotate(-16)">
        <rect className="f-pane c" x={-20} y={-14} width={40} height={28} rx={4} />
        <path className="c s-line" fill="none" d="M-19-12 0 3l19-15" />
      </g>
      <path className="f-card c" d="M36 238v-48a36 36 0 0 1 72 0v48Z" />
      <circle className="f-sec" cx={72} cy={186} r={13} />
      <path className="l s-card" d="m66 186 4 5 8-9" />
      <text className="t-disp" x={72} y={228} fontSize={30} textAnchor="middle">
        6
      </text>
      <path className="g" d="M-1400 238H1400" />
    </svg>
  )
}

function Desk() {
  return (
    <>
      <path className="l w4" d="M246 182v54M384 182v54" />
      <path className="f-stone2 c" d="M230 172h184v10H230Z" />
      <path className="d" d="M257 144c-5-6 5-9 0-15" />
      <path className="c f-none" d="M270 154c10-2 10 12-2 12" />
      <path className="f-stone c" d="M244 151h26v11a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10Z" />
    </>
  )
}

/** Seated, with a hand on the sheet. */
function Reader() {
  return (
    <>
      <path className="l w3" d="M434 206v30M476 206v30" />
      <path className="f-mid c" d="M428 198h44v-74a6 6 0 0 1 12 0v76a8 8 0 0 1-8 8h-48Z" />
      <path className="f-deep c" d="M466 178h-58a12 12 0 0 0-12 12v46h18v-36h52Z" />
      <path className="f-disc c" d="M430 198c-4-26-4-50 4-62a18 18 0 0 1 32 4c6 18 4 40 2 58Z" />
      <path className="f-stone2 c" d="M438 126v-16h16v16a8 8 0 0 1-16 0Z" />
      <circle className="f-stone2 c" cx={442} cy={103} r={17} />
      <path
        className="f-line c"
        d="M424 98c0-12 9-18 20-17 13 1 20 12 16 25l-5 9c-4-1-5-6-5-11-3-4-6-6-10-7-6 2-11 2-16 1Z"
      />
      <circle className="f-stone2 c" cx={388} cy={157} r={7} />
      <path className="f-disc c" d="M440 136c-10 12-26 16-48 14l-2 13c32 6 56-2 66-18Z" />
    </>
  )
}
