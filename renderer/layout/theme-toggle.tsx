import { useApp } from '../app-context.tsx'
import { scriptOnly, visuallyHidden } from '../theme/layout.css.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import * as header from './site-header.css.ts'
import * as styles from './theme-toggle.css.ts'

/**
 * The bar's toggle; `renderer/hydration/theme-toggles.ts` makes it work. CSS alone selects its icon and name
 * by the theme, so that the server's HTML is right for everybody and nothing flashes.
 */
export function ThemeToggle() {
  const { theme } = useApp().text
  return (
    <button className={`${header.tool} ${scriptOnly}`} type="button" data-theme-toggle>
      <MoonIcon className={styles.inLight} />
      <SunIcon className={styles.inDark} />
      <span className={styles.inLight}>
        <span className={visuallyHidden}>{theme.toDark}</span>
      </span>
      <span className={styles.inDark}>
        <span className={visuallyHidden}>{theme.toLight}</span>
      </span>
    </button>
  )
}

export function ThemeRow({ className }: { className: string }) {
  const { theme } = useApp().text
  return (
    <button
      className={`${className} ${scriptOnly}`}
      type="button"
      role="switch"
      // The server cannot know the theme. The script sets this before the menu is opened, and React leaves it
      aria-checked={false}
      suppressHydrationWarning
      data-theme-toggle
    >
      <MoonIcon />
      {theme.row}
      <span className={styles.track} />
    </button>
  )
}
