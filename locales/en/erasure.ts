import { texts } from '../texts.ts'

/** What an erasure did: same wording in the studio, on the command line and on the privacy page. */

export const erasureText = texts('en', {
  /** Places from which copies were removed, with their number. */
  removed: {
    leads:
      '{count:number} {{lead with its notes and its record of delivery|leads with their notes and records of delivery}}',
    files: '{count:number} {{attached file|attached files}}',
    pendingUploads: '{count:number} {{set of files of an unfinished form|sets of files of unfinished forms}}',
    aside: '{count:number} {{copy in what a restore had put aside|copies in what a restore had put aside}}',
  },
  unreachable: {
    backups: 'backups made before now',
    damaged: '{{count:one damaged lead folder that names|?? damaged lead folders that name}} nobody',
    namelessUploads:
      '{{count:one set of files of an unfinished form without an address; it goes|?? sets of files of unfinished forms without an address; they go}} within 24 hours',
  },
  receipt: 'Receipt {id}, {at}',
  reasons: {
    person: 'Everything of one person was erased, as they or somebody for them asked.',
    lead: 'Staff erased one lead.',
    retention: 'Leads that were too old to keep were erased.',
    restore: 'A restored backup had brought back what was erased before.',
  },
  expired: 'Erased because leads are kept for {{months:one month|?? months}}.',
  kinds: {
    inquiry: '{{count:one enquiry|?? enquiries}}',
    question: '{{count:one question|?? questions}}',
    onboarding: '{{count:one website brief|?? website briefs}}',
  },
  leads: 'Leads: {list}, received from {first} to {last}.',
  leadsOfDay: 'Leads: {list}, received on {day}.',
  nothing: 'Nothing was stored.',
  removedTitle: 'Removed: {list}.',
  references: 'References: {list}.',
  pending:
    'Not known to be gone yet: {{count:one copy in the drive. Its|?? copies in the drive. Their}} removal is tried again until it works.',
  unreachableTitle: 'Out of reach, please erase there by hand: {list}.',
  tombstone: 'A backup that is restored here does not bring them back.',
  done: 'Complete since {at}.',
  /** For the privacy page: where copies are, in the order in which a message reaches them. */
  copies: 'on our server, in pending uploads, in messages kept as files and in our cloud drive',
  outOfReach: 'messages in our mailbox and in yours, and backups made before',
})
