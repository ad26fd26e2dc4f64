import { texts } from '../texts.ts'

/** English home page (R19). Packages and figures are content: `content/catalogue.yaml`. */
export const homeText = texts('en', {
  title: 'Make running your business simple | {site}',
  description:
    'AI automation and simple digital tools for small businesses: calls answered, bookings taken, reviews asked for and customers followed up.',
  hero: {
    heading: 'Make running your business simple',
    lead: 'We set up the tools that answer calls, take bookings, ask for reviews and follow up, so that you can get on with the work you are good at.',
    button: 'See Our Packages',
    audience: 'For clinics, salons, tradespeople, consultants, shops and agencies.',
    reply: 'You hear back from us within\u00a024\u00a0hours.',
  },
  /** In Italian, for visitors who read Italian first (R10). */
  italian: {
    text: 'Questo sito esiste anche in italiano.',
    go: 'Leggi in italiano',
    dismiss: 'Chiudi',
  },
  problems: {
    heading: 'Which of these sounds like your week?',
    lead: 'Start with the one that costs you most. The rest can wait until it works.',
    clients: {
      title: 'More clients',
      text: 'People nearby are searching for what you do. Local ads and lead forms put you in front of them, and follow up before they cool.',
      service: 'Local ads and lead generation',
    },
    website: {
      title: 'Professional web presence',
      text: 'A quick, clear website that explains what you do and asks for the booking.',
      service: 'Websites',
    },
    calls: {
      title: 'Missed calls',
      text: 'Evenings, weekends, hands full: the call is answered and the slot is filled.',
      service: 'AI enquiry handling',
    },
    retention: {
      title: 'Client retention',
      text: 'Reminders, loyalty points and a friendly follow-up bring people back.',
      service: 'Client retention tools',
    },
    reviews: {
      title: 'Reviews',
      text: 'Happy customers are asked at the right moment, and every review gets a reply.',
      service: 'Google reviews',
    },
    inbox: {
      title: 'Messages from everywhere',
      text: 'Phone, WhatsApp, email, your website and your Google profile arrive in one inbox, so nothing waits on somebody’s mobile until Monday.',
    },
  },
  /** A missed call, step by step (R299). */
  missedCall: {
    heading: 'Miss this call',
    lead: 'Your hands are full and the phone rings. Leave it, and watch what the caller gets while you finish the job.',
    legend: 'Step through the call',
    play: 'Let it ring',
    steps: [
      'It rings and nobody answers',
      'A text message goes out',
      'The caller replies',
      'The slot is booked',
    ],
    phone: {
      missed: 'Missed call',
      time: '11:04',
      sent: 'Sorry we missed you. Would Thursday at three suit?',
      reply: 'That works, thank you.',
      booked: 'Booked',
      slot: 'Thursday, 15:00',
      day: 'Thursday',
    },
    example: 'An example: the call and the times are made up.',
  },
  packages: {
    heading: 'Packages, priced by the month',
    lead: 'Pick the one that fits your week. You know how long the set-up takes before we begin.',
    button: 'View Full Pricing Details',
    popular: 'Most Popular',
    setUp: 'Set-up',
  },
  cases: {
    heading: 'What changes, trade by trade',
    bookings: {
      who: 'Salons',
      title: 'increase in bookings',
      text: 'Clients book from a text or WhatsApp at eleven at night. The diary fills itself while the salon is closed.',
    },
    retention: {
      who: 'Clinics',
      title: 'client retention',
      text: 'A check-up reminder goes out before people forget, with a link to a free slot.',
    },
    calls: {
      who: 'Tradespeople',
      title: 'fewer missed calls',
      text: 'The phone is answered while you are up the ladder.',
    },
    noShows: {
      who: 'Consultants',
      title: 'fewer no-shows',
      text: 'Two reminders, and an easy way to move the date.',
    },
    enquiries: {
      who: 'Shops',
      figure: 'Doubled',
      title: 'enquiries from local search',
      text: 'A complete Google profile and a page that answers the first question.',
    },
    hours: {
      who: 'Agencies',
      title: 'saved per week',
      text: 'A voice note after each visit becomes a list of jobs, sorted and sent to the right person.',
    },
  },
  /** The same week twice, shown in windows (R317). */
  twoWeeks: {
    heading: 'The same week, twice',
    lead: 'An example: a workshop with two people. First the week as it was, then the week with the tools at work.',
    before: 'Before',
    after: 'After',
    days: [
      {
        day: 'Monday',
        was: 'Nine messages wait from the weekend.',
        is: 'Seven have their answer. Two are for you.',
      },
      {
        day: 'Tuesday',
        was: 'Three calls ring out during a job.',
        is: 'Each caller has a slot by text.',
      },
      {
        day: 'Wednesday',
        was: 'Two people come for two o’clock.',
        is: 'One comes at two, one at three.',
      },
      {
        day: 'Thursday',
        was: 'Invoices, until ten at night.',
        is: 'The invoices left at five. So did you.',
      },
      {
        day: 'Friday',
        was: 'Nobody was asked for a review.',
        is: 'Everybody was, and two have written one.',
      },
    ],
  },
  statistics: 'Results',
  closing: {
    heading: 'Tell us what eats your week. We will show you what can go.',
    text: 'No jargon and no slide deck: a short conversation about your week, and a plain answer within\u00a024\u00a0hours.',
    button: 'See How We Can Help Your Business',
  },
})
