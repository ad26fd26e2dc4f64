import { texts } from '../texts.ts'

/** What the editor of texts says: on a page of the site, and in the list of all texts. */
export const editText = texts('en', {
  title: 'Edit a page',
  description: 'The texts of the site, changed where they are.',
  editPage: 'Edit this page',
})
