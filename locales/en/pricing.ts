import { texts } from '../texts.ts'

/** Pricing page (R26). Names, prices and features are content: `content/catalogue.yaml`. */
export const pricingText = texts('en', {
  title: 'Pricing',
  /** The price is the catalogue's `advertisedFrom`, which is not the lowest plan's (R17, R26). */
  description:
    'Packages from {from}/month: websites, bookings, enquiries and automation for small businesses, each with a known set-up time.',
  heading: 'Clear prices for a simpler week',
  lead: 'Every package is one monthly price with a known set-up time. Start small and move up when it pays.',
  plans: 'Packages',
  popular: 'Most Popular',
  setUp: 'Set-up',
  includes: 'Includes',
  idealFor: 'Ideal For',
  getStarted: 'Get Started',
  getQuote: 'Get Quote',
  addOns: {
    heading: 'Need Something Extra?',
    lead: 'Add one to any package, now or later.',
    button: 'Add On',
    greetings: ['Buongiorno!', 'Hello!'],
    thenMonthly: '{period}, plus {price} per month',
  },
  comparison: {
    summary: 'Compare the packages',
    caption: 'What each package lists',
    price: 'Per month',
    setUp: 'Set-up',
    yes: 'Yes',
    no: 'No',
  },
  chooser: {
    heading: 'Which package suits?',
    lead: 'Three questions about your week. Nothing is sent anywhere.',
    questions: {
      systems: 'Does it have to work with systems of your own?',
      phone: 'Should an AI voice agent answer the phone?',
      enquiries: 'Do you want bookings and enquiries handled for you?',
    },
    yes: 'Yes',
    no: 'No',
    waiting: 'Your answer will appear here.',
    includes: 'It includes:',
    see: 'See {name}',
    answers: {
      'get-found': 'For a start: people find you, and read what you do.',
      'get-clients': 'People find you already. This one turns their calls and messages into bookings.',
      'stay-booked': 'The phone is answered, and customers who came once come back.',
      custom: 'Built around the systems you have.',
    },
  },
  total: {
    heading: 'Add them up',
    legend: 'Tick what you would add',
    perMonth: 'per month',
    once: 'once',
    note: 'On top of the package. What is charged by the hour counts for one hour.',
  },
  afterwards: {
    heading: 'What happens after Get Started',
    sent: {
      title: 'You tell us who you are',
      text: 'Name, surname, email and phone number. The package you chose goes with it.',
    },
    answered: {
      title: 'We reply within 24\u00a0hours',
      text: 'With more details about the package you chose.',
    },
    setUp: { title: 'We set it up', text: 'It takes as long as the package says: for {name}, {time}.' },
  },
  final: {
    heading: 'Ready to Get Started',
    text: 'You tell us how your week runs; we say what we would automate first, and what we would leave alone.',
    button: 'Book Free Consultation',
    packageName: 'Free Consultation',
    question: 'Ask a Question',
    words: { question: 'Where to start?', answer: 'Your phone.' },
  },
})
