import { texts } from '../texts.ts'

/** Shown next to the forms on their own pages, not in the dialogs. */
export const formPagesText = texts('en', {
  chosen: { setUp: 'Set-up' },
  day: {
    heading: 'The next 24 hours',
    now: { when: 'Now', title: 'You send this', text: 'It is safely stored before we say thank you.' },
    reply: {
      when: 'Within {hours} hours',
      title: 'We reply',
      text: 'With more details about what you have in mind.',
      about: 'With more details about {name}.',
    },
    afterwards: {
      when: 'After that',
      title: 'We set it up',
      text: 'It takes as long as the package says.',
      about: '{name}: {time}.',
    },
  },
  answers: {
    heading: 'Perhaps this answers it',
    cost: {
      question: 'What does it cost?',
      answer: 'Packages begin at {price} per month.',
      link: 'See the prices',
    },
    time: { question: 'How soon is it running?' },
    reply: {
      question: 'When do I hear from you?',
      answer: 'Within {hours} hours, at the address that you leave here.',
    },
  },
})
