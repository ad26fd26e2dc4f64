import { offlineText as english } from '#locales/en/offline.ts'
import { offlineText as italian } from '#locales/it/offline.ts'
import { kind, region, text, toast } from '../forms/toast.css.ts'

let notice: HTMLElement | undefined

/** Says, or no longer says, that a press waits for the network. It looks like the page's own notices, and lies outside them. */
export function showOfflineNotice(shown: boolean): void {
  notice?.remove()
  notice = undefined
  if (!shown) return
  const line = document.createElement('p')
  line.className = text
  line.textContent = (document.documentElement.lang === 'it' ? italian : english).notice
  const box = document.createElement('div')
  box.className = `${toast} ${kind.error}`
  box.append(line)
  notice = document.createElement('div')
  notice.className = region
  notice.setAttribute('role', 'alert')
  notice.append(box)
  document.body.append(notice)
}
