import { texts } from '../texts.ts'

/** Blog list and article (R39 to R45). */
export const blogText = texts('en', {
  title: 'Blog',
  description:
    'Short, practical notes on automation, marketing and local search for people who run a small business.',
  heading: 'Notes for busy owners',
  filter: 'Categories',
  categories: {
    all: 'All Posts',
    'digital-marketing': 'Digital Marketing',
    'ai-automation': 'AI & Automation',
  },
  featured: 'Featured Post',
  morePosts: 'More posts',
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
  draft: 'Draft preview: only staff can see this page.',
  faq: 'Frequently Asked Questions',
  notFound: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist or has been removed.",
  },
})
