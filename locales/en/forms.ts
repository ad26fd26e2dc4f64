/** What every lead form says around its fields, and on the page that thanks. */
export const formsText = {
  close: 'Close',
  trap: 'Leave this field empty',
  summary: 'Please check these fields',
  reference: 'Your reference',
  home: { label: 'Go Home', href: '/' },
  onward: { label: 'Read the blog', href: '/blog' },
} as const
