import CustomScene from '#renderer/art/about/difference-custom.svg?server'
import PricesScene from '#renderer/art/about/difference-prices.svg?server'
import ReplyScene from '#renderer/art/about/difference-reply.svg?server'
import LanguagesScene from '#renderer/art/about/two-languages.svg?server'
import { sectionOn, wrap } from '#renderer/theme/layout.css.ts'

import * as styles from './differences.css.ts'
import { useAboutText } from './text.ts'

export function Differences({ custom, reply }: { custom: string; reply: string }) {
  const { differences } = useAboutText()
  const tiles = [
    {
      id: 'languages',
      ...differences.languages,
      scene: <LanguagesScene words={differences.languages.words} />,
    },
    {
      id: 'custom',
      ...differences.custom,
      title: differences.custom.title({ share: custom }),
      scene: <CustomScene />,
    },
    { id: 'prices', ...differences.prices, scene: <PricesScene /> },
    {
      id: 'reply',
      ...differences.reply,
      title: differences.reply.title({ hours: reply }),
      scene: <ReplyScene />,
    },
  ] as const
  return (
    <section className={sectionOn} aria-labelledby="differences">
      <div className={wrap}>
        <h2 id="differences">{differences.heading}</h2>
        <ul className={styles.tiles}>
          {tiles.map(({ id, title, text, scene }) => (
            <li className={styles.place[id]} key={id}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              {scene}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
