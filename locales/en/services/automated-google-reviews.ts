import { texts } from '../../texts.ts'

/** Automated Google review management (R28). Typical results are figures of the catalogue. */
export const automatedGoogleReviewsText = texts('en', {
  title: 'Automated Google review management',
  description:
    'Every customer is asked kindly for a Google review, at the right moment, and every review gets a reply. Poor ones reach you with a draft.',
  heading: 'Automated Google review management',
  lead: 'People mean to leave a review, and then the day goes on. We ask them kindly at the right moment, and answer what they write.',
  introduction: {
    heading: '{share} read reviews. Yours deserve some care',
    paragraphs: [
      'Before they ring, people look at the stars, then at what others wrote, then at whether anybody answered. Old reviews, or one complaint left standing, say more than you would like.',
      'So we look after two things. Each customer is asked for a review, by message. And whatever they write gets a reply.',
      'Nobody is left out. Google does not allow asking only the customers who seem pleased, and an honest page is the one people trust.',
    ],
  },
  halves: {
    heading: 'First asking, then answering',
    halves: [
      {
        title: 'Asking',
        text: 'When the visit is over, your customer gets a short message in your name, with a link straight to your review page. It asks. It does not nag.',
        points: [
          'Everyone is asked, pleased or not',
          'While the visit is still fresh',
          'In the way you talk',
        ],
      },
      {
        title: 'Answering',
        text: 'A reply speaks about what was written, so it never reads like a form letter. A poor review comes to you with a draft answer, and you decide what it says.',
        points: [
          'Every review gets a reply',
          'Poor ones reach you with a draft',
          'Nothing difficult goes out unread',
        ],
      },
    ],
  },
  features: {
    heading: 'What it brings you',
    items: [
      {
        title: 'Reviews that are recent',
        text: 'People look at the date as well as at the stars. New ones come in while you work.',
      },
      {
        title: 'Someone who answers',
        text: 'Whoever reads your page sees that somebody is there, for praise and for complaints.',
      },
      {
        title: 'No nasty surprise',
        text: 'An unhappy customer reaches you as a message with a draft, so you can put it right.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Set up',
        text: 'We link your Google profile and write the message with you, in the way you talk.',
      },
      {
        title: 'Ask',
        text: 'When a visit or a job is done, the customer gets the message with the link.',
      },
      {
        title: 'Answer',
        text: 'Every review gets its reply. The poor ones come to you with a draft.',
      },
      {
        title: 'Learn',
        text: 'You see what people praise and what bothers them, and know what to change.',
      },
    ],
  },
  checklist: {
    heading: 'Kind, regular and honest',
    points: [
      'Asks everyone, pleased or not',
      'Writes in your name',
      'Links straight to your review page',
      'Replies to every review',
      'Brings you poor reviews with a draft',
      'Keeps your tone of voice',
      'Never buys or rewards a review',
      'Shows you what people praise',
    ],
    results: 'Typical results',
  },
  call: {
    heading: 'Let your customers do the talking',
    text: 'Tell us what happens now when a visit is over. We reply within {hours} hours with what we would ask, and when.',
  },
  words: {
    ask: 'How was it today?',
    thanks: 'Thank you',
    welcome: 'See you again soon',
    coming: 'Thank you for coming.',
    write: 'Write a review',
    reply: 'Your reply',
    draft: 'Draft',
    sorry: 'We are sorry.',
    change: 'Change',
    send: 'Send',
    today: 'Today',
  },
})
