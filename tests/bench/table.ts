import { availableParallelism } from 'node:os'

type Row = { what: string; figure: string; goal?: string; met?: boolean }
const rows: Row[] = []

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
export const ms = (value: number): string => `${value.toFixed(1)} ms`
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`
export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en-GB')}/s`
export const inMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`

export function row(what: string, figure: string, goal?: string, met?: boolean): void {
  rows.push({ what, figure, ...(goal !== undefined && { goal }), ...(met !== undefined && { met }) })
  console.error(`  ${what}: ${figure}`)
}

export function printTable(): void {
  console.log(`Node ${process.version}, ${availableParallelism()} processors`)
  const width = Math.max(...rows.map(({ what }) => what.length))
  const figures = Math.max(...rows.map(({ figure }) => figure.length))
  for (const { what, figure, goal = '', met } of rows) {
    const mark = met === undefined ? '' : met ? 'met' : 'NOT MET'
    console.log(`${what.padEnd(width)}  ${figure.padEnd(figures)}  ${goal.padEnd(34)}${mark}`.trimEnd())
  }
}
