import { texts } from '../texts.ts'

/** English contact page (R23). Address, numbers, hours and map position are site settings. */
export const contactText = texts('en', {
  title: 'Contact',
  description:
    'Send a message, ring or write to us in London. Email, phone number, postal address, business hours and a map.',
  heading: 'Write, ring or post a letter',
  lead: 'In English or in Italian. You hear back from us within\u00a024\u00a0hours.',
  message: 'Send Us a Message',
  letters: { london: 'Letters', italy: 'Lettere' },
  ways: {
    label: 'Ways to reach us',
    email: 'Email',
    emailNote: 'Best for anything with a picture, a list or a long story.',
    writeEmail: 'Write an email',
    phone: 'Phone',
    phoneNote: 'Best when you are between two customers.',
    call: 'Call us',
    copy: 'Copy number',
    address: 'Postal address',
    addressNote: 'For letters, and for anything that needs a stamp.',
    seeMap: 'See the map',
    hours: 'Business hours',
    closed: 'Closed',
  },
  copied: 'Number Copied!',
  notCopied: { title: 'Call Us', text: 'Please call us on {number}.' },
  map: {
    heading: 'Where we are',
    text: 'This is a drawing. The real map comes from OpenStreetMap, and nothing is sent there until you load it.',
    load: 'Load map',
    open: 'Open in maps',
    frame: 'Map of our street, from OpenStreetMap',
  },
  call: {
    heading: 'Not sure what to ask for? Tell us what takes your time.',
    text: 'A few lines are enough: what you do, and the part of the week you would gladly hand over.',
    letter: ['Hello,', 'my phone', 'never stops…'],
  },
})
