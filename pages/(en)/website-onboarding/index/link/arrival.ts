/** The beginning of the fragment of a private link; what gives access comes after it. */
const start = '#continue='
const arrived = 'brieflink'

declare global {
  interface Window {
    /** What gives access, of a link that was opened here and not looked at yet. */
    briefLink?: string | undefined
  }
}

/**
 * Takes what gives access out of the address before any other script sees it, and out of the history of the device; has
 * the page hydrated without a touch. An inline script; a constant, so that the content security policy can allow it by its
 * hash. A link that is opened where the page already stands only changes the fragment.
 */
export const arrivalScript = `(function(){var take=function(){if(location.hash.indexOf('${start}'))return false;self.briefLink=location.hash.slice(${start.length});history.replaceState(history.state,'',location.pathname+location.search);return true},go=function(){document.querySelector('form[enctype]').dispatchEvent(new FocusEvent('focusin',{bubbles:true}))};if(take())addEventListener('DOMContentLoaded',go);addEventListener('hashchange',function(){if(take()){dispatchEvent(new Event('${arrived}'));go()}})})()`

export const addressOf = (secret: string): string => `${location.origin}${location.pathname}${start}${secret}`

export const hasArrived = (): boolean => window.briefLink !== undefined

/** What gives access, of the link that was opened here; null for none. It is handed out once. */
export function takeArrived(): string | null {
  const secret = window.briefLink ?? null
  window.briefLink = undefined
  return secret
}

/** `told` is called when a link is opened while the page is there. Returns what ends that. */
export function onArrival(told: () => void): () => void {
  addEventListener(arrived, told)
  return () => removeEventListener(arrived, told)
}
