import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { light } from './values.ts'

/** What every page needs on paper; a component adds what it alone needs in its own sheet. */

const { color, space } = vars
const { ink, inkMuted, line } = light.color

globalStyle(':root', {
  '@media': {
    print: {
      fontSize: '81.25%',
      // Light letters on a dark ground would stand on white paper: browsers leave grounds out unless told otherwise
      printColorAdjust: 'exact',
      vars: {
        [color.paper]: '#FFFFFF',
        [color.band]: '#FFFFFF',
        [color.onBand]: ink,
        [color.onBandMuted]: inkMuted,
        [color.bandLine]: line,
        [color.footer]: '#FFFFFF',
        [color.onFooter]: ink,
        [color.onFooterMuted]: inkMuted,
        [color.footerLine]: line,
        [space.section]: '2rem',
        [space.gutter]: '1rem',
      },
    },
  },
})

globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('p, li, dd', { '@media': { print: { orphans: 3, widows: 3 } } })
globalStyle('li, figure, blockquote, details, table, img, svg', {
  '@media': { print: { breakInside: 'avoid' } },
})
// Where a link of a text leads that one reads on paper; on this site's own pages the head of the paper says where they are
globalStyle('main :is(p, li, dd) a[href^="http"]::after', {
  '@media': {
    print: { content: '" (" attr(href) ")"', fontWeight: 400, color: inkMuted, overflowWrap: 'anywhere' },
  },
})
// A closed answer is text all the same
globalStyle('details::details-content', {
  '@media': { print: { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } },
})
