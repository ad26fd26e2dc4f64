/** Texts around the fields of every lead form, and on the thank-you page. */
export const formsText = {
  close: 'Close',
  trap: 'Leave this field empty',
  summary: 'Please check these fields',
  reference: 'Your reference',
  /** Stays on the page after a dialog was sent. */
  arrived: 'Your message has arrived',
  next: 'A person reads it and replies within 24 hours. Please name the reference if you write to us about it.',
  brief: {
    text: 'Is it about a new website? The website brief asks for the rest: your contact details are already there.',
    button: 'Write the brief',
  },
  home: { label: 'Go Home', href: '/' },
  onward: { label: 'Read the blog', href: '/blog' },
} as const
