import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { Star, Stars } from './star.tsx'

/** Five stars on a band, filled as far as `given`; the last of them only in part. */
export function Rating({ given }: { given: number }) {
  const id = useId()
  const width = 4 + 38 * Math.floor(given) + 36 * (given % 1)
  return (
    <svg className={illustration} viewBox="0 0 196 42" aria-hidden="true">
      <Stars x={22} y={22} step={38} size={18} given={0} rest="l s-onband" />
      <clipPath id={id}>
        <path d={`M0 0H${width}V42H0Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {[22, 60, 98, 136, 174].map((x) => (
          <Star className="f-pane" key={x} x={x} y={22} size={18} />
        ))}
      </g>
    </svg>
  )
}
