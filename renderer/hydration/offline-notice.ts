import { offlineTexts } from '#locales/in-browser.ts'
import { kind, region, text, toast } from '../ui/toast/toast.css.ts'
import { type PageData, pageDataId } from './page-data.ts'

let notice: HTMLElement | undefined

/** Shows or removes the notice that a press waits for the network. It looks like a toast but is none. */
export function showOfflineNotice(shown: boolean): void {
  notice?.remove()
  notice = undefined
  if (!shown) return
  const line = document.createElement('p')
  line.className = text
  line.textContent = words()
  const box = document.createElement('div')
  box.className = `${toast} ${kind.error}`
  box.append(line)
  notice = document.createElement('div')
  notice.className = region
  notice.setAttribute('role', 'alert')
  notice.append(box)
  document.body.append(notice)
}

/** The owner's text if there is one, otherwise the default. */
function words(): string {
  const json = document.getElementById(pageDataId)?.textContent
  const own: Partial<PageData> = json ? JSON.parse(json) : {}
  const texts: Partial<Record<string, { notice: string }>> = offlineTexts
  return own.ownTexts?.['offline.notice'] ?? (texts[document.documentElement.lang] ?? offlineTexts.en).notice
}
