/** What an erasure did: the same words in the studio, on the command line and on the privacy page. */

const nouns = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const erasureText = {
  /** Places that copies are removed from, with how many there were. */
  removed: {
    leads: nouns(
      'lead with its notes and its record of delivery',
      'leads with their notes and records of delivery',
    ),
    files: nouns('attached file', 'attached files'),
    pendingUploads: nouns('set of files of an unfinished form', 'sets of files of unfinished forms'),
    mailFiles: nouns('message kept as a file', 'messages kept as files'),
    digests: nouns('digest that listed addresses', 'digests that listed addresses'),
    driveCopies: nouns('copy in the drive', 'copies in the drive'),
    driveTrash: nouns('copy in the drive, moved to its trash', 'copies in the drive, moved to its trash'),
    replyLedger: nouns('entry in the list of automatic replies', 'entries in the list of automatic replies'),
    aside: nouns('copy in what a restore had put aside', 'copies in what a restore had put aside'),
  },
  unreachable: {
    mailbox: (count: number) =>
      count === 1 ? 'one message in your mailbox' : `${count} messages in your mailbox`,
    visitorMailbox: (count: number) =>
      count === 1
        ? 'the automatic reply in the mailbox of the sender'
        : `${count} automatic replies in the mailbox of the sender`,
    backups: () => 'backups made before now',
    formerDrive: (count: number) =>
      count === 1
        ? 'one copy in a drive that DRIVE_URL no longer names'
        : `${count} copies in a drive that DRIVE_URL no longer names`,
    notInDrive: (count: number) =>
      count === 1
        ? 'one copy that is not in the drive where it was put: it may have been moved or renamed'
        : `${count} copies that are not in the drive where they were put: they may have been moved or renamed`,
    damaged: (count: number) =>
      count === 1
        ? 'one damaged lead folder that names nobody'
        : `${count} damaged lead folders that name nobody`,
    namelessUploads: (count: number) =>
      count === 1
        ? 'one set of files of an unfinished form without an address; it goes within 24 hours'
        : `${count} sets of files of unfinished forms without an address; they go within 24 hours`,
  },
  receipt: (id: string, at: string) => `Receipt ${id}, ${at}`,
  nothing: 'Nothing was stored.',
  removedTitle: (list: string) => `Removed: ${list}.`,
  references: (list: string) => `References: ${list}.`,
  pending: (count: number) =>
    count === 1
      ? 'Not known to be gone yet: one copy in the drive. Its removal is tried again until it works.'
      : `Not known to be gone yet: ${count} copies in the drive. Their removal is tried again until it works.`,
  unreachableTitle: (list: string) => `Out of reach, please erase there by hand: ${list}.`,
  tombstone: 'A backup that is restored here does not bring them back.',
  done: (at: string) => `Complete since ${at}.`,
  /** For the privacy page: where copies are, in the order in which a message meets them. */
  copies: 'on our server, in pending uploads, in messages kept as files and in our cloud drive',
  outOfReach: 'messages in our mailbox and in yours, and backups made before',
} as const
