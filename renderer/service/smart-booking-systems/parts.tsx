const paths = {
  phone:
    'M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  chat: 'M4 11.5A7.5 7.5 0 0 1 11.5 4h1a7.5 7.5 0 0 1 0 15H5l1.2-2.6A7.4 7.4 0 0 1 4 11.5Z',
  globe:
    'M3.5 12a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0h17M12 3.5c3 2.6 3.8 5.3 3.8 8.5s-.8 5.9-3.8 8.5c-3-2.6-3.8-5.3-3.8-8.5S9 6.1 12 3.5Z',
  message:
    'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM8 10h8M8 14h5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0',
}

type GlyphProps = { name: keyof typeof paths; at: string; stroke?: string }

/** A small sign, 24 units wide, at a place such as `20 30` or `20 30) scale(1.2`. */
export function Glyph({ name, at, stroke = '' }: GlyphProps) {
  return <path className={`l ${stroke}`} transform={`translate(${at})`} d={paths[name]} />
}

type BookedProps = { x: number; y: number; width: number; height: number }

/** A slot that somebody holds already. */
export function Booked({ x, y, width, height }: BookedProps) {
  const top = y + Math.min(14, height / 4)
  return (
    <>
      <rect className="f-secs n" x={x} y={y} width={width} height={height} rx={9} />
      <path className="s-mid" strokeWidth={6} strokeLinecap="round" d={`M${x + 3} ${y + 4}v${height - 8}`} />
      <path
        className="s-mid"
        strokeWidth={7}
        d={`M${x + 16} ${top + 3.5}h${width - 30}M${x + 16} ${top + 17.5}h24`}
      />
    </>
  )
}
