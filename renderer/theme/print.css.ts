import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { light } from './values.ts'

/** Print rules for all pages; a component's own print rules are in its sheet. */

const { color, space } = vars
const { ink, inkMuted, line } = light.color

globalStyle(':root', {
  '@media': {
    print: {
      fontSize: '81.25%',
      // Browsers do not print backgrounds by default, which would put light letters on white paper
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
// Prints the address of an external link after it; the head of the page says where this site's own pages are
globalStyle('main :is(p, li, dd) a[href^="http"]::after', {
  '@media': {
    print: { content: '" (" attr(href) ")"', fontWeight: 400, color: inkMuted, overflowWrap: 'anywhere' },
  },
})
// Prints the content of closed disclosures too
globalStyle('details::details-content', {
  '@media': { print: { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } },
})
