/** What every lead form says around its fields, and on the page that thanks. */
export const formsText = {
  close: 'Close',
  trap: 'Leave this field empty',
  summary: 'Please check these fields',
  reference: 'Your reference',
  /** What stays on the page where a dialog was sent. */
  arrived: 'Your message has arrived',
  next: 'A person reads it and replies within 24 hours. Please name the reference if you write to us about it.',
  brief: {
    text: 'Is it about a new website? The website brief asks for the rest: your contact details are already there.',
    button: 'Write the brief',
  },
  home: { label: 'Go Home', href: '/' },
  onward: { label: 'Read the blog', href: '/blog' },
} as const
