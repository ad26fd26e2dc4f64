import { texts } from '../../texts.ts'

/** English page of AI customer service and enquiry handling (R28). The conversation is an example and says so. */
export const aiEnquiryHandlingText = texts('en', {
  title: 'AI customer service and enquiry handling',
  description:
    'A voice agent for your phone and a WhatsApp agent for your messages. They answer day and night, and bring the hard questions to you.',
  heading: 'AI customer service and enquiry handling',
  lead: 'The shop is shut and the phone rings. The call is answered, so is the message, and the one question only you can settle is waiting with the whole story.',
  introduction: {
    heading: 'You cannot pick up with your hands full',
    paragraphs: [
      'A call while you are with a customer. A message at ten in the evening. A question on Sunday. Each one is somebody ready to talk to you, and not everybody tries twice.',
      'We set up two agents that speak for your business: one answers the phone, the other answers WhatsApp. They know your services, your prices and your hours, because we write those down with you before the first call comes in.',
      'They take the details of every enquiry, book what can be booked and stop where you told them to stop. What needs you comes to you.',
    ],
  },
  conversation: {
    heading: 'It knows when to ask you',
    lead: 'An evening on WhatsApp, at a bicycle workshop that closed hours ago. This one is an example: yours will speak about your work.',
    thread: 'The conversation',
    customer: 'Customer',
    agent: 'Agent',
    messages: [
      { byAgent: false, time: '21:14', text: 'Hello, do you service electric bikes?' },
      {
        byAgent: true,
        time: '21:14',
        text: 'Good evening. We do, and it takes a day. Would Thursday or Friday suit you?',
      },
      { byAgent: false, time: '21:15', text: 'Thursday, first thing please.' },
      { byAgent: true, time: '21:15', text: 'Thursday at nine is yours.', done: 'Booked, Thursday 9:00' },
      {
        byAgent: false,
        time: '21:17',
        text: 'One more thing. There is a small crack in the frame. Can I still ride it?',
      },
      {
        byAgent: true,
        time: '21:17',
        text: 'I would rather not guess about that. I am passing it to the owner with all you have told me, and you will get the answer here.',
      },
    ],
    slip: {
      heading: 'One question for you',
      question: 'There is a small crack in the frame. Can I still ride it?',
      rows: [
        { term: 'From', text: 'Name and number, as the customer gave them' },
        { term: 'Wants', text: 'A service for an electric bike' },
        { term: 'Settled', text: 'Booked in for Thursday, 9:00' },
        { term: 'Why you', text: 'Safety questions are yours' },
        { term: 'Reply on', text: 'WhatsApp, in the same conversation' },
      ],
      attached: 'The whole conversation is attached',
    },
    note: 'You decide which questions are yours. The customer never has to tell the story twice.',
  },
  features: {
    heading: 'What the two agents do',
    items: [
      {
        title: 'A voice agent for the phone',
        text: 'It picks up, listens and answers out loud, in whole sentences, with your prices and your hours.',
      },
      {
        title: 'A WhatsApp agent',
        text: 'It replies to messages as they arrive, on the number your customers already write to.',
      },
      {
        title: 'Every lead written down',
        text: 'Who it was, what they want and how to reach them. No more notes on the back of a receipt.',
      },
      {
        title: 'Cover 24/7',
        text: 'Evenings, weekends, bank holidays, and the hour when you are up the ladder.',
      },
      {
        title: 'Handover with context',
        text: 'A complex question comes to you with the conversation that led to it.',
      },
    ],
  },
  greetings: {
    heading: 'Answered the way they asked',
    text: 'Your customers do not all say good evening in the same language. The agents reply in the one they are spoken to. Tell us which ones you need.',
    greetings: [
      { lang: 'en', text: 'Good evening' },
      { lang: 'it', text: 'Buonasera' },
      { lang: 'fr', text: 'Bonsoir' },
      { lang: 'es', text: 'Buenas noches' },
    ],
  },
  checklist: {
    heading: 'What a good front desk would do',
    points: [
      'Answers while you are busy',
      'Replies to messages in the evening',
      'Takes name, number and reason',
      'Books what can be booked',
      'Says only what you have agreed',
      'Asks you when it is not sure',
      'Passes on the whole conversation',
      'Covers nights and weekends',
    ],
    results: 'Results',
  },
  call: {
    heading: 'Let it ring. You carry on.',
    text: 'Tell us which calls and messages reach you in a week, and which ones should always be yours. We reply within {hours} hours.',
  },
  words: {
    call: ['Are you open', 'on Saturday?'],
    answered: 'Yes, from ten',
    message: ['Can you fix', 'my bike?'],
    reply: 'Thursday at nine?',
    closed: 'Closed',
    slip: ['One question', 'for you'],
    lead: 'New lead',
    hours: ['Day', 'Night'],
  },
})
