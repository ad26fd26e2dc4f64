/** The visitor's stored choice; absent = follow the operating system (R52). */
export type Theme = 'light' | 'dark'

const key = 'theme'

/** What the browser's own bar takes on: the ground of the page (`paper`). Written out, for every visitor loads this. */
export const barColor: Record<Theme, string> = { light: '#FBF7F0', dark: '#121816' }

const barName = 'theme-color'

/**
 * Applies a stored choice before the first paint. The only inline script there is: a constant, so that the
 * content security policy can allow it by its hash. It stands before the document's own `theme-color`, which follows
 * the operating system: of several the browser takes the first that applies.
 */
export const themeScript = `(function(){try{var t=localStorage.getItem('${key}');if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.name='${barName}';m.content=${JSON.stringify(barColor)}[t];document.head.append(m)}}catch(e){}})()`

/** What is on screen now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Switches and remembers. A browser that refuses storage still switches, until the next page load. */
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
    // Storage is blocked in some private modes; the choice then lasts as long as the page.
  }
}
