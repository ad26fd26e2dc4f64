import { campaignIn } from '#domain/leads/campaign.ts'

/**
 * Adds to this site's links what exists only in the page's address: campaign tags (R279), and for the link to
 * this page in another language the whole query and fragment (R280). A link changes only once it is pressed
 * (in any way), because browsers may prefetch the address under the pointer.
 */
export function carryQuery(): void {
  // Adding the same listener again has no effect
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
