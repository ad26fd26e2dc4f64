import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { ring } from '#renderer/ui/studio/shared.css.ts'

const { color, font, space } = vars

export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
/** What came of a plain form. */
export const notice = style({
  display: 'flex',
  gap: '.6rem',
  padding: '.75rem 1rem',
  border: '1px solid',
  borderRadius: 12,
})
export const noticeDone = style({
  borderColor: color.second,
  background: color.secondSoft,
  color: color.onSecondSoft,
})
export const noticeError = style({ borderColor: color.critical, background: color.criticalSoft })
/** The accent has no contrast on a notice. */
export const noticeLink = style({ color: 'inherit', fontWeight: 600, textUnderlineOffset: '.22em' })
export const noticeIcon = style({ flex: 'none', width: '1.25rem', height: '1.25rem', marginTop: '.1em' })

/** Takes no room until it speaks. */
export const changed = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** Below the sessions: the others of them, and the end of all of them. */
export const sessionsEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s2,
})
globalStyle(`${sessionsEnd} > form:only-child`, { marginInlineStart: 'auto' })
globalStyle(`${sessionsEnd} > details[open]`, { flexBasis: '100%' })
/** A part that opens, by a summary that looks like a button. */
export const more = style({})
globalStyle(`${more} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${more}[open] > summary`, { marginBottom: space.s5 })
/** Without a border it begins where its text does. */
export const moreLink = style({ marginInlineStart: '-.7rem' })
/** Whose page this is. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  paddingTop: space.s4,
  '@media': { [upTo.phone]: { paddingTop: 0 } },
})
export const face = style({ gridRow: '1 / 3', '@media': { [upTo.phone]: { alignSelf: 'start' } } })
globalStyle(`${face} > span`, {
  width: '4rem',
  height: '4.5rem',
  fontSize: '1.5rem',
  boxShadow: ring,
  '@media': { [upTo.phone]: { width: '3rem', height: '3.5rem', fontSize: '1.125rem' } },
})
globalStyle(`${head} > h1`, { alignSelf: 'end', '@media': { [upTo.phone]: { alignSelf: 'center' } } })
export const lead = style({
  alignSelf: 'start',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridColumn: '2 / -1' } },
})
export const signOut = style({
  gridArea: '1 / 3 / 3',
  '@media': { [upTo.phone]: { gridRow: '1', marginBottom: space.s2 } },
})
/** In the place of passkeys: how one would get in. */
export const none = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.s3,
  position: 'relative',
  minHeight: '12.25rem',
  padding: `0 60% 0 ${space.s8}`,
  borderRadius: 16,
  background: color.secondSoft,
  overflow: 'clip',
  '@media': { [upTo.narrow]: { padding: `${space.s5} ${space.s4} 0` } },
})
// Its ground is the lower edge of the panel
globalStyle(`${none} > svg`, {
  '@media': {
    [above.narrow]: { position: 'absolute', insetInlineEnd: space.s4, bottom: 0, width: 'min(34rem, 58%)' },
    [upTo.narrow]: {
      order: 1,
      width: `calc(100% + 2 * ${space.s4})`,
      marginInline: `calc(-1 * ${space.s4})`,
    },
  },
})
export const noneWords = style({ font: `680 1.5rem/1.2 ${font.display}` })
/** What opens the form: the password, which nobody can read, and the words. */
export const opener = style({
  display: 'grid',
  gap: '.75rem',
  justifyItems: 'start',
  listStyle: 'none',
  cursor: 'pointer',
})
export const secret = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  width: '100%',
  minHeight: '3rem',
  paddingInline: '.875rem',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.sunk,
  color: color.inkMuted,
})
export const dots = style({
  height: '.5rem',
  width: '9rem',
  maxWidth: '100%',
  background: `radial-gradient(circle at 4px 4px, ${color.lineStrong} 3px, transparent 3.5px) 0 0 / .75rem .5rem space`,
})
/** The card takes its place among the others. */
export const shortcuts = style({ display: 'contents' })
export const onward = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '2.75rem',
  justifySelf: 'start',
  fontWeight: 640,
  textUnderlineOffset: '.22em',
})
/** Its words end at the inner margin. */
export const end = style({ marginInlineEnd: '-.7rem' })
/** Across the page: the device, then when and how, then the way out. */
export const sessions = style({})
globalStyle(`${sessions} > li`, {
  '@media': {
    [above.phone]: { gridTemplateColumns: '2.5rem minmax(0, 2fr) minmax(0, 3fr) minmax(7rem, auto)' },
  },
})
globalStyle(`${sessions} > li > :nth-child(n + 2)`, {
  '@media': { [above.phone]: { gridRow: '1 / 3', gridColumn: 'auto', alignSelf: 'center' } },
})
