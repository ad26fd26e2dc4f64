import { texts } from '../texts.ts'

/** Blog list and article (R39 to R45). */
export const blogText = texts('en', {
  title: 'Blog',
  description:
    'Short, practical notes on automation, marketing and local search for people who run a small business.',
  heading: 'Notes for busy owners',
  /** Shown next to a category's name. */
  count: '{{total:No notes|One note|?? notes}}',
  filter: 'Categories',
  categories: {
    all: 'All Posts',
    'digital-marketing': 'Digital Marketing',
    'ai-automation': 'AI & Automation',
  },
  search: {
    label: 'Search the notes',
    submit: 'Search',
    pageTitle: 'Search: {q}',
    found: '{{total:Nothing found|One note|?? notes}} for “{q}”',
    in: 'in {category}',
    everywhere: 'Search all notes',
    none: 'No note has all of these words.',
    noneHelp: 'Try fewer words, or another word for the same thing.',
    all: 'See all posts',
    ask: 'Ask us instead',
    results: 'Results',
    paging: 'Pages of the results',
    previous: 'Previous results',
    next: 'More results',
  },
  featured: 'Featured Post',
  morePosts: 'More posts',
  otherCategories: 'Notes from other categories',
  readMore: 'Read More',
  recently: 'Recently',
  empty: {
    title: 'No blog posts yet',
    text: 'Check back soon for expert insights and business tips.',
    back: 'See all posts',
  },
  paging: {
    label: 'Pages of the list',
    previous: 'Newer posts',
    next: 'Older posts',
    position: 'Page {page:number} of {pages:number}',
  },
  back: 'Back to Blog',
  backToAll: 'Back to All Articles',
  author: '{site} Team',
  contents: 'In this article',
  onward: { label: 'Read on', next: 'The next article', service: 'What we do about it' },
  draft: 'Draft preview: only staff can see this page.',
  faq: 'Frequently Asked Questions',
  another: { text: 'Your question is another one?', ask: 'Ask it here' },
  notFound: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist or has been removed.",
  },
})
