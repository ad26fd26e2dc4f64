import { languageName, locales } from '#domain/locales.ts'
import { homeOf, pageIn } from '#domain/routes.ts'
import { languageOffers } from '#locales/in-browser.ts'
import { useApp } from '../app-context.tsx'
import { GlobeIcon } from '../ui/icons.tsx'

type LanguageSwitchProps = {
  className: string
  icon?: boolean
  /** Class of the hint that this page is not translated; without it there is no hint. */
  hintClassName?: string
}

/** Links to this page in every other language, or else to that language's home; the title says which (R9). */
export function LanguageSwitch({ className, icon = false, hintClassName }: LanguageSwitchProps) {
  const { locale, pathname, query = '' } = useApp()
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { name, thisPage, home } = languageOffers[other]
      const page = pageIn(other, pathname)
      const toHome = home(languageName(locale, other))
      return (
        <a
          key={other}
          className={className}
          href={page ? page + query : homeOf(other)}
          // carry-query.ts adds the visitor's query and fragment, which a cached page cannot know (R280)
          data-twin={page ? '' : undefined}
          lang={other}
          hrefLang={other}
          title={page ? thisPage : toHome}
        >
          {icon && <GlobeIcon />}
          <span>{name}</span>
          {hintClassName && !page && <small className={hintClassName}>{toHome}</small>}
        </a>
      )
    })
}
