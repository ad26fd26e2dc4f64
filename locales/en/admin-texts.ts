import { texts } from '../texts.ts'

/** What the list of all texts says. */
export const textsText = texts('en', {
  title: 'Texts',
  description: 'Every text of the site, in every language.',
  lead: 'Everything that visitors read and the mails they get. A change appears on the site as soon as it is saved.',
  onThePage: 'Edit them on the page',
  count: '{count:number|grouped} {{text|texts}}',
  search: 'Find a text by its words or its name',
  filter: 'Which texts are listed',
  filters: {
    all: 'All',
    changed: 'Changed by us',
    toCheck: 'To be checked',
    newShipped: 'Built-in text has changed',
    fault: 'Has a fault',
  },
  more: 'Show {count:number} more',
  none: {
    title: 'No text matches',
    text: 'Try other words. Packages, prices and figures are under Prices; the name, telephone, address and opening hours are under Business.',
  },
  needsScript: 'Changing texts needs JavaScript.',
  signs: {
    changed: 'Changed',
    toCheck: 'To be checked: {language}',
    newShipped: 'Built-in text has changed',
    fault: 'Has a fault',
    unsaved: 'Not saved yet',
  },
  gone: {
    title: 'Texts that are no longer used',
    lead: 'The program no longer has these texts. They stay in their files until you remove them.',
    remove: 'Remove',
  },
  translator: {
    title: 'For a translator',
    lead: 'A table for a spreadsheet, with both languages side by side. The translated file is checked before anything changes.',
    download: 'Download all texts (CSV)',
    upload: 'Read a translated file',
    reading: 'Reading…',
    unreadable: 'This file could not be read',
    nothing: 'The file has no text that differs from the site’s.',
    ready: '{count:number} {{text is|texts are}} in the list, not saved yet. Check them, then save.',
    faults: '{count:number} {{row has|rows have}} a fault. Nothing was changed.',
    row: 'Row {row:number}, {key}: {reason}',
    takeRest: 'Use the other {count:number}',
    tooMany: 'and {count:number} more',
  },
})
