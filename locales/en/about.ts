import { texts } from '../texts.ts'

/** English about page (R22). Founders' names and the follower figure are content. */
export const aboutText = texts('en', {
  title: 'About',
  description:
    'A small agency between London and Italy that gives small businesses help with calls, diaries, reviews and paperwork. Meet the two founders.',
  heading: 'We build the bridge between a busy day and a quiet one',
  mission:
    'Big companies have departments for calls, diaries and reviews. A small one has a pocket and a phone. Our mission is to give small businesses the same help, at a size and a price that fit.',
  place:
    'We work from London and Italy, in English and in Italian. We start from the way you already run your day.',
  teamPhoto: 'The people behind {site}',
  scene: { greeting: 'Pronto? Ready.', london: 'London', italy: 'Italy' },
  founders: {
    heading: 'Two founders, two desks, one aim',
    athlete:
      'A former athlete, who knows what a steady routine is worth and talks about it to a large audience online. The aim here is the same: good habits that run by themselves.',
    followers: 'followers',
    fromSport: 'From sport',
    fromDesign: 'From design',
    portrait: 'Portrait of {name}',
    designer:
      'Comes from graphic design and photo retouching, where one small detail can change the whole picture. That eye now goes to what your customers see, and to what they are better off without.',
  },
  day: {
    heading: 'Where a quiet day comes from',
    lead: 'Most of a busy day is small things at the wrong moment. Each has its own answer, and you can begin with one.',
    /** Keyed by the service that helps. */
    moments: {
      'ai-enquiry-handling': {
        when: 'Before you open',
        busy: 'Messages have piled up overnight.',
        quiet: 'They are answered already. The harder ones wait for you, with the conversation attached.',
      },
      'smart-booking-systems': {
        when: 'Mid-morning',
        busy: 'The phone rings while your hands are full.',
        quiet: 'The caller picks a free time, and your diary has it before you look.',
      },
      'voice-to-note-automation': {
        when: 'Between two visits',
        busy: 'There are notes to write up, and no table to write on.',
        quiet: 'You say them aloud. They arrive as text, sorted, with the jobs picked out.',
      },
      'workflow-automation': {
        when: 'Afternoon',
        busy: 'Invoices and reminders are still on the list.',
        quiet: 'They leave on their own, on the day they are due.',
      },
      'automated-google-reviews': {
        when: 'After closing',
        busy: 'A happy customer goes home and forgets to say so.',
        quiet: 'A kind request goes out, and the review gets its reply.',
      },
    },
  },
  closing: {
    heading: 'See what it costs, then tell us how your week runs.',
    text: 'Every package has its price and its set-up time beside it.',
    button: 'See Our Packages',
    contact: 'Contact',
  },
})
