import { texts } from '../../texts.ts'

/** Client retention page (R28). Figures are content: `content/catalogue.yaml`. */
export const clientRetentionToolsText = texts('en', {
  title: 'Client retention tools',
  description:
    'Follow-ups, loyalty points, referrals, surveys and a customer portal, set up so that the customers you have won come back.',
  heading: 'Client retention tools',
  lead: 'Same cup, another season. A kind word at the right moment, and the person who came once comes again.',
  introduction: {
    heading: 'People mean to come back. Then the month gets busy.',
    paragraphs: [
      'You did the work, they were pleased, and then it went quiet. Nothing was wrong. Nobody got in touch, because you were busy with the next job and so were they.',
      'We set up the small things that keep the line open: a message after the visit, points that add up, a thank-you for a recommendation, a question about how it went. You decide what they say. They go out on their own.',
      'It is the cheaper half of the work, too. Winning a new customer costs {cost|times} what it costs to keep one.',
    ],
  },
  example: {
    heading: 'What coming back can be worth',
    lead: 'Take {customers} customers who spend {purchase} on average. What matters is how many of them buy again.',
    kept: 'come back',
    customers: '{count} customers buy again',
    extra: 'more in repeat sales per year',
    less: 'less in repeat sales per year',
    cost: 'for the service per year',
    /** Visitors may enter their own figures (R301). */
    fields: {
      customers: 'Customers',
      averagePurchase: 'Each spends per year, in £',
      keptBefore: 'Come back today, in %',
      keptAfter: 'Could come back, in %',
    },
    invalid: 'A whole number from {least} to {most}',
    noteHeading: 'An example, not a promise',
    note: 'These are sales, not profit, and your numbers will be others. Bring them to the first conversation and work the sum through with us before you decide.',
  },
  features: {
    heading: 'What we set up',
    items: [
      {
        title: 'Automated follow-ups',
        text: 'A thank-you, a check-up, a reminder that it is time again. Each goes out on the right day.',
      },
      {
        title: 'Loyalty points',
        text: 'Every purchase counts towards something worth having. No paper card to lose.',
      },
      {
        title: 'Referral',
        text: 'A happy customer passes on a link. When a friend uses it, you know whom to thank.',
      },
      {
        title: 'Satisfaction surveys',
        text: 'One short question after the visit. You hear about a problem while you can still put it right.',
      },
      {
        title: 'Segmentation',
        text: 'New, regular, gone quiet: each group gets the message that makes sense for it.',
      },
      {
        title: 'Customer portal',
        text: 'One place where customers see their points, their visits and what comes next.',
      },
    ],
  },
  steps: {
    heading: 'From first visit to first recommendation',
    items: [
      {
        title: 'Onboarding',
        text: 'A welcome after the first purchase: what happens next, and whom to ask.',
      },
      { title: 'Engagement', text: 'A useful message now and then, chosen for the group they belong to.' },
      { title: 'Loyalty', text: 'Points add up, the reward is theirs, and they hear about it in time.' },
      { title: 'Advocacy', text: 'Those who like you best get an easy way to bring a friend.' },
    ],
  },
  checklist: {
    heading: 'A memory for every face at the counter',
    points: [
      'Follows up after each visit',
      'Notices who has gone quiet',
      'Counts points on every purchase',
      'Says when a reward is ready',
      'Thanks those who recommend you',
      'Asks how it went',
      'Sorts customers into groups',
      'Gives each customer a page',
    ],
    results: 'Results',
  },
  call: {
    heading: 'Client retention for {price} per month',
    text: 'Tell us how people buy from you today. We suggest where to begin, and what can wait.',
  },
  words: {
    card: 'Sixth cup free',
    followUp: 'All well?',
    friend: 'For a friend',
    welcome: 'Welcome',
  },
})
