import { texts } from '../texts.ts'

/** The not-found page, and the page for our own errors (R7). */
export const notFoundText = texts('en', {
  title: 'Page Not Found',
  description: 'This page does not exist, or it has moved. The services and the blog are one step away.',
  lead: 'One arch of this bridge is missing. The others hold, so pick a way across.',
  homeOf: '{site}, home',
  home: { label: 'Go Home', href: '/' },
  services: { label: 'Browse Services', href: '/en/services' },
  quickLinks: 'Often looked for',
  links: [
    { label: 'Web development', href: '/en/services/web-development' },
    { label: 'AI and automation', href: '/en/services/ai-automation' },
    { label: 'SEO and marketing', href: '/en/services/seo-marketing' },
    { label: 'Blog', href: '/blog' },
  ],
  failure: {
    title: 'Something Went Wrong',
    description: 'The page could not be shown. Nothing is lost: try again in a minute.',
    lead: 'The fault is on our side, and it has been recorded. Please try again in a minute.',
    retry: 'Try again',
  },
})
