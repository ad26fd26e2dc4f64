import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'

/** Three at the counter; over each what the shop remembers: the usual, the birthday, the points. */
export function Regulars() {
  return (
    <svg className={illustration} viewBox="0 0 336 224" aria-hidden="true">
      <Regular
        x={55}
        coat="f-mid"
        skin="#F6DFC8"
        look={
          <>
            <path className="s-stone" strokeWidth={5} d="M-42 202H42M-43 214H43" />
            <path
              className="n"
              fill="#6B3A22"
              d="M-26 136a26 26 0 0 1 52 0c-8-10-20-15-30-15-8 0-16 6-22 15ZM-25 138c4 9 8 10 12 9 8-2 18-2 26 0 4 1 8 0 12-9A25 25 0 0 1-25 138Z"
            />
            <path className="l s-stone" d="M-7 153a9 7 0 0 0 14 0" />
          </>
        }
      >
        <path className="f-stone c" d="M-20-12H12V2A14 14 0 0 1-2 16H-6A14 14 0 0 1-20 2Z" />
        <path className="c" fill="none" d="M12-8c13-1 13 14-1 14" />
        <path className="d" d="M-9-19c-4-5 4-7 0-12M1-19c-4-5 4-7 0-12" />
      </Regular>
      <Regular
        x={168}
        coat="f-accent"
        skin="#9A6244"
        behind={
          <path
            className="f-line n"
            d="M-24 162a14 14 0 0 1-10-22 14 14 0 0 1 4-22 15 15 0 0 1 18-12 15 15 0 0 1 24 0 15 15 0 0 1 18 12 14 14 0 0 1 4 22 14 14 0 0 1-10 22Z"
          />
        }
        look={
          <>
            <path className="f-line" d="M-24 132a26 26 0 0 1 48 0c-14-8-34-8-48 0Z" />
            <circle className="f-pane c" cx={-25} cy={152} r={4} />
            <circle className="f-pane c" cx={25} cy={152} r={4} />
          </>
        }
      >
        <path className="f-pane c" d="M-22-2H22V18H-22Z" />
        <path className="f-disc" d="M-4-2H4V18H-4Z" />
        <path className="f-gate c" d="M-26-10H26V0H-26Z" />
        <path className="l s-accent" d="M0-11c-17 0-17-15-7-14 5 1 7 8 7 14 0-6 2-13 7-14 10-1 10 14-7 14Z" />
      </Regular>
      <Regular
        x={281}
        coat="f-deep"
        skin="#D9A47C"
        look={
          <>
            <path
              className="f-stone c"
              d="M-28 168V138a28 28 0 0 1 56 0v30H20V140c-14 0-26-6-32-14-2 8-6 12-8 14v28Z"
            />
            <path
              className="l s-line"
              d="M-16 143a7 7 0 0 0 14 0 7 7 0 0 0-14 0ZM2 143a7 7 0 0 0 14 0 7 7 0 0 0-14 0ZM-2 143H2"
            />
            <path className="f-disc c" d="M-19 172H19V184H-19ZM4 184H18V212H4Z" />
          </>
        }
      >
        <path
          className="f-pane c"
          d="M-24 4H-4V16H-24ZM-24-8H-4V4H-24ZM2 4H22V16H2ZM2-8H22V4H2ZM2-20H22V-8H2Z"
        />
      </Regular>
    </svg>
  )
}

type RegularProps = {
  x: number
  coat: string
  skin: string
  /** Hair that stands out behind the head. */
  behind?: ReactNode
  /** Hair and what is worn. */
  look: ReactNode
  children: ReactNode
}

function Regular({ x, coat, skin, behind, look, children }: RegularProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      {behind}
      <path className="c s-line" fill={skin} d="M-9 156H9V184H-9Z" />
      <path
        className={`${coat} c`}
        d="M-46 224V210A36 36 0 0 1-14 174L0 188 14 174A36 36 0 0 1 46 210V224Z"
      />
      <circle className="c s-line" fill={skin} cx={0} cy={140} r={25} />
      <path className="l s-line" d="M-9 142v1M9 142v1M-7 153a9 7 0 0 0 14 0" />
      {look}
      <path
        className="f-card c"
        d="M-50 16A14 14 0 0 1-36 2H36A14 14 0 0 1 50 16V74A14 14 0 0 1 36 88H10L0 102-10 88H-36A14 14 0 0 1-50 74Z"
      />
      <g transform="translate(0 46)">{children}</g>
    </g>
  )
}
