import { texts } from '../texts.ts'

/** Accessibility statement (R275): what is tested, and what is not. */
export const accessibilityText = texts('en', {
  title: 'Accessibility',
  description:
    'How this website is made and tested so that everybody can use it, what its limits are, and whom to tell when something does not work.',
  updated: 'Last tested',
  lead: 'Everybody should be able to read this website and write to us, with any device and any way of using it. Here is what we test, and what we know to be missing.',
  aim: {
    id: 'what-we-aim-for',
    heading: 'What we aim for',
    paragraphs: [
      'We build this website to the Web Content Accessibility Guidelines 2.2, level AA. Beyond the limits below we know of no place where it falls short of them. This is our own judgement: nobody else has audited the website.',
    ],
  },
  tested: {
    id: 'what-is-tested',
    heading: 'What is tested',
    paragraphs: ['Before a release a program uses the website in a browser, and checks:'],
    points: [
      'Every kind of page in English and Italian with axe-core, in light and dark colours, on screens from 320 to 1,280 pixels.',
      'Menus, dialogs and forms while they are open, empty, and with faults.',
      'That menus, dialogs and forms work by keyboard, that the focus is always seen, and that it comes back to where it was.',
      'That nothing is cut off on a screen as narrow as 320 pixels, which is what a wide one becomes at 400% zoom.',
      'That pages and forms work without JavaScript, and that nothing moves when you have asked for less motion.',
    ],
    closing:
      'The date above is the last day on which all of these tests passed. It is written by the tests, not by us.',
  },
  limits: {
    id: 'known-limits',
    heading: 'Known limits',
    paragraphs: ['These things we know:'],
    points: [
      'Programs find only a part of all faults. We have not tested the website with people who use a screen reader, a switch or voice control every day.',
      'The blog and the website brief are in English only.',
      'What a picture in an article shows is described by the person who wrote the article, and some descriptions may be short.',
      'The map on the contact page is made by others and may not be easy to use. The address is beside it as text.',
    ],
  },
  tell: {
    id: 'tell-us',
    heading: 'Tell us',
    paragraphs: [
      'If something does not work for you, or if you need a text in another form, write to {email}, or by post to {address}. Tell us the page and what you tried, and we answer within {reply} hours.',
      'If our answer does not help, in the United Kingdom you can turn to the Equality Advisory and Support Service.',
    ],
  },
})
