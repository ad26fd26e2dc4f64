import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'

const star = 'M0-20L5.6-7.7 19-6.2 9.1 2.9 11.8 16.2 0 9.6-11.8 16.2-9.1 2.9-19-6.2-5.6-7.7Z'

const Stars = ({ className }: { className: string }) =>
  [22, 60, 98, 136, 174].map((x) => (
    <path className={className} key={x} transform={`translate(${x} 22) scale(.9)`} d={star} />
  ))

/** Five stars on a band, filled up to `given`; the last one may be filled in part. */
export function Rating({ given }: { given: number }) {
  const id = useId()
  const width = 4 + 38 * Math.floor(given) + 36 * (given % 1)
  return (
    <svg className={illustration} viewBox="0 0 196 42" aria-hidden="true">
      <Stars className="l s-onband" />
      <clipPath id={id}>
        <path d={`M0 0H${width}V42H0Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Stars className="f-pane" />
      </g>
    </svg>
  )
}
