import { texts } from '../texts.ts'

/** What people with a preview link read (R180, R182). */
export const previewText = texts('en', {
  title: 'Preview: {title}',
  draft: 'Preview of a draft, as of {moment}. Only people with this link see it.',
  version: 'Preview of one version, as of {moment}. Only people with this link see it.',
  undated: 'Preview of a draft. Only people with this link see it.',
  over: {
    title: 'This preview has ended',
    text: 'The link has expired, or it was taken back. Ask the person who sent it to you for a new one.',
  },
  unknown: {
    title: 'This preview link does not work',
    text: 'Part of the address may be missing. Copy the whole link again, or ask the person who sent it to you.',
  },
  blog: 'Go to the blog',
})
