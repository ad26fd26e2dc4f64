import { texts } from '../texts.ts'

/** The screen of visit counts. */
export const numbersText = texts('en', {
  title: 'Visits',
  description: 'How often pages were read, where visitors came from, and what became of the forms.',
  back: 'Back to the posts',
  lead: 'Views of pages by day. Nobody is tracked: there is no cookie, no address and no identifier in these numbers, so they cannot tell how many people came.',
  period: 'The last',
  days: '{days} days',
  month: 'Month',
  showMonth: 'Show',
  from: '{period}, days in UTC.',
  /** After the figure. */
  viewsAfter: '{{count:view|views}}',
  noViews: 'No views in this period.',
  byDay: 'Views by day',
  chart:
    'Views of each day, from {first} to {last}. The highest number is {most:number|grouped}. The table below has all the numbers.',
  asTable: 'As a table',
  day: 'Day',
  pages: 'Pages',
  page: 'Page',
  count: 'Views',
  referrers: 'Where visitors came from',
  referrer: 'Website',
  missing: 'Pages that were not found',
  missingLast: 'Of the last thirty days at most.',
  missingLink: 'Redirect them',
  address: 'Address',
  times: 'Times',
  forms: 'Forms',
  form: 'Form',
  formNames: { inquiry: 'Enquiry', question: 'Question', onboarding: 'Website brief' },
  opened: 'Opened',
  sent: 'Sent',
  formsNote:
    'A form that was opened in a dialog is counted only where JavaScript runs. One that was held as spam is not counted as sent.',
  other: 'other',
  none: 'None in this period.',
  more: '{count:number|grouped} more {{is|are}} not listed.',
  notCounted:
    'Not counted: robots, monitors and link previews, pages that a browser fetched ahead and nobody looked at, members who are signed in, and pages that a shared cache in front of this server answers by itself.',
})
