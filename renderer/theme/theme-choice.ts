/** The visitor's stored choice; absent = follow the operating system (spec §4, decision 20). */
export type Theme = 'light' | 'dark'

const key = 'theme'

/**
 * Applies a stored choice before the first paint. The only inline script there is: a constant, so that the
 * content security policy can allow it by its hash.
 */
export const themeScript = `(function(){try{var t=localStorage.getItem('${key}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}})()`

/** What is on screen now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Switches and remembers. A browser that refuses storage still switches, until the next page load. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked in some private modes; the choice then lasts as long as the page.
  }
}
