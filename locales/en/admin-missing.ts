import { texts } from '../texts.ts'

/** What the screen of missing pages says. */
export const missingText = texts('en', {
  title: 'Missing pages',
  description: 'Addresses that visitors asked for and did not find.',
  count: '{count:number|grouped} {{address|addresses}}',
  lead: 'What visitors asked for in the last thirty days and did not find. Only the address is counted; nothing about who asked is kept.',
  back: 'Back to the posts',
  needsScript: 'Redirecting an address needs JavaScript. Reading works without it.',
  asked: 'Asked for {{count:once|?? times}},',
  last: 'last',
  arches: 'One arch stands for {{count:one request|up to ?? requests}}.',
  nearest: 'Nearest page',
  noNearest: 'No page has a similar address.',
  partLeftOut:
    'The part in braces was left out, because it may be personal. You cannot redirect this address here.',
  leadThere: 'Redirect there',
  leadOf: '{address} to {target}',
  busy: 'Saving…',
  other: 'Another page',
  otherOf: 'for {address}',
  target: 'Where {address} leads',
  targetHelp: 'A page of this site such as /contact, or an https address.',
  save: 'Save',
  cancel: 'Cancel',
  ignore: 'Ignore',
  leads: '{address} leads to {target} now.',
  ignored: 'It is no longer counted.',
  failed: 'Nothing was saved',
  failedText: 'Please try again in a moment.',
  offline: 'No connection. Nothing was changed. Try again when you are online.',
  signIn: 'Your session has ended. Sign in again; nothing was changed.',
  more: '{count:number|grouped} more {{address was|addresses were}} asked for less often.',
  scanners:
    '{count:number|grouped} {{request|requests}} of programs that look for weaknesses {{is|are}} not listed.',
  uncounted:
    '{count:number|grouped} {{request|requests}} for other addresses {{is|are}} not listed, because the list is full.',
  about: {
    title: 'Where a redirect leads',
    redirect: 'Visitors and search engines who ask for the old address arrive at the page you choose.',
    ignore: 'An address that you ignore is no longer counted.',
  },
  emptyTitle: 'Nothing is missing',
  emptyText: 'When visitors ask for an address that does not exist, it is counted here.',
  emptyLink: 'All posts',
})
