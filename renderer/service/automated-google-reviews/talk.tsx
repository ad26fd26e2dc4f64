import { Star, Stars } from './star.tsx'
import { Visitor } from './visitor.tsx'

const people = [
  { x: 40, coat: 'f-deep', scarf: 'f-accent', hair: 'hat', says: 'stars' },
  { x: 176, coat: 'f-stone', scarf: 'f-disc', hair: 'bare', says: undefined },
  { x: 262, coat: 'f-pane', scarf: 'f-accent', hair: 'hat', says: 'star' },
  { x: 452, coat: 'f-disc', scarf: 'f-pane', hair: 'bare', says: undefined },
  { x: 540, coat: 'f-mid', scarf: 'f-accent', hair: 'hat', says: 'stars' },
  { x: 712, coat: 'f-stone', scarf: 'f-disc', hair: 'bare', says: undefined },
  { x: 782, coat: 'f-deep', scarf: 'f-pane', hair: 'hat', says: undefined },
  { x: 950, coat: 'f-disc', scarf: 'f-pane', hair: 'bare', says: 'reply' },
  { x: 1096, coat: 'f-pane', scarf: 'f-accent', hair: 'hat', says: undefined },
] as const

/** Those who were there tell of it, all along the street. In the units of a thumbnail. */
export const talk = (
  <g transform="translate(-245.600 29.600) scale(.6)">
    {people.map(({ x, coat, scarf, hair, says }, index) => (
      <g key={x} transform={`translate(${x} 149)`}>
        <g transform="scale(.8) translate(0 -299)">
          <Visitor x={0} scarf={scarf} coat={coat}>
            {hair === 'hat' ? (
              <path className="f-stone2 c" d="M-15-119a15 16 0 0 1 30 0c0 8-30 8-30 0Z" />
            ) : (
              <path className="c" fill="#6B3A22" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
            )}
          </Visitor>
        </g>
        {says && (
          <g transform={`translate(${index % 2 ? -126 : 22} -160)`}>
            <path
              className={says === 'reply' ? 'f-gate c' : 'f-card c'}
              d={
                index % 2
                  ? 'M0 12A12 12 0 0 1 12 0H92a12 12 0 0 1 12 12V30a12 12 0 0 1-12 12h-4l12 18-30-18H12A12 12 0 0 1 0 30Z'
                  : 'M0 12A12 12 0 0 1 12 0H92a12 12 0 0 1 12 12V30a12 12 0 0 1-12 12H34L4 60l12-18h-4A12 12 0 0 1 0 30Z'
              }
            />
            {says === 'stars' ? (
              <Stars x={18} y={21} step={17} size={7.5} className="f-accent" />
            ) : says === 'star' ? (
              <Star className="f-pane c" x={52} y={21} size={14} />
            ) : (
              <path className="s-stone" strokeWidth={5} strokeLinecap="round" d="M16 16h72M16 28h44" />
            )}
          </g>
        )}
      </g>
    ))}
  </g>
)
