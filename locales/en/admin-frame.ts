import { texts } from '../texts.ts'

/** What every screen of the studio says. The studio has one language. */
export const adminFrameText = texts('en', {
  home: '{site} studio',
  navigation: 'Studio',
  dock: 'Studio, bottom',
  places: { posts: 'Posts', leads: 'Leads', media: 'Media', site: 'Site', team: 'Team', account: 'Account' },
  viewSite: 'View site',
  account: 'Account: {name}',
  toAnswer: '{count:number} to answer',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', ended: 'Ended' },
  stuck: {
    label: 'Delivery',
    safe: 'No lead is lost: {{count:it is|all ?? are}} here.',
    see: 'See the leads',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    singleKeys: {
      label: 'Single-key shortcuts',
      help: 'Such as N or /, outside text fields. Kept with your account.',
      lead: 'Switch single keys off if you speak to your computer, or press keys by accident.',
      on: 'On',
      off: 'Off',
      offNow: 'off',
      failed: 'Your choice was not kept',
      failedText: 'The server could not be reached. Please try again.',
    },
    keys: [
      { keys: ['?'], does: 'This list' },
      { keys: ['/'], does: 'Find a post or a lead' },
      { keys: ['N'], does: 'New post' },
      { keys: ['Ctrl', 'S'], does: 'Save draft, and go on writing' },
      { keys: ['Ctrl', 'Shift', 'P'], does: 'Publish' },
      { keys: ['Ctrl', 'E'], does: 'Smart Extract' },
      { keys: ['Ctrl', '.'], does: 'Show why each block is what it is' },
      { keys: ['J', 'K'], does: 'Next and previous lead' },
    ],
  },
})
