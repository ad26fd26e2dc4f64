import { offlineTexts } from '#locales/in-browser.ts'
import { kind, region, text, toast } from '../ui/toast/toast.css.ts'

let notice: HTMLElement | undefined

/** Says, or no longer says, that a press waits for the network. It looks like the page's own notices, and lies outside them. */
export function showOfflineNotice(shown: boolean): void {
  notice?.remove()
  notice = undefined
  if (!shown) return
  const line = document.createElement('p')
  line.className = text
  const texts: Partial<Record<string, { notice: string }>> = offlineTexts
  line.textContent = (texts[document.documentElement.lang] ?? offlineTexts.en).notice
  const box = document.createElement('div')
  box.className = `${toast} ${kind.error}`
  box.append(line)
  notice = document.createElement('div')
  notice.className = region
  notice.setAttribute('role', 'alert')
  notice.append(box)
  document.body.append(notice)
}
