/** One pane at a time. */
export const phone = '(max-width: 48rem)'
/** The list stands behind the back arrow. */
export const narrow = '(max-width: 64rem)'
/** Everything beside each other. */
export const wide = '(min-width: 64.01rem)'
/** No room for notes beside the preview. */
export const noMargin = '(max-width: 80rem)'
/** A phone on its side, or 400 % zoom: the bars give way to the text. */
export const low = '(max-width: 48rem) and (max-height: 22rem)'
