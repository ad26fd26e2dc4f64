import { texts } from '../../texts.ts'

/** Smart booking systems (R28). The figures are the catalogue’s. */
export const smartBookingSystemsText = texts('en', {
  title: 'Smart booking systems',
  description:
    'Bookings by phone, WhatsApp, online page and SMS in one diary, with reminders sent for you and no double bookings.',
  heading: 'Smart booking systems',
  lead: 'Two people ask for Tuesday at two. One gets it, the other gets three, and you did not put down the scissors.',
  introduction: {
    heading: 'Your diary, kept by someone who never puts the phone down',
    paragraphs: [
      'Most small businesses lose bookings in the gaps: the call during a treatment, the message at half past ten, the note on the back of a receipt. A smart booking system closes those gaps without asking you to change how you work.',
      'It offers only the slots that are really free, writes the booking into the calendar you already use, and reminds the customer before the day.',
    ],
  },
  features: {
    heading: 'What it does',
    items: [
      {
        title: 'Book on any channel',
        text: 'A call, WhatsApp, your booking page or a text: each one sees the same free slots.',
      },
      {
        title: 'Synced with your calendar',
        text: 'It works with the three major calendar providers, so you can keep yours.',
      },
      {
        title: 'No double bookings',
        text: 'When two people want the same hour, one gets it and the other is offered the next.',
      },
      {
        title: 'Your own hours',
        text: 'Lunch, school runs, late Thursdays, a week in August: the rules are yours.',
      },
      {
        title: 'Automatic reminders',
        text: 'By SMS and email, before the day. Nobody in your team has to remember to send them.',
      },
      {
        title: 'Analytics you can read',
        text: 'Busy hours, quiet hours, and which channel brings the bookings.',
      },
    ],
  },
  rules: {
    heading: 'You set the week. It keeps to it.',
    text: 'Tell us how your week really runs. The system sells the hours you give it and leaves the others alone, whoever asks and however they ask.',
    items: [
      { title: 'Lunch stays lunch', text: 'No booking lands on it, however kindly somebody asks.' },
      { title: 'Late on Thursday', text: 'Your long day opens more slots. The other days keep to theirs.' },
      {
        title: 'Home by three on Friday',
        text: 'The diary closes when you do. Whoever asks hears about Monday.',
      },
    ],
  },
  checklist: {
    heading: 'Everything a good receptionist would do',
    points: [
      'Takes bookings while you work',
      'Offers only slots that are free',
      'Keeps to your opening hours',
      'Writes to the calendar you use',
      'Reminds by SMS and email',
      'Answers the phone and WhatsApp',
      'Shows which channel works best',
      'Covers evenings and weekends',
    ],
    results: 'Results',
  },
  steps: {
    heading: 'From first call to first booking',
    items: [
      { title: 'Listen', text: 'We look at how people book with you now, and where the calls get lost.' },
      { title: 'Connect', text: 'Your calendars, your hours and your rules go in. No new diary to learn.' },
      { title: 'Test', text: 'We ring, text and book as your customers would, until nothing clashes.' },
      { title: 'Go live', text: 'It starts answering. We watch how it goes with you, and adjust.' },
    ],
  },
  call: {
    heading: 'A complete booking system for {price} per month',
    text: 'Set up for you, with your hours and your rules. We reply within {hours} hours.',
  },
  words: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    lunch: 'Lunch',
    late: 'Open late',
    closed: 'Closed',
    asks: 'Tuesday at two?',
    asksOnTwoLines: ['Tuesday', 'at two?'],
    offers: 'Two is taken. Three?',
    agrees: 'Perfect',
    reminder: ['Reminder', 'sent'],
    reminderText: 'See you at 10',
    open: 'Open',
  },
})
