import Bridge from '#renderer/art/home/landscape-bridge.svg?server'
import Messages from '#renderer/art/home/landscape-messages.svg?server'
import Mountains from '#renderer/art/home/landscape-mountains.svg?server'
import Sky from '#renderer/art/home/landscape-sky.svg?server'
import Town from '#renderer/art/home/landscape-town.svg?server'
import * as styles from './hero.css.ts'

export function HeroLandscape() {
  const { phonesOnly, reply, sun, thread, wideOnly } = styles
  return (
    <div className={styles.landscape} aria-hidden="true">
      <Sky className={styles.sky} styles={{ sun, wideOnly }} />
      <Mountains className={styles.mountains} />
      <Town className={styles.town} styles={{ wideOnly }} />
      <Bridge className={styles.bridge} />
      <Messages className={styles.messages} styles={{ phonesOnly, reply, thread, wideOnly }} />
    </div>
  )
}
