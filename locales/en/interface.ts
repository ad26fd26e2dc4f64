import { type ServiceSlug, serviceSlugs } from '#domain/services.ts'
import { texts } from '../texts.ts'
import { startingInWords } from './numbers.ts'

/** The strings of the frame around every page: header, menu, footer, controls. */
export const interfaceText = texts('en', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  nav: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    blog: 'Blog',
    pricing: 'Pricing',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    accessibility: 'Accessibility',
    /** Used where space is short. */
    privacyShort: 'Privacy',
  },
  allServices: 'All services',
  allServicesLine: `${startingInWords(serviceSlugs.length)}, side by side`,
  services: {
    'ai-enquiry-handling': {
      name: 'AI enquiry handling',
      line: 'Calls and WhatsApp answered, day and night',
    },
    'smart-booking-systems': {
      name: 'Smart booking systems',
      line: 'One diary behind every channel, no clashes',
    },
    websites: { name: 'Websites', line: 'Quick, clear pages that get you found' },
    'workflow-automation': {
      name: 'Workflow automation',
      line: 'Invoices, replies and reports on their own',
    },
    'tailored-ai-tools': { name: 'Tailored AI tools', line: 'Cut to the way your business works' },
    'client-retention-tools': { name: 'Client retention tools', line: 'Reasons to come back, sent on time' },
    'google-business-profile': {
      name: 'Google business profile',
      line: 'Your hours, photos and answers in order',
    },
    'local-ads-lead-generation': {
      name: 'Local ads and lead generation',
      line: 'Seen by the streets around you',
    },
    'automated-google-reviews': {
      name: 'Automated Google reviews',
      line: 'Asked for kindly, answered quickly',
    },
    'voice-to-note-automation': {
      name: 'Voice-to-note automation',
      line: 'Say it once, find it written and filed',
    },
  } satisfies Record<ServiceSlug, { name: string; line: string }>,
  servicePage: {
    getStarted: 'Get Started Today',
    getStartedWith: 'Get Started with {service}',
  },
  /** Under a figure (R315). */
  figures: { example: 'an example', source: 'Source:' },
  theme: {
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    row: 'Dark Mode',
  },
  menu: { open: 'Open menu', close: 'Close menu' },
  footer: {
    line: 'Automation and simple digital tools for small businesses, from London and Italy.',
    pages: 'Pages',
    contact: 'Contact',
    hours: 'Opening hours',
    closed: 'Closed',
    admin: 'Admin Access',
    onboarding: 'Website onboarding',
  },
  toast: { region: 'Notifications (F8)', close: 'Close' },
})
