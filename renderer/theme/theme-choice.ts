/** The visitor's stored choice; absent = follow the operating system (R52). */
export type Theme = 'light' | 'dark'

const key = 'theme'

/** The `theme-color` of the browser's bar: equal to `paper`, but in this file, which every visitor loads. */
export const barColor: Record<Theme, string> = { light: '#FBF7F0', dark: '#121816' }

const barName = 'theme-color'

/**
 * Applies a stored choice before the first paint. It is a constant, so that the content security policy can
 * allow it by its hash. Its `theme-color` comes before the document's own, which follows the operating
 * system: the browser uses the first that applies.
 */
export const themeScript = `(function(){try{var t=localStorage.getItem('${key}');if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.name='${barName}';m.content=${JSON.stringify(barColor)}[t];document.head.append(m)}}catch(e){}})()`

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Switches the theme and stores the choice. Without storage the choice lasts until the next page load. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const first = document.head.querySelector<HTMLMetaElement>(`meta[name=${barName}]`)
  const chosen = first?.media === '' ? first : document.createElement('meta')
  chosen.name = barName
  chosen.content = barColor[theme]
  document.head.prepend(chosen)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Some private modes block storage
  }
}
