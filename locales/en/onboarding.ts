const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The website brief and its confirmation (R58, R62, R69). */
export const onboardingText = {
  title: 'Website onboarding',
  description:
    'Tell us about the website you need: your business, the pages you want and the files you already have. Six short parts on one page.',
  heading: 'Tell us about your new website',
  lead: (hours: string) =>
    `Six short parts. Whatever you do not know yet can stay empty. We reply within ${hours} hours.`,
  parts: {
    label: 'Parts of the form',
    done: 'complete',
    fault: 'needs an answer',
    contact: { title: 'Contact Information', text: 'So that we know whom to answer.' },
    business: {
      title: 'Business Details',
      text: 'In your own words. We will ask if something is unclear.',
    },
    preferences: { title: 'Website Preferences', text: 'What you already have, and what you like.' },
    structure: { title: 'Website Structure', text: 'A first list of pages. We arrange them together.' },
    uploads: {
      title: 'Content & Media Uploads',
      text: (files: number, megabytes: number) =>
        `Texts, pictures, your logo. Up to ${files} files and ${megabytes} MB in all.`,
    },
    extras: { title: 'Extras', text: 'Connections and extra help, if you want them.' },
  },
  optional: (label: string) => `${label} (optional)`,
  yes: 'Yes',
  no: 'No',
  fullName: 'Full name',
  businessName: 'Business name',
  email: 'Email',
  phone: 'Phone',
  businessDescription: {
    label: 'What does your business do?',
    help: 'A few sentences, at least 10 characters.',
  },
  targetAudience: { label: 'Who are your customers?', help: 'At least 5 characters.' },
  websiteGoals: { label: 'What should the website do?', help: 'Choose as many as you like, at least one.' },
  customGoals: 'Another goal',
  hasExistingDomain: { label: 'Do you already have a domain?', help: 'The address of your website' },
  domainName: 'Domain name',
  hasExistingHosting: {
    label: 'Do you already have hosting?',
    help: 'The company that keeps your website online',
  },
  hostingDetails: 'Hosting details',
  inspirationWebsites: {
    label: 'Websites you like',
    help: 'Two or three addresses, and what you like about each.',
  },
  colorPreferences: 'Colours',
  fontPreferences: 'Fonts',
  desiredPages: {
    label: 'Which pages do you need?',
    help: 'Choose at least one. You can change your mind later.',
  },
  customPages: 'Other pages',
  needsBookingSystem: 'Should customers book online?',
  needsShop: 'Do you want to sell online?',
  otherFunctionality: 'Anything else it should do?',
  desiredIntegrations: 'What should it connect to?',
  customIntegrations: 'Another connection',
  needsSEOSupport: {
    label: 'Would you like help with search engines?',
    help: 'SEO, so that people nearby find you',
  },
  needsAnalytics: {
    label: 'Would you like visitor figures?',
    help: 'Which pages are read, and where people come from',
  },
  specialRequests: { label: 'Special requests', help: 'Dates, worries, wishes: anything we should know.' },
  files: {
    documents: {
      label: 'Documents',
      limit: (megabytes: number) => `PDF, DOC, DOCX or TXT, ${megabytes} MB each`,
    },
    images: { label: 'Images', limit: (megabytes: number) => `Any image, SVG too, ${megabytes} MB each` },
    other: { label: 'Other files', limit: (megabytes: number) => `Any file, ${megabytes} MB each` },
    drop: 'Drop files here',
    orChoose: 'or choose them from your device',
    choose: 'Choose files',
    attached: 'attached',
    detach: 'Remove',
    remove: (name: string) => `Remove ${name}`,
    size: (megabytes: string) => `${megabytes} MB`,
    count: (files: number, most: number) => `${files} of ${most} files`,
    total: (megabytes: string, most: number | string) => `${megabytes} of ${most} MB`,
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    again: 'Your answers are kept. If you had chosen files, please choose them again.',
  },
  trap: 'Leave this field empty',
  send: {
    heading: 'Ready when you are',
    text: (hours: string) => `A person reads every brief and replies within ${hours} hours.`,
    button: 'Send your brief',
    sending: 'Sending your brief',
    keepOpen: 'Your answers and files are on their way. Please keep this page open until it is done.',
    stored: 'Everything has arrived. We are putting it away safely.',
    submitting: 'Submitting...',
    progress: 'Sent so far',
  },
  place: (part: number) => `in part ${part}`,
  summary: (count: number) =>
    count === 1 ? 'One answer needs another look' : `${numbers[count] ?? count} answers need another look`,
  failed: { title: 'Error', text: 'There was a problem submitting your form. Please try again.' },
  sent: {
    title: 'Form submitted successfully!',
    text: 'Thank you. Your brief is stored safely with its files in a cloud drive folder, and a person will read it.',
    /** Where it lies, as the notice, the card and the answer to a program say it. */
    place: (reference: string) => `our cloud drive, reference ${reference}`,
    toast: (place: string, hours: string) =>
      `Your files are stored in ${place}. We reply within ${hours} hours.`,
    somewhere: 'our cloud drive',
    description: 'Your website brief has arrived.',
    reference: 'Reference',
    folder: 'Stored in',
    files: 'Files received',
    reply: 'Reply within',
    hours: (hours: string) => `${hours} hours`,
    home: 'Go Home',
    next: {
      heading: 'What happens now',
      now: {
        when: 'Now',
        text: 'Your answers and your files lie together in one cloud drive folder.',
      },
      soon: {
        when: (hours: string) => `Within ${hours} hours`,
        text: 'We read the brief and reply to the address you gave.',
      },
      more: { when: 'Something to add?', text: 'Write to us and say that it belongs to your website brief:' },
    },
  },
  words: { brief: 'Brief' },
} as const
