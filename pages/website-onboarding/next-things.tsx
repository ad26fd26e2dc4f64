import Envelope from '#renderer/art/onboarding/envelope.svg'
import Folder from '#renderer/art/onboarding/folder.svg'
import Spectacles from '#renderer/art/onboarding/spectacles.svg'
import * as styles from './sent.css.ts'

const things = {
  now: Folder,
  soon: Spectacles,
  more: Envelope,
}

export function NextThing({ step }: { step: keyof typeof things }) {
  const Thing = things[step]
  return (
    <span className={styles.thing}>
      <Thing />
    </span>
  )
}
