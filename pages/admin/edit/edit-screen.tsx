import { type ChangeEvent, useState } from 'react'
import { defaultLocale, type Locale, languageName, locales } from '#domain/locales.ts'
import { localeOf, pageIn } from '#domain/routes.ts'
import { siteAddresses } from '#domain/site-pages.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { useApp } from '#renderer/app-context.tsx'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField, Segments } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { AdminFrame } from '../frame/frame.tsx'
import { SaveChanges } from '../own-texts/save-changes.tsx'
import { useTextChanges } from '../own-texts/use-text-changes.ts'
import type { EditView } from './+data.ts'
import * as styles from './edit.css.ts'
import { TextPanel } from './text-panel.tsx'
import { UnseenPanel } from './unseen-panel.tsx'
import { usePageFrame } from './use-page-frame.ts'

const widths = ['full', 'phone'] as const

/** A page of the site whose texts can be edited in place (R333). */
export function EditScreen({ frame: facts, page: first, rows, revision }: EditView) {
  const changes = useTextChanges({ rows, revision })
  const view = usePageFrame(first, changes)
  const [width, setWidth] = useState<(typeof widths)[number]>('full')
  const [showsUnseen, setShowsUnseen] = useState(false)
  const { name } = useApp().site
  const { page, locale, place, texts } = view

  function showFault(key: string): void {
    const inside = view.frame.current?.contentDocument
    const element = inside?.querySelector(`[data-edit~="${CSS.escape(key)}"]`)
    if (element) view.open({ element, keys: [key], facts: [], href: null })
    else setShowsUnseen(true)
  }

  return (
    <AdminFrame place="site" {...facts} dock={<></>}>
      <main className={styles.screen} id="content" tabIndex={-1}>
        <header className={styles.head}>
          <a className={shared.tool} href={page}>
            <ArrowLeftIcon className={shared.icon} />
            <span className={visuallyHidden}>{text.backToPage}</span>
          </a>
          <h1 className={visuallyHidden}>{text.title}</h1>
          <PageChoice page={page} locale={locale} onShow={view.show} />
          <Languages page={page} locale={locale} onShow={view.show} />
          <div className={shared.notOnPhone}>
            <Segments
              label={text.width}
              options={widths.map((value) => ({ value, label: text.widths[value] }))}
              value={width}
              onChange={setWidth}
            />
          </div>
          <AdminButton
            variant="ghost"
            aria-expanded={showsUnseen}
            aria-controls="unseen"
            onClick={() => setShowsUnseen(!showsUnseen)}
          >
            {text.unseen.button}
          </AdminButton>
          <div className={styles.save}>
            <SaveChanges changes={changes} onSaved={view.refresh} onFault={showFault} />
          </div>
        </header>
        <div className={styles.stage} data-width={width}>
          <iframe
            className={styles.frame}
            ref={view.frame}
            src={view.src}
            title={text.pageFrame({ page })}
            onLoad={view.loaded}
          />
          {place && (
            <TextPanel
              place={place}
              locale={locale}
              changes={changes}
              onClose={view.close}
              onFollow={view.show}
            />
          )}
          {showsUnseen && (
            <UnseenPanel texts={texts} locale={locale} changes={changes} name={name} page={page} />
          )}
        </div>
      </main>
    </AdminFrame>
  )
}

type PageChoiceProps = { page: string; locale: Locale; onShow: (page: string) => void }

function PageChoice({ page, locale, onShow }: PageChoiceProps) {
  const own = siteAddresses.filter((path) => localeOf(path) === locale && !path.endsWith('/sent'))
  return (
    <AdminField
      className={styles.page}
      label={text.page}
      value={page}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onShow(target.value)}
      options={[...new Set([page, ...own])].map((path) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    />
  )
}

/** For a page in one language only, the other language leads to its home page. */
function Languages({ page, locale, onShow }: PageChoiceProps) {
  return (
    <Segments
      label={text.language}
      options={locales.map((value) => ({ value, label: languageName(value, defaultLocale) }))}
      value={locale}
      onChange={(other) => onShow(pageIn(other, page.split(/[?#]/, 1)[0] ?? '') ?? pageIn(other, '/') ?? '/')}
    />
  )
}
