const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

const fields = {
  title: 'Title',
  description: 'Description',
  slug: 'Address',
  category: 'Category',
  readTime: 'Read time',
  image: 'Picture',
  imageAlt: 'Picture description',
  published: 'State',
  publishedAt: 'Publication date',
  content: 'Text',
  faqData: 'FAQ',
} as const

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** As in the middle of a sentence. FAQ stays as it is. */
const inside = (field: keyof typeof fields): string =>
  field === 'faqData' ? fields[field] : fields[field].toLowerCase()

const fieldList = (names: readonly (keyof typeof fields)[]): string =>
  sentence(listed(names.map((name) => inside(name))))

/** History and deleted posts. A version is never called a commit. */
export const historyText = {
  title: 'History',
  description: 'Versions of a post.',
  back: 'Back to the post',
  backToList: 'Back to the versions',
  backToPosts: 'Back to the posts',
  view: 'View',
  newTab: 'opens a new tab',
  fields,
  fieldList,
  versionOf: (moment: string) => `the version of ${moment}`,
  versions: 'Versions',
  older: 'Show older versions',
  /** What a version is called. */
  kinds: {
    created: 'Draft started',
    published: 'Published',
    unpublished: 'Taken off the site',
    scheduled: (moment: string) => `Scheduled for ${moment}`,
    restored: (moment: string) => `Restored to the version of ${moment}`,
    deletedRestored: 'Brought back',
    deleted: 'Deleted',
    saved: 'Saved',
    byHand: 'Edited by hand',
    onRecord: 'First version on record',
    changed: (names: readonly (keyof typeof fields)[]) => `${fieldList(names)} changed`,
  },
  alsoChanged: (names: readonly (keyof typeof fields)[]) => `Changed: ${listed(names.map(inside))}`,
  unreadable: 'This version breaks a rule and cannot be shown.',
  onSite: 'On the site now',
  current: 'The version now',
  scheduledNow: 'Waits for its date',
  outsidePush: 'From outside, by git push',
  outsideHand: 'From outside, by hand',
  unrecorded: {
    title: 'Edited by hand, not a version yet',
    text: 'The next save keeps it as a version of its own.',
  },
  choose: {
    label: 'Versions to compare',
    from: 'Compare',
    to: 'with',
    now: (moment: string | null) => (moment === null ? 'now' : `now, ${moment}`),
    submit: 'Compare',
  },
  comparison: 'Comparison',
  comparisonOf: (from: string, to: string) => `${sentence(from)} compared with ${to}`,
  layout: { label: 'How to compare', together: 'Together', side: 'Side by side' },
  legend: { removed: 'taken out', added: 'put in' },
  summary: (fieldCount: number, paragraphs: number, questions: number): string => {
    const parts = [
      ...(fieldCount > 0 ? [many(fieldCount, 'field', 'fields')] : []),
      ...(paragraphs > 0 ? [many(paragraphs, 'paragraph', 'paragraphs')] : []),
      ...(questions > 0 ? [many(questions, 'question', 'questions')] : []),
    ]
    return parts.length === 0 ? 'Nothing changed' : `${listed(parts)} changed`
  },
  large:
    'Much is different here. Where comparing word by word would take too long, whole paragraphs are shown.',
  previous: 'Previous change',
  next: 'Next change',
  position: (at: number, count: number) => `Change ${at} of ${count}`,
  lastChange: 'That was the last change.',
  firstChange: 'That was the first change.',
  parts: { fields: 'Fields', text: 'Text', faq: 'FAQ' },
  sides: { before: 'Before', after: 'After' },
  same: (count: number, what: 'content' | 'faqData') =>
    `${what === 'content' ? many(count, 'paragraph', 'paragraphs') : many(count, 'question', 'questions')} unchanged`,
  show: 'show them',
  hide: 'hide them',
  marks: {
    content: { added: 'Paragraph put in', removed: 'Paragraph taken out' },
    faqData: { added: 'Question put in', removed: 'Question taken out' },
  },
  none: 'none',
  states: { true: 'Published', false: 'Draft' },
  identical: {
    title: 'No difference',
    text: 'These two versions say the same, word for word.',
  },
  single: {
    title: 'One version so far',
    text: 'The next save adds a second one, and then you can compare the two here.',
  },
  singleDeleted: {
    title: 'One version only',
    text: 'There is nothing to compare it with. Bringing the post back brings this one.',
  },
  pictureGone: 'This picture was deleted.',
  missing: {
    title: 'This version is not there',
    text: 'The address may be cut short, or the version belongs to another post. Choose one from the list.',
    link: 'Show the newest version',
  },
  restore: {
    heading: (day: string) => `If you restore ${day}`,
    what: {
      title: 'The old title comes back',
      description: 'The old description comes back',
      category: 'The old category comes back',
      readTime: 'The old read time comes back',
      image: 'The old picture comes back',
      imageAlt: 'The old picture description comes back',
      faqData: 'The old FAQ comes back',
    } as Record<string, string>,
    goes: {
      image: 'The picture goes away',
      imageAlt: 'The picture description goes away',
      faqData: 'The FAQ goes away',
    } as Record<string, string>,
    reworded: (count: number) =>
      count === 1
        ? '1 paragraph goes back to its old words'
        : `${count} paragraphs go back to their old words`,
    backIn: (count: number) => `${many(count, 'paragraph comes', 'paragraphs come')} back`,
    pictureGone: 'Its picture was deleted and does not come back',
    pictureGoneText: 'The post shows a drawing instead until you choose another picture.',
    gone: (count: number) => `${many(count, 'newer paragraph goes', 'newer paragraphs go')} away`,
    lostLink: (words: string) => `The link “${words}” goes away`,
    stays: 'Stays as it is',
    staysList: (names: readonly (keyof typeof fields)[]) =>
      sentence(listed(['address', 'whether it is published', ...names.map(inside)])),
    nothingLost: (day: string) =>
      `Nothing is lost. Restoring adds a new version on top; ${day.startsWith('the ') ? day : `the text of ${day}`} stays in this list.`,
    nothingLostNow:
      'Nothing is lost. Restoring adds a new version on top; what is there now stays in this list.',
    visible: 'The post is published, so visitors see the change at once.',
    hidden: 'The post is not on the site, so visitors see nothing of it.',
    button: 'Restore this version',
    busy: 'Restoring…',
    jump: 'See what restoring does',
    same: 'The post says this already. There is nothing to restore.',
    asDraft: 'Open it as a draft instead',
    draftProblems: {
      taken: {
        title: 'You have typing in this post that is not saved yet',
        text: 'It stays as it is. Save or discard it in the editor first, then open this version.',
      },
      failed: {
        title: 'It could not be opened as a draft',
        text: 'Nothing was changed. Try again in a moment.',
      },
    },
    needsScript: 'Restoring needs JavaScript. Reading works without it.',
    done: 'Version restored',
    doneText: (moment: string) => `The text of ${moment} is the newest version now.`,
    undone: 'Nothing was restored.',
    conflict: 'Somebody has saved this post in the meantime',
    conflictText:
      'Nothing was restored and nothing is lost. Look at what has changed, then restore if you still want to.',
    refresh: 'Show the newest version',
    failed: 'It could not be restored',
    offline: 'No connection. Nothing was changed. Try again when you are online.',
    signIn: 'Your session has ended. Sign in again; nothing was changed.',
  },
  offline: 'No connection. What is on this page stays; try again when you are online.',
  notFound: {
    title: 'This post is not there',
    text: 'There is no post with this address in the history.',
    link: 'All posts',
  },
  failed: {
    title: 'The history cannot be read at the moment',
    text: 'Nothing is lost and the posts are on the site. Try again in a minute.',
    link: 'Try again',
  },
  deletedPost: {
    title: (by: string | null, moment: string) =>
      `Deleted ${by === null ? 'outside the studio' : `by ${by}`}, ${moment}`,
    text: 'Visitors no longer see it. Its versions are kept.',
    link: 'Bring it back',
  },
  deleted: {
    link: (count: number) => `Deleted posts (${count})`,
    title: 'Deleted posts',
    description: 'Posts that were deleted and can come back.',
    lead: 'A deleted post keeps its versions and can come back at any time.',
    count: (count: number) => many(count, 'post', 'posts'),
    by: (name: string | null) => (name === null ? 'Outside the studio' : name),
    address: 'Comes back as',
    taken: (slug: string) => `Another post stands at /blog/${slug} now.`,
    asPublished: 'Visitors see it again at once.',
    asDraft: 'It comes back as a draft.',
    versions: 'Versions',
    versionsOf: (title: string) => `of ${title}`,
    restore: 'Bring back',
    busy: 'Bringing back…',
    done: 'The post is back',
    doneText: (title: string) => `“${title}”`,
    open: 'Open it',
    backDraft: 'It is back, as a draft.',
    backPublished: 'It is back, and visitors see it.',
    emptyTitle: 'Nothing has been deleted',
    emptyText: 'When a post is deleted, it waits here and can come back.',
    failed: 'It could not be brought back',
  },
} as const
