const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** What the media screen says. */
export const mediaText = {
  title: 'Media',
  description: 'The pictures of the site and where they are used.',
  lead: (count: number) =>
    `${pictures(count)}. Each shows where it is used; one in use cannot be deleted by mistake.`,
  find: 'Find a picture',
  findButton: 'Find',
  show: {
    label: 'Which pictures to show',
    all: 'All',
    used: 'In use',
    unused: 'Not used',
  },
  found: (found: number, all: number) => `${found} of ${pictures(all)}`,
  more: (count: number) => `Show ${count} more`,
  nothingFound: {
    title: 'No picture like that',
    text: 'Names, descriptions and the titles of posts are searched.',
    link: 'Show all pictures',
  },
  empty: {
    title: 'No pictures yet',
    text: 'Posts without a picture show one of the site’s drawings. Drop a photograph above to begin.',
  },

  drop: {
    title: 'Drop pictures here',
    now: 'Let go to upload',
    limits: 'JPG, PNG, GIF, WebP or AVIF, up to 10 MB each',
    button: 'Upload image',
    needsScript: 'Looking works here as it is. Uploading, copying and deleting need JavaScript.',
  },
  upload: {
    waiting: 'Waiting for its turn',
    sending: (percent: number) => `Uploading, ${percent}%. Location data is taken out.`,
    preparing: 'Making the sizes for phones and screens',
    label: (name: string) => `Uploading ${name}`,
    again: 'Try again',
    dismiss: 'Dismiss',
    done: 'Image uploaded successfully!',
    doneText: (name: string) => `${name} is ready: choose it in a post, with “From Media” or “Picture”.`,
    firstFrame: (name: string) => `${name} was an animation: its first frame was kept.`,
    failed: 'Upload failed',
    failedText: 'Failed to upload image. Please try again.',
  },

  size: (width: number, height: number) => `${width} × ${height}`,
  bytes: (bytes: number) => {
    if (bytes < 1000) return `${bytes} B`
    return bytes < 999_500 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  },
  unreadable: 'Cannot be read as an image',
  usedNowhere: 'Used nowhere',
  usedIn: (first: string, more: number) => (more === 0 ? first : `${first}, and ${more} more`),
  draft: (title: string) => `Draft: ${title}`,
  withoutAlt: (count: number) => `No description in ${count === 1 ? '1 post' : `${count} posts`}`,

  detail: {
    back: 'All pictures',
    close: 'Close the picture’s facts',
    open: 'Open the picture',
    newTab: '(in a new tab)',
    facts: {
      size: 'Pixels',
      file: 'File',
      sent: 'Visitors get',
      uploaded: 'Uploaded',
      path: 'Address',
    },
    sent: (least: string, most: string) => (least === most ? `${least}, AVIF` : `${least} to ${most}, AVIF`),
    notSent: 'The file as it is',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied',
    copyFailedText: 'Please mark it and copy it by hand.',
    uses: 'Where it is used',
    fields: {
      image: 'Picture of the post',
      content: 'Linked in the text',
      shown: 'Shown in the text',
      teamImage: 'Photograph of the team',
    },
    alt: (alt: string) => `“${alt}”`,
    noAlt: 'Hint: no description for people who cannot see it',
    nowhere: 'Nowhere. It can be deleted, or chosen in a post: as its featured image, or inside its text.',
    delete: 'Delete picture',
    inUse: 'It cannot be deleted while it is used.',
    gone: { title: 'This picture is not here any more', text: 'Somebody may have deleted it.' },
  },

  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: 'The picture and all its sizes are removed for good.',
    versions: 'An earlier version of a post that showed it would come back without it.',
    confirm: 'Delete for good',
    cancel: 'Keep it',
    close: 'Close',
    done: 'Picture deleted',
    doneText: (name: string) => `${name} and all its sizes are gone.`,
    failed: 'The picture was not deleted',
    failedText: 'The server could not be reached. Nothing was changed.',
  },
} as const
