import { useSyncExternalStore } from 'react'
import { useApp } from '../app-context.tsx'
import { scriptOnly, visuallyHidden } from '../theme/layout.css.ts'
import { chooseTheme, currentTheme } from '../theme/theme-choice.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import * as header from './site-header.css.ts'
import * as styles from './theme-toggle.css.ts'

const toggle = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')

/**
 * The bar's toggle. Sign and name follow the theme through CSS alone, so that the server's HTML is right for everybody
 * and nothing flashes.
 */
export function ThemeToggle() {
  const { theme } = useApp().text
  return (
    <button className={`${header.tool} ${scriptOnly}`} type="button" onClick={toggle}>
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

/** The same as a row of the small screens' menu. */
export function ThemeRow({ className }: { className: string }) {
  const { theme } = useApp().text
  const isDark = useSyncExternalStore(watchTheme, () => currentTheme() === 'dark', serverIsDark)
  return (
    <button
      className={`${className} ${scriptOnly}`}
      type="button"
      role="switch"
      aria-checked={isDark}
      onClick={toggle}
    >
      <MoonIcon />
      {theme.row}
      <span className={styles.track} />
    </button>
  )
}

// The server cannot know; right as soon as the page is awake.
const serverIsDark = () => false

function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}
