import { chooseTheme, currentTheme } from '../theme/theme-choice.ts'

/** Makes every `data-theme-toggle` switch the theme, and updates the state of those that are switches. */
export function serveThemeToggles(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  })
  const say = () => {
    for (const toggle of document.querySelectorAll('[data-theme-toggle][role=switch]'))
      toggle.setAttribute('aria-checked', String(currentTheme() === 'dark'))
  }
  say()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', say)
  new MutationObserver(say).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}
