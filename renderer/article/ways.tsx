import type { Onward } from '#domain/posts/post-views.ts'
import { typeset } from '#domain/posts/typography.ts'
import { serviceAddress } from '#domain/routes.ts'
import { useApp, useText } from '../app-context.tsx'
import { PostDrawing } from '../post-drawing/post-drawing.tsx'
import { ServiceThumbnail } from '../service/service-drawing.tsx'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import * as styles from './ways.css.ts'

/** The next article, and the service that the topic belongs to. */
export function Ways({ onward: { next, service } }: { onward: Onward }) {
  const { locale, text } = useApp()
  const words = useText('blog').onward
  const { name, line } = text.services[service]
  return (
    <nav className={styles.onward} aria-label={words.label}>
      {next && (
        <div className={`${styles.way} ${styles.next}`}>
          <div className={styles.wayWords}>
            <p className={styles.wayLabel}>{words.next}</p>
            <h2 className={styles.wayTitle}>
              <a className={styles.wayLink} href={`/blog/${next.slug}`}>
                {typeset(next.title)}
              </a>
            </h2>
            <ArrowRightIcon className={styles.wayArrow} />
          </div>
          <div className={styles.wayCover}>
            {next.image ? (
              <Picture
                className={styles.wayImage}
                picture={next.image}
                alt=""
                sizes={[{ upTo: '40rem', width: '94vw' }, { width: '14.5rem' }]}
                ratio={8 / 5}
                priority="later"
              />
            ) : (
              <PostDrawing drawing={next.drawing} slug={next.slug} />
            )}
          </div>
        </div>
      )}
      <div className={styles.way}>
        <div className={styles.wayWords}>
          <p className={styles.wayLabel}>{words.service}</p>
          <h2 className={styles.wayTitle}>
            <a className={styles.wayLink} href={serviceAddress(locale, service)}>
              {name}
            </a>
          </h2>
          <p className={styles.wayText}>{line}</p>
          <ArrowRightIcon className={styles.wayArrow} />
        </div>
        <div className={styles.wayPicture}>
          <ServiceThumbnail slug={service} />
        </div>
      </div>
    </nav>
  )
}
