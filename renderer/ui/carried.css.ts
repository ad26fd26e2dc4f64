import { style } from '@vanilla-extract/css'

/**
 * A drawing that a list and its page share is carried over when one gives way to the other (R313): `departure` on the
 * list's drawing counts for the entry whose link has the focus, which a click gives it; `arrival` on the page's. A name
 * may stand once on a page: what has the focus is one entry at most.
 */
const name = 'carried'
const moving = '(prefers-reduced-motion: no-preference)'

export const arrival = style({ '@media': { [moving]: { viewTransitionName: name } } })

export const departure = style({
  '@media': { [moving]: { selectors: { ':is(li, article):focus-within &': { viewTransitionName: name } } } },
})
