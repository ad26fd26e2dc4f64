import { texts } from '../../texts.ts'

/** English page of tailored AI tools (R28). Its figures come from `content/catalogue.yaml`. */
export const tailoredAiToolsText = texts('en', {
  title: 'Tailored AI tools',
  description:
    'Custom AI tools for small businesses: cut to the way you work, joined to the systems you already use, and tried on your own cases before launch.',
  heading: 'Tailored AI tools',
  lead: 'Measured on the way you work, cut to fit the systems you have, and tried on before the last seam is sewn.',
  introduction: {
    heading: 'When nothing off the peg fits',
    paragraphs: [
      'Some work has a shape of its own. Your quotes follow rules nobody wrote down, your files live in several places, and the ready-made app does plenty you do not need and misses the one thing you do.',
      'A tailored tool starts from your own cases. We watch how the work is done, cut the piece that is missing, and join it to the systems you already use.',
    ],
  },
  examples: {
    heading: 'Three tools, cut for three trades',
    lead: 'Examples of what a tool can be. Yours starts from your own work.',
    reads: 'What it reads',
    gives: 'What it gives back',
    checks: 'Who checks it',
    items: [
      {
        title: 'An assistant for a lawyer',
        reads: 'The contract on your desk, and the wording your office normally uses.',
        gives: 'A short summary, the clauses that differ from yours, and the first draft of a reply.',
        checks: 'The lawyer. It marks where to look; what the clause means is for you to say.',
      },
      {
        title: 'A recommender for an online shop',
        reads: 'Your catalogue, your stock, and which things people buy together.',
        gives: 'Suggestions that go with what is already in the basket, from what is on the shelf.',
        checks: 'The shopkeeper. You set the rules, and take a product out when you like.',
      },
      {
        title: 'An assistant for a creative agency',
        reads: 'The client’s brief, the brand guidelines and the work you have done before.',
        gives: 'First headlines and rough layouts, and a list of what the brief forgot to say.',
        checks: 'The designer. It fills the empty page; your team decides what stays on it.',
      },
    ],
  },
  features: {
    heading: 'Three ways to cut it',
    items: [
      {
        title: 'Custom development',
        text: 'A tool written for one job in your business, with its words, its rules and its exceptions.',
      },
      {
        title: 'Integrations',
        text: 'It reads from and writes to the systems you already use, so that nothing is copied by hand.',
      },
      {
        title: 'Custom automation',
        text: 'The steps around it run by themselves: they fetch, fill in, hand over, and stop where you want to look.',
      },
    ],
  },
  steps: {
    heading: 'Four fittings, from first talk to launch',
    items: [
      {
        title: 'Discovery',
        text: 'You show us the work as it is, odd cases included. We take the measurements.',
      },
      {
        title: 'Prototype',
        text: 'A first piece, on your own examples. Try it on, and say where it pinches.',
      },
      { title: 'Development', text: 'We build it properly and join it to the systems you use.' },
      { title: 'Launch', text: 'Your team starts to work with it, and we take in the last seams.' },
    ],
  },
  checklist: {
    heading: 'Cut for one business: yours',
    points: [
      'Built for one job',
      'Speaks the words of your trade',
      'Follows your own rules',
      'Knows your exceptions',
      'Joins the systems you use',
      'Tried on your own cases',
      'Leaves the last word to you',
      'On a timeline agreed with you',
    ],
    results: 'Results',
  },
  call: {
    heading: 'Tell us about the piece that is missing',
    text: 'Describe the job in your own words, odd cases included. We reply within {hours} hours.',
  },
  words: {
    form: 'Your form',
    voice: 'Your words',
    list: 'Your steps',
    clause: 'Clause 9',
    differs: 'Not our wording',
    basket: 'In the basket',
    goesWith: 'Goes with it',
    brief: 'Brief',
    question: 'Which colour?',
  },
})
