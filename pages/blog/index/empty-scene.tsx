import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'

/** A writing desk under the arch, the page still blank. */
export function EmptyScene() {
  const id = useId()
  return (
    <svg className={illustration} viewBox="0 0 480 421" aria-hidden="true">
      <clipPath id={id}>
        <path d="M40 420V180A160 160 0 0 1 360 180V420Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-secs" width={480} height={430} />
        <circle className="f-disc" cx={252} cy={150} r={52} />
        <path className="f-far" d="M30 300c80-50 130-40 180-8s90 6 160-22v170H30Z" />
        <path className="f-mid" d="M30 346c70-30 170-22 340 6v90H30Z" />
      </g>
      <path className="f-deep" d="M88 260C105.36 302.56 104.8 360.8 88 372C71.2 360.8 70.64 302.56 88 260Z" />
      <path className="f-deep" d="M112 306C124.4 333.36 124 370.8 112 378C100 370.8 99.6 333.36 112 306Z" />
      <path className="c" fill="none" d="M40 420V180A160 160 0 0 1 360 180V420Z" />
      <path className="c" d="M200 20V420M40 190H360" />
      <g transform="rotate(4 300 300)">
        <path className="f-sh" d="M226 206h150v190H226Z" />
        <path
          className="f-card c"
          d="M214 208a12 12 0 0 1 12-12h96l40 40v144a12 12 0 0 1-12 12H226a12 12 0 0 1-12-12Z"
        />
        <path className="f-soft c" d="M322 196l40 40h-28a12 12 0 0 1-12-12Z" />
        <rect className="f-accent" x={236} y={238} width={5} height={26} rx={2} />
        <path className="d s-edge" d="M236 290H340M236 316H340M236 342H300" />
      </g>
      <rect className="f-deep c" x={176} y={396} width={220} height={24} rx={4} />
      <path className="c" d="M206 396v24" />
      <rect className="f-disc c" x={196} y={376} width={176} height={20} rx={4} />
      <path className="c" d="M340 376v20" />
      <g transform="translate(392 300) rotate(24)">
        <path className="f-pane c" d="M-8 0H8v84L0 104-8 84Z" />
        <path className="f-accent c" d="M-8-16H8V0H-8Z" />
      </g>
      <g transform="translate(52 346)">
        <path className="f-card c" d="M0 18h50v40a16 16 0 0 1-16 16H16A16 16 0 0 1 0 58Z" />
        <path className="c" fill="none" d="M50 28h8a10 10 0 0 1 0 22h-8" />
        <path className="f-disc" d="M1 34h48v12H1z" />
        <path className="d" d="M16 8c-7-9 7-14 0-25M34 8c-7-9 7-14 0-25" />
      </g>
    </svg>
  )
}
