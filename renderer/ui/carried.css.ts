import { style } from '@vanilla-extract/css'

/**
 * A view transition carries a drawing from a list to its page, and back (R313). The page's drawing has
 * `arrival`. Every drawing of the list has `departure`, but only the entry with the focused link (a click
 * focuses it) gets the name, because a name may occur only once on a page.
 */
const name = 'carried'
const moving = '(prefers-reduced-motion: no-preference)'

export const arrival = style({ '@media': { [moving]: { viewTransitionName: name } } })

export const departure = style({
  '@media': { [moving]: { selectors: { ':is(li, article):focus-within &': { viewTransitionName: name } } } },
})
