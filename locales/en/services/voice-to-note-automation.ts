import { texts } from '../../texts.ts'

/** Voice-to-note automation (R28). The figures are the catalogue’s. */
export const voiceToNoteAutomationText = texts('en', {
  title: 'Voice-to-note automation',
  description:
    'Say it between two jobs. Your voice note is written down, sorted and turned into actions in the tools you already use.',
  heading: 'Voice-to-note automation',
  lead: 'You talk in the van for half a minute. By the time you have parked, it is written down, sorted and on somebody’s list.',
  introduction: {
    heading: 'The paperwork of a day, said instead of typed',
    paragraphs: [
      'The details are fresh when you close the customer’s door, and gone by the evening. Nobody wants to type with cold hands in a cab, so the note waits, and half of it never gets written.',
      'With voice-to-note you press one button and talk as you would to a colleague. The words become a tidy note, filed under the right heading, and whatever has to be done lands where your team looks for it.',
    ],
  },
  note: {
    heading: 'What becomes of one voice note',
    said: 'You say',
    sentence: [
      { text: '“The ' },
      { text: 'kitchen at number nine', isAction: false },
      { text: ' is finished and the owner is happy. ' },
      { text: 'Send the final invoice', isAction: true },
      { text: ' today, and ' },
      { text: 'book me in for the snags on Thursday at eight', isAction: true },
      { text: '.”' },
    ],
    becomes: 'It becomes',
    written: {
      kind: 'Note',
      text: 'Kitchen finished, owner happy. Invoice due today. Snags Thursday at eight.',
      place: 'In the job’s file',
    },
    category: {
      kind: 'Category',
      text: 'Kitchens, number nine',
      place: 'Found again by street, job or trade',
    },
    first: { kind: 'Action', text: 'Send the final invoice', place: 'On the office’s list for today' },
    second: { kind: 'Action', text: 'Snags, Thursday at eight', place: 'In your calendar' },
    listen: 'Listen to the example voice note',
    synthesised: 'Read aloud by a speech synthesiser.',
    example: 'An example. Yours follows your own words and your own files.',
  },
  features: {
    heading: 'What it does',
    items: [
      { title: 'Transcription', text: 'Your voice becomes clear written text, without the ums.' },
      { title: 'Categorisation', text: 'Each note finds its heading: the job, the client, the subject.' },
      {
        title: 'Actions picked out',
        text: 'What has to be done is lifted out of the note and put on a list.',
      },
      { title: 'Into your systems', text: 'Notes and actions go to the tools you use already.' },
      { title: 'A mobile app', text: 'One button on your phone, for the van, the ward or the workshop.' },
      { title: 'Smart search', text: 'Ask for what you remember. It finds the note you meant.' },
    ],
  },
  rules: {
    heading: 'Your own shorthand, understood',
    text: 'You decide what a word sets off. We write the rules down with you and change them when your work changes.',
    say: 'When you say',
    does: 'it does this',
    items: [
      { say: '“Urgent”', does: 'puts the action at the top of today’s list' },
      { say: '“For the office”', does: 'leaves your list alone and goes to theirs' },
      { say: '“Materials”', does: 'adds what follows to the job’s shopping list' },
      { say: '“Private”', does: 'stays with you and is shared with nobody' },
    ],
  },
  checklist: {
    heading: 'Less desk at the end of the day',
    points: [
      'Notes written while you drive on',
      'Nothing to remember until evening',
      'Every job with its own file',
      'Actions with the right person',
      'Dates straight into the calendar',
      'Old notes found by asking',
      'Rules in your own words',
      'The tools you already have',
    ],
    results: 'Results',
  },
  call: {
    /** The catalogue says `24h`. */
    heading: 'Set up in under {setUp|hours}',
    text: 'We connect it to your tools, write your first rules with you, and listen to the first notes together.',
  },
  words: {
    spoken: ['Send the quote,', 'order the tiles'],
    list: 'To do',
    actions: ['Send quote', 'Order tiles', 'Call back'],
    search: 'blue tiles',
    categories: ['Job', 'Client', 'Idea'],
  },
})
