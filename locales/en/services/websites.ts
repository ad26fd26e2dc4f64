import { texts } from '../../texts.ts'

/** English page of websites (R28). */
export const websitesText = texts('en', {
  title: 'Websites for small businesses',
  description:
    'Showcase sites, landing pages and online shops, planned and built for you: quick to load, easy on a phone, with a year of support.',
  heading: 'Simple websites, solidly built',
  lead: 'We draw the plan with you, put up the pages and set the last stone. You get a site that opens quickly, reads well on a phone and says what to do next.',
  introduction: {
    heading: 'A page is a small building',
    paragraphs: [
      'People come in by whichever door is nearest: a search, a map, a link in a message. They look round for a moment and want to know what you do, where you are and how to reach you.',
      'We build the way a good mason builds: the plan first, then the walls, then the detail. No rooms that nobody uses. Every page has one job, and you can say what it is.',
    ],
  },
  types: {
    heading: 'Three kinds of site, and one of them is yours',
    lead: 'They differ in what a visitor comes to do. If you are between two, tell us what should happen after the first click.',
    items: [
      {
        title: 'Showcase site',
        text: 'Several pages that show your work, your people and your prices. For those who are chosen because they are trusted.',
        fits: 'Clinics, consultants, tradespeople',
      },
      {
        title: 'Landing page',
        text: 'One page, one offer, one button. For a campaign, a season or a new service that needs an answer soon.',
        fits: 'Campaigns, launches, events',
      },
      {
        title: 'E-commerce',
        text: 'A shop with shelves, a basket and a till. Your products are sold and paid for while you are doing something else.',
        fits: 'Shops, makers, producers',
      },
    ],
    fits: 'Suits',
  },
  checklist: {
    heading: 'Built to be used, on any screen',
    points: [
      'Fits a phone, a tablet and a desk',
      'Opens before patience runs out',
      'Says what you do in the first line',
      'One clear thing to do on each page',
      'Headings search engines read',
      'Locked with SSL, and backed up',
      'Visits counted in plain figures',
      'Somebody to ask for a whole year',
    ],
    results: 'What we promise',
  },
  steps: {
    heading: 'From bare ground to open door',
    items: [
      {
        title: 'Plan',
        text: 'You fill in a brief: your goals, your pages, the sites you like. We turn it into a plan.',
      },
      {
        title: 'Design',
        text: 'You see the pages drawn before they are built. This is the time to change your mind.',
      },
      {
        title: 'Build',
        text: 'Your words and pictures go in. We test every page on phones and on large screens.',
      },
      {
        title: 'Launch',
        text: 'The scaffold comes down, the site opens at your address, and your year of support begins.',
      },
    ],
  },
  features: {
    heading: 'What comes with the keys',
    items: [
      {
        title: 'SSL security',
        text: 'The padlock in the address bar: what a visitor types into a form stays between the two of you.',
      },
      {
        title: 'Backups',
        text: 'A copy of your site is kept aside, so that a bad day does not take your pages with it.',
      },
      {
        title: 'Analytics',
        text: 'Which pages are read, where visitors come from and what they do next.',
      },
      {
        title: 'A year of support',
        text: 'A question, a new price, a picture to swap: write to us, for a whole year.',
      },
    ],
  },
  call: {
    heading: 'Shall we draw the plan?',
    text: 'Tell us what your site should do, in a sentence or two. We reply within {hours} hours.',
  },
  words: {
    nav: ['Home', 'Work', 'Contact'],
    headline: ['Open', 'today'],
    button: 'Book',
    stones: ['About', 'Prices', 'FAQ'],
    plan: 'Plan',
    shop: 'Basket',
    offer: 'This week',
    open: 'Open',
  },
})
