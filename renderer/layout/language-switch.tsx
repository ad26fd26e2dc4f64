import { homeOf, twinOf } from '#locales/addresses.ts'
import { useApp } from '../app-context.tsx'
import { GlobeIcon } from '../ui/icons.tsx'

type LanguageSwitchProps = {
  className: string
  icon?: boolean
  /** Where there is room to say that this page has no twin. */
  hintClassName?: string
}

/** Leads to this page's twin, or to the other home when it has none, and says which (R9). */
export function LanguageSwitch({ className, icon = false, hintClassName }: LanguageSwitchProps) {
  const { locale, text, pathname } = useApp()
  const other = locale === 'it' ? 'en' : 'it'
  const twin = twinOf(pathname)
  return (
    <a
      className={className}
      href={twin ?? homeOf(other)}
      lang={other}
      hrefLang={other}
      title={twin ? text.switchLanguage : text.switchLanguageHome}
    >
      {icon && <GlobeIcon />}
      <span>{text.otherLanguage}</span>
      {hintClassName && !twin && <small className={hintClassName}>{text.switchLanguageHome}</small>}
    </a>
  )
}
