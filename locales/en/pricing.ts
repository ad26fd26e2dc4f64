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
  final: {
    heading: 'Ready to Get Started',
    text: 'You tell us how your week runs; we say what we would automate first, and what we would leave alone.',
    button: 'Book Free Consultation',
    packageName: 'Free Consultation',
    question: 'Ask a Question',
    words: { question: 'Where to start?', answer: 'Your phone.' },
  },
})
