type StarProps = { className: string; x: number; y: number; size?: number; turned?: number }

/** A star of the given radius; `turned` narrows it, as if it turned about its upright axis. */
export function Star({ className, x, y, size = 20, turned = 1 }: StarProps) {
  const scale = size / 20
  return (
    <path
      className={className}
      transform={`translate(${x} ${y}) scale(${scale * turned} ${scale})`}
      d="M0-20L5.6-7.7 19-6.2 9.1 2.9 11.8 16.2 0 9.6-11.8 16.2-9.1 2.9-19-6.2-5.6-7.7Z"
    />
  )
}

type StarsProps = {
  x: number
  y: number
  step: number
  size: number
  given?: number
  className?: string
  /** How a star looks that is not given. */
  rest?: string
}

/** Five stars in a row, of which so many are given. */
export function Stars({
  x,
  y,
  step,
  size,
  given = 5,
  className = 'f-accent c',
  rest = 'f-soft',
}: StarsProps) {
  return [0, 1, 2, 3, 4].map((index) => (
    <Star className={index < given ? className : rest} key={index} x={x + step * index} y={y} size={size} />
  ))
}
