/** Below this the list and a lead are never side by side. */
export const single = '(max-width: 64rem)'
/** Below this what can be done stands in a bar at the bottom. */
export const phone = '(max-width: 48rem)'
/** The list scrolls beside the lead. */
export const beside = '(min-width: 64.01rem)'
