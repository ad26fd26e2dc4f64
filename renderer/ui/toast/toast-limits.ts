/** The constants of notifications (R51). */
export const toastLimits = {
  /** A new notification replaces the one shown. */
  visible: 1,
  visibleMs: 5_000,
  /** How long a closed notification stays in the list. It is hidden and unreachable at once. */
  removeDelayMs: 1_000_000,
  /** Distance to the right. */
  swipeThresholdPx: 50,
  /** Key that focuses the notifications. */
  key: 'F8',
} as const
