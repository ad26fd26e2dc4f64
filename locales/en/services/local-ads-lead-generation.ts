import { texts } from '../../texts.ts'

/** Local ads and lead generation (R28). Prices and promises are figures of the catalogue. */
export const localAdsLeadGenerationText = texts('en', {
  title: 'Local ads and lead generation',
  description:
    'Search, social and local campaigns that bring calls and enquiries from nearby, with a dashboard and a report every month.',
  heading: 'Local ads and lead generation',
  lead: 'Someone a few streets away needs what you do. We show them your ad, and make getting in touch a matter of one tap.',
  introduction: {
    heading: 'We start from your roof and draw a circle',
    paragraphs: [
      'An ad shown to people too far away is money gone. So we begin with a map: where you work, how far you travel, and which jobs you want more of.',
      'Then we write the ads, set up the campaigns and follow every enquiry back to the ad that brought it. What works gets more of the budget. What does not is switched off.',
      'You do not have to learn any of the platforms. You answer the enquiries. We look after the rest.',
    ],
  },
  features: {
    heading: 'Six kinds of campaign',
    items: [
      {
        title: 'Search',
        text: 'Your ad for people typing in what you do, in the streets where you do it.',
      },
      { title: 'Social', text: 'Your work in pictures, in the feeds of people who live nearby.' },
      {
        title: 'Retargeting',
        text: 'A reminder for those who looked at your website and left without asking.',
      },
      { title: 'Call-only', text: 'No page in between. One tap on the ad and your phone rings.' },
      { title: 'Local search', text: 'Your place on the map when people look for somewhere near them.' },
      { title: 'Lead forms', text: 'Name, number and what they need, filled in without leaving the ad.' },
    ],
  },
  report: {
    heading: 'You see where every pound goes',
    items: [
      {
        title: 'A dashboard to open any day',
        text: 'What was spent, what came in, and which ad brought it. Calls, forms and messages in one place.',
      },
      {
        title: 'A report every month',
        text: 'What we did, what it brought and what we change next, in plain words.',
      },
    ],
  },
  checklist: {
    heading: 'What we look after for you',
    points: [
      'Finding the words people search for',
      'Writing ads that say what you do',
      'Drawing the area, street by street',
      'Choosing the hours when ads run',
      'Tracing each enquiry to its ad',
      'Moving budget to what works',
      'Switching off what does not',
      'Reporting to you every month',
    ],
    results: 'Results',
  },
  ledger: {
    heading: 'What it costs, and what we promise',
    lead: 'The promises are ours, as your agency. The advertising platforms make none of them.',
    costs: 'What it costs',
    promises: 'What we promise',
    management: {
      name: 'Management',
      text: 'Our fee: setting up, writing, watching and reporting.',
      unit: 'per month',
    },
    budget: {
      name: 'Ad budget',
      text: 'What the ads themselves cost, on top of our fee.',
      from: 'from',
      unit: 'per month',
    },
    firstCampaign: {
      name: 'First campaign live',
      text: 'Written, set up and being shown.',
      amount: 'in {figure}',
    },
    firstResults: {
      name: 'First results',
      text: 'Ads need some days to find their people.',
      amount: '{figure} days',
    },
    minimumRoi: {
      name: 'Minimum ROI',
      text: 'Return on investment: what comes back for what goes in. This is the least we promise.',
      amount: '{figure}',
    },
    guarantee: {
      name: 'Money-back guarantee',
      text: 'Ask us how it works before you begin.',
      amount: '{figure} days',
    },
  },
  call: {
    heading: 'Local ads, looked after for {price} per month',
    text: 'Plus an ad budget from {budget} per month. Tell us what you do and where you do it. We reply within {hours} hours.',
  },
  words: {
    search: 'boiler repair near me',
    ad: 'Ad',
    headline: 'Boiler out?',
    offer: 'Open today',
    call: 'Call',
    calls: 'Calls',
    forms: 'Forms',
    messages: 'Messages',
    report: 'This month',
  },
})
