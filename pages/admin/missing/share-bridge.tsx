import { illustration } from '#renderer/ui/illustration.css.ts'

const bays = 6
const width = 17
const bay = (at: number) => `M${2 + at * width} 22V7H${2 + (at + 1) * width}V22h-3V18a5.5 5.5 0 0 0-11 0v4Z`

/** How often an address was asked for, as a part of the longest bridge of the list; one bay at least. */
export function ShareBridge({ share }: { share: number }) {
  const built = Math.max(1, Math.round(share * bays))
  return (
    <svg className={illustration} viewBox="0 0 106 24" aria-hidden="true">
      {Array.from({ length: bays }, (_, at) =>
        at < built ? <path className="f-mid c" key={bay(at)} d={bay(at)} /> : null,
      )}
      {built < bays && (
        <path className="c" fill="none" strokeDasharray="3 4" d={`M${4 + built * width} 7H104`} />
      )}
      <path className="g" d="M1 22H105" />
    </svg>
  )
}
