/** Google Business Profile page (R28). Figures are content: `content/catalogue.yaml`. */
export const googleBusinessProfileText = {
  title: 'Google Business Profile optimisation',
  description:
    'Your Google Business Profile set up and kept in order: photos, virtual tour, reviews, questions, posts and competitor analysis.',
  heading: 'Google Business Profile optimisation',
  lead: 'A street full of doors. People ring at the one that shows its hours, its pictures and what others say.',
  introduction: {
    heading: 'Before they see your door, they see your profile',
    paragraphs: [
      'Somebody nearby types in what you do. Before your website, before your shop window, they meet a small panel: your name, a map, a few pictures. Many decide there.',
      'If the hours are last year’s, or a question has waited since spring, they try the next name. We do the full set-up, then keep it in order.',
    ],
  },
  features: {
    heading: 'What we look after',
    items: [
      {
        title: 'Photos',
        text: 'Outside, inside, the work itself: chosen, put in order and kept up to date.',
      },
      {
        title: 'Virtual tour',
        text: 'People look round before they come, and know the place when they walk in.',
      },
      {
        title: 'Review management',
        text: 'Each review gets a fitting answer, the kind ones and the others.',
      },
      {
        title: 'Questions and answers',
        text: 'Parking, prices, pushchairs: what people ask most is answered before they ask.',
      },
      {
        title: 'Posts',
        text: 'News, offers and dates on your profile, so that it never looks shut.',
      },
      {
        title: 'Competitor analysis',
        text: 'What the profiles around you do well, and where yours can do better.',
      },
    ],
  },
  anatomy: {
    heading: 'Anatomy of a profile',
    lead: 'Seven places where somebody decides to come, or to look elsewhere. We look after all of them.',
    notes: [
      { title: 'Pictures', text: 'The front first, so that people know it from the pavement.' },
      { title: 'Name and category', text: 'The name over your door, and the trade people search for.' },
      { title: 'Stars', text: 'Reviews are read, and each one gets an answer.' },
      { title: 'Hours', text: 'Right today, on bank holidays and in August.' },
      { title: 'Call and directions', text: 'The number you answer, and a pin on your own entrance.' },
      { title: 'Questions', text: 'Your answer stands there, not a stranger’s guess.' },
      { title: 'Posts', text: 'Something recent, so that the place looks lived in.' },
    ],
  },
  checklist: {
    heading: 'Kept as tidy as your own front step',
    points: [
      'Puts the pin on the right door',
      'Keeps your hours correct',
      'Names the trade people look for',
      'Shows pictures of today',
      'Answers reviews, kind or not',
      'Answers the usual questions',
      'Posts your news and offers',
      'Watches what neighbours do well',
    ],
    results: 'Results',
  },
  steps: {
    heading: 'Four steps to a full profile',
    items: [
      {
        title: 'Claim',
        text: 'We find your listing, or begin a new one, and go through verification with you.',
      },
      {
        title: 'Complete',
        text: 'Name, category, hours, services and area: every field filled in, and filled in right.',
      },
      {
        title: 'Show',
        text: 'Pictures and the virtual tour go up, in an order that makes sense to a stranger.',
      },
      { title: 'Keep current', text: 'Reviews, questions and posts are looked after from then on.' },
    ],
  },
  call: {
    heading: 'The easiest door on the street to find',
    text: 'Tell us your business name and your town. We look you up as a customer would, and say what to put right first.',
  },
  words: {
    business: 'Your business',
    open: 'Open now',
    call: 'Call',
    directions: 'Directions',
    website: 'Website',
    trade: 'Your trade, your town',
    question: 'Is there parking?',
    answer: 'Yes, at the back.',
    post: 'New this week',
    ask: 'Parking?',
    reply: 'Thank you',
  },
} as const
