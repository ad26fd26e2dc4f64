/** A real input, invisible, on top of its drawn replacement. */
export const unseenInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const
