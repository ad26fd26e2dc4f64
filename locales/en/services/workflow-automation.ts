import { texts } from '../../texts.ts'

/** English page of AI workflow and admin automation (R28). Its figures come from the content, not from here. */
export const workflowAutomationText = texts('en', {
  title: 'AI workflow and admin automation',
  description:
    'Documents, email replies, scheduling, invoices, follow-ups and reports: the admin of a small business, carried from one end to the other for you.',
  heading: 'AI workflow and admin automation',
  lead: 'Paper goes in at one end. The invoice, the reply and the report come out at the other, and you sit down with your tea.',
  introduction: {
    heading: 'The second shift, taken off your evenings',
    paragraphs: [
      'The work your customers pay for ends in the afternoon. Then the other work begins: reading what came in, typing it into a second place, writing last week’s reply again, making out the invoice, remembering who to chase.',
      'A workflow is that routine, written down once and then carried out for you. It reads the document, files what it says, drafts the reply, offers a time, makes out the invoice, follows up and adds the job to your report.',
      'The decisions stay yours. We agree with you which steps run by themselves and which ones wait for your yes.',
    ],
  },
  week: {
    heading: 'One enquiry, two ways through the week',
    lead: 'An example. On Monday somebody emails you for a quote, with a form and two photographs attached.',
    byHand: {
      heading: 'By hand',
      days: [
        { day: 'Monday', text: 'The email waits while you work. You read it after supper.' },
        {
          day: 'Tuesday',
          text: 'You type the name, the address and the sizes into your sheet. You ring back: no answer.',
        },
        {
          day: 'Wednesday',
          text: 'You write the reply you wrote last week, and look in the diary for a free hour.',
        },
        {
          day: 'Thursday',
          text: 'The customer says yes. You book it in and tell yourself to remember the invoice.',
        },
      ],
    },
    byWorkflow: {
      heading: 'By workflow',
      day: 'Monday',
      steps: [
        'The form is read. Name, address and sizes go into your sheet.',
        'A reply in your words goes out, with times that are free.',
        'The customer picks one. It is in your diary, with a reminder.',
        'The invoice is made out, ready for the day the job is done.',
      ],
    },
    rest: 'The rest of the week is for the job itself.',
    noShows: 'with predictive scheduling and reminders',
  },
  features: {
    heading: 'What it does',
    items: [
      {
        title: 'Document processing',
        text: 'Forms, receipts and letters are read, and what they say goes where you keep it.',
      },
      {
        title: 'Email replies',
        text: 'The questions you get every week are answered in your words. The unusual ones wait for you.',
      },
      {
        title: 'Predictive scheduling',
        text: 'It sees which hours fill up and which are missed, and suggests a time that will hold.',
      },
      {
        title: 'Automatic invoicing',
        text: 'Mark the job done, and the invoice goes out with the right name, date and amount.',
      },
      {
        title: 'Follow-ups',
        text: 'The quote without an answer and the bill not yet paid get a polite second message.',
      },
      {
        title: 'Reporting',
        text: 'What came in, what went out and what is still open, on one page you can read.',
      },
    ],
  },
  steps: {
    heading: 'From your desk to a working line',
    items: [
      {
        title: 'Analysis',
        text: 'We go through your week with you: where each task starts, and where it waits.',
      },
      {
        title: 'Design',
        text: 'We draw the new route, and mark what runs alone and what waits for your yes.',
      },
      { title: 'Implementation', text: 'We build it and connect it to the tools you already use.' },
      { title: 'Optimisation', text: 'We look at what still gets stuck, and straighten it.' },
    ],
  },
  checklist: {
    heading: 'Off your desk, and still done',
    points: [
      'Details typed once, not twice',
      'Post and email sorted by job',
      'Replies in your own words',
      'Times offered from your diary',
      'A reminder before each visit',
      'Invoices out when work is done',
      'Unpaid bills followed up',
      'A report that adds itself up',
    ],
    results: 'Results',
  },
  call: {
    heading: 'Start with the job you like least',
    text: 'Tell us which one it is and how you do it now. We reply within {hours} hours.',
  },
  words: {
    invoice: 'Invoice',
    reply: 'Reply',
    report: 'Report',
    answer: 'Yes, we do',
    slot: 'Thu 10:00',
    paid: 'Paid',
    chase: 'Any news?',
  },
})
