/** The constants of notifications (R51). */
export const toastLimits = {
  /** A new one replaces what is shown. */
  visible: 1,
  visibleMs: 5_000,
  /** How long a closed one is remembered. It is out of sight and out of reach at once. */
  removeDelayMs: 1_000_000,
  /** To the right. */
  swipeThresholdPx: 50,
  /** Focuses the notifications. */
  key: 'F8',
} as const
