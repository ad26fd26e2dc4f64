import { upTo } from './breakpoints.ts'
import { vars } from './contract.css.ts'

const { color, radius, space } = vars

/** Style fragments to spread into a `style()`, so that the rules stay where they are used. */

/** The page's twelve columns; each use sets its own gaps. */
export const twelveColumns = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } as const
export const twelveGapped = { ...twelveColumns, columnGap: space.gap } as const
export const wholeWhenMedium = { [upTo.medium]: { gridColumn: '1 / -1' } } as const
/** Items side by side, centred across the row. */
export const centredRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const
export const wrappedRow = (gap: string) => ({ ...centredRow(gap), flexWrap: 'wrap' }) as const
export const inlineRow = (gap: string) => ({ ...centredRow(gap), display: 'inline-flex' }) as const
export const framedCard = {
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
} as const
export const quietText = { color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 } as const
/** A button without a look of its own. */
export const bare = { border: 0, background: 'none', cursor: 'pointer' } as const
/** Only screen readers notice it. */
export const forReaders = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
/** Equal columns: the number of them on wide, medium and narrow screens. */
export const columnsOf = (wide: number, medium = wide, narrow = medium) => {
  const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
  return {
    display: 'grid',
    ...columns(wide),
    '@media': { [upTo.medium]: columns(medium), [upTo.narrow]: columns(narrow) },
  } as const
}
