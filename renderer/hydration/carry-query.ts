import { campaignIn } from '#domain/leads/campaign.ts'

/**
 * Links of this site take along what the address of the page has and nothing stores: campaign tags (R279), and the link to
 * this page in another language everything after the path (R280). At the press, however it is done: the address under the
 * pointer is the page's own until then, as browsers fetch it ahead.
 */
export function carryQuery(): void {
  // The same listener a second time is none
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, carry, { capture: true })
}

function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || isInPage(link)) return
  const isTwin = link.dataset.twin !== undefined
  const own = new URLSearchParams(location.search)
  const query = new URLSearchParams(link.search)
  for (const [name, value] of new URLSearchParams(isTwin ? own : campaignIn(own)))
    if (!query.has(name)) query.append(name, value)
  const search = query.toString()
  if (search !== '') link.search = search
  if (isTwin) link.hash = location.hash
}

const isInPage = ({ hash, pathname }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname
