import { texts } from '../texts.ts'

/** Texts on every screen of the studio. The studio has one language. */
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
    safe: 'Nothing is lost: {{count:the lead is|all ?? leads are}} here.',
    see: 'See the leads',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    keys: [
      { keys: ['Ctrl', 'S'], does: 'Save draft, and go on writing' },
      { keys: ['Ctrl', 'Shift', 'P'], does: 'Publish' },
      { keys: ['Ctrl', 'E'], does: 'Smart Extract' },
    ],
  },
})
