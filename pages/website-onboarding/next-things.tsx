import Envelope from '#renderer/art/onboarding/envelope.svg'
import Folder from '#renderer/art/onboarding/folder.svg'
import Spectacles from '#renderer/art/onboarding/spectacles.svg'
import * as styles from './sent.css.ts'

const things = {
  /** Answers and files in one folder. */
  now: Folder,
  /** Spectacles on the brief, and the reply. */
  soon: Spectacles,
  /** Another sheet goes into an envelope. */
  more: Envelope,
}

/** An object on a shelf, the symbol of a step. Decorative. */
export function NextThing({ step }: { step: keyof typeof things }) {
  const Thing = things[step]
  return (
    <span className={styles.thing}>
      <Thing />
    </span>
  )
}
