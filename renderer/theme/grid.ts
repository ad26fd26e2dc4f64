import { upTo } from './breakpoints.ts'

/** Pieces of styles, spread into a `style()`: the rules stay where they are used. */

/** The page's twelve columns; each use has its own gaps. */
export const twelveColumns = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } as const
/** Up to medium widths, across all columns. */
export const wholeWhenMedium = { [upTo.medium]: { gridColumn: '1 / -1' } } as const
/** Equal columns: how many there are, up to medium widths and up to narrow ones. */
export const columnsOf = (wide: number, medium = wide, narrow = medium) => {
  const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
  return {
    display: 'grid',
    ...columns(wide),
    '@media': { [upTo.medium]: columns(medium), [upTo.narrow]: columns(narrow) },
  } as const
}
