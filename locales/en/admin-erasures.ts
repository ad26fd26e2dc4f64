import { texts } from '../texts.ts'

/** What the screen of erasures says, around the receipts in `erasure.ts`. */
export const erasuresText = texts('en', {
  title: 'Erasures',
  description: 'What was erased, why, and what stays elsewhere.',
  lead: 'Receipts of everything that was erased, by staff or because its time was over.',
  leadPersons: 'They hold nothing of the persons.',
  back: 'Back to the leads',
  done: 'Complete',
  pending: 'Not complete yet',
  receipt: 'Receipt {id}',
  pages: 'More receipts',
  newer: 'Newer',
  older: 'Older',
  emptyTitle: 'Nothing was erased yet',
  emptyText: 'When leads are erased, by hand or because their time is over, the receipt stays here.',
})
