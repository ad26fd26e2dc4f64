export type OpeningHours = {
  days: string
  /** As displayed, such as `9:00–18:00`; null = closed. */
  time: string | null
}

export type Bar = OpeningHours & {
  /** Start and length of the open hours, as fractions of the axis; null = closed. */
  open: { start: number; length: number } | null
}

/** The rows as bars on one axis. It spans 8 to 20 o'clock, or more if opening hours lie outside. */
export function hoursOnAxis(rows: readonly OpeningHours[]): { ticks: number[]; bars: Bar[] } {
  const read = rows.map((row) => ({ ...row, hours: hoursOf(row.time) }))
  const known = read.flatMap(({ hours }) => hours ?? [])
  const first = evenHour(Math.min(8, ...known), Math.floor)
  const last = evenHour(Math.max(20, ...known), Math.ceil)
  const part = (hours: number) => hours / (last - first)
  return {
    ticks: Array.from({ length: (last - first) / 2 + 1 }, (_, index) => first + 2 * index),
    bars: read.map(({ days, time, hours }) => ({
      days,
      time,
      open: hours && { start: part(hours[0] - first), length: part(hours[1] - hours[0]) },
    })),
  }
}

const evenHour = (hour: number, round: (value: number) => number) => 2 * round(hour / 2)

function hoursOf(time: string | null): [opens: number, closes: number] | null {
  const found = /^(\d+):(\d+)\D+(\d+):(\d+)$/.exec(time ?? '')
  if (!found) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number)
  return [fromHour + fromMinute / 60, toHour + toMinute / 60]
}
