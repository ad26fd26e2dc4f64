import { servicesAddress } from '#domain/routes.ts'
import { services } from '#domain/services.ts'
import { useApp } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import { arrival } from '../ui/carried.css.ts'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { quietLoop } from '../ui/quiet-loop.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './opening.css.ts'
import { grounds } from './section.css.ts'
import { useService } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

export function Opening({ heading, lead }: { heading: string; lead: string }) {
  const { locale, text } = useApp()
  const { slug, action } = useService()
  const { tone } = services[slug]
  return (
    <section
      className={`${styles.opening} ${grounds[tone]}`}
      {...(tone === 'band' && { 'data-ground': 'band' })}
    >
      <div className={wrap}>
        <a className={styles.crumb} href={servicesAddress(locale)}>
          <ArrowLeftIcon />
          {text.allServices}
        </a>
        <div className={styles.grid}>
          <h1 className={heading.length < 18 ? styles.shortHeading : styles.heading}>
            <WholeWords text={heading} />
          </h1>
          <div className={styles.side}>
            <p className={styles.lead}>{lead}</p>
            {action}
          </div>
        </div>
      </div>
      <div className={`${styles.panorama} ${arrival} ${quietLoop}`}>
        <div className={styles.wide}>
          <ServiceDrawing name="opening" />
        </div>
        <div className={styles.small}>
          <ServiceDrawing name="opening-small" />
        </div>
      </div>
    </section>
  )
}
