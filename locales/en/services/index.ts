import { serviceGroups, serviceSlugs } from '#domain/services.ts'
import { inWords, startingInWords } from '../numbers.ts'

const services = `${startingInWords(serviceSlugs.length)} services`

/** The index of all services. Names and lines of the services are the menu’s (`interface.ts`). */
export const servicesText = {
  title: 'Services',
  description: `${services} for small businesses: websites, local ads, enquiries, bookings, reviews and the paperwork behind them.`,
  heading: 'Start from what you want',
  lead: `${services}, in ${inWords(serviceGroups.length)} groups. Begin with what costs you the most time. The rest can wait.`,
  /** The doors of a street (R318). */
  street: {
    heading: 'Or from the door you open every morning',
    trades: {
      salons: 'Salons',
      clinics: 'Clinics',
      tradespeople: 'Tradespeople',
      consultants: 'Consultants',
      shops: 'Shops',
      agencies: 'Agencies',
    },
    /** Names that fit under a door. */
    short: {
      'automated-google-reviews': 'Google reviews',
      'client-retention-tools': 'Client retention',
      'google-business-profile': 'Google profile',
      'local-ads-lead-generation': 'Local ads',
      'smart-booking-systems': 'Smart booking',
      'voice-to-note-automation': 'Voice to note',
      'workflow-automation': 'Workflow automation',
    },
  },
  groups: {
    found: {
      heading: 'Be found',
      text: 'Somebody nearby looks for what you do. Your name is there, and it looks right.',
    },
    reachable: {
      heading: 'Be reachable',
      text: 'Calls and messages get an answer, also when your hands are full.',
    },
    again: {
      heading: 'Be chosen again',
      text: 'Happy customers say so where others read it, and have a reason to return.',
    },
    hours: {
      heading: 'Have your hours back',
      text: 'The work behind the work happens on its own, in the tools you use already.',
    },
  },
  pricing: {
    text: 'Some of these come together, as a package with one monthly price.',
    link: 'See the packages',
  },
} as const
