import { texts } from '../texts.ts'

/** What the screen says on which several posts are published at once. */
export const publishText = texts('en', {
  title: 'Publish several posts',
  description: 'Publish posts together, or take them off the site together.',
  lead: 'Either all chosen posts change or none, in one version. What you are still typing in one of them is not part of it.',
  back: 'Back to the posts',
  needsScript: 'Publishing needs JavaScript. Reading works without it.',
  find: 'Find a post',
  chooseShown: 'Choose all that are shown',
  nothingFound: 'No post has “{words}” in its title.',
  posts: '{count:number} {{post|posts}}',
  untitled: 'Untitled',
  toolbar: 'Chosen posts',
  chosen: '{count:number} chosen',
  none: 'Tick the posts that change together.',
  together: 'In one version: all of them or none.',
  noneYet: 'Tick at least one post first.',
  /** What each of the two buttons would do to what is chosen. */
  effect: {
    none: {
      publish: 'Every visitor sees them with the next page.',
      unpublish: 'They leave the site; the texts stay.',
    },
    publish: '{count:number} {{post goes|posts go}} online',
    unpublish: '{count:number} {{post becomes a draft|posts become drafts}}',
  },
  /** Of the chosen, those that it would leave alone. */
  already: {
    publish: '{count:number} {{is|are}} online already',
    unpublish: '{count:number} {{is a draft|are drafts}} already',
  },
  publish: 'Publish',
  unpublish: 'Back to draft',
  ask: {
    publish: {
      title: 'Publish {count:number} {{post|posts}}?',
      close: 'Close',
      confirm: 'Publish',
      cancel: 'Cancel',
      text: 'Every visitor sees them with the next page. A later date of publication is replaced by now.',
    },
    unpublish: {
      title: 'Take {count:number} {{post|posts}} off the site?',
      close: 'Close',
      confirm: 'Back to draft',
      cancel: 'Cancel',
      text: 'Visitors do not find them any more. The texts stay here as drafts.',
    },
  },
  busy: 'Saving…',
  done: {
    publish: 'Published {count:number} {{post|posts}}',
    unpublish: 'Took {count:number} {{post|posts}} off the site',
    nothing: 'Nothing had to be changed: the chosen posts were so already.',
  },
  refused: 'Nothing was changed. Please look at:',
  failed: 'Nothing was changed',
  failedText: 'Please try again in a moment.',
  offline:
    'No connection. It is not known whether the posts were changed: look at the list again when you are online.',
  signIn: 'Your session has ended. Sign in again; nothing was changed.',
  most: 'Choose at most {most:number} posts at a time.',
  emptyTitle: 'No blog posts yet',
  emptyText: 'Posts that you write can be published from here together.',
  emptyLink: 'All posts',
})
