import { expect, type Locator, type Page } from '@playwright/test'

/** Every dialog of the public site: its page, what opens it, its texts (R49, R56, R57, R62 to R64). */
export type DialogCase = {
  page: string
  /** Name of the link that opens it. */
  opener: string
  kind: 'inquiry' | 'question'
  locale: 'en' | 'it'
  title: string
  submit: string
  /** The button's text while sending; the Italian pricing inquiry does not change it. */
  submitting: string
  /** The Italian pricing inquiry has none. */
  cancel: string | null
  /** Field → message under it when it is empty. */
  faults: Record<string, string>
  sent: { title: string; text: string }
  failed: { title: string; text: string }
  packageName: string | undefined
}

const english = {
  locale: 'en',
  submitting: 'Submitting...',
  cancel: 'Cancel',
} as const
const inquiry = {
  ...english,
  kind: 'inquiry',
  submit: 'Send enquiry',
  faults: {
    Name: 'Name is required',
    Surname: 'Surname is required',
    Email: 'Valid email is required',
    Phone: 'Phone number is required',
  },
  failed: { title: 'Error', text: 'Failed to submit your inquiry. Please try again.' },
} as const
const question = {
  ...english,
  kind: 'question',
  submit: 'Send question',
  faults: {
    Name: 'Name is required',
    Email: 'Valid email is required',
    'Your question': 'Question must be at least 10 characters long',
  },
  failed: { title: 'Error', text: 'Failed to submit your question. Please try again.' },
  packageName: undefined,
} as const
const domanda = {
  kind: 'question',
  locale: 'it',
  submit: 'Invia domanda',
  submitting: 'Invio...',
  cancel: 'Annulla',
  faults: {
    Nome: 'Il nome è obbligatorio',
    Email: 'Email valida è obbligatoria',
    'La tua domanda': 'La domanda deve essere di almeno 10 caratteri',
  },
  sent: { title: 'Domanda inviata!', text: 'Ti risponderemo entro 24 ore.' },
  failed: { title: 'Errore', text: "Errore nell'invio della domanda" },
  packageName: undefined,
} as const
const richiesta = {
  kind: 'inquiry',
  locale: 'it',
  submit: 'Invia richiesta',
  faults: {
    Nome: 'Il nome è obbligatorio',
    Cognome: 'Il cognome è obbligatorio',
    Email: 'Email valida è obbligatoria',
    Telefono: 'Il numero di telefono è obbligatorio',
  },
} as const

export const dialogs: readonly DialogCase[] = [
  {
    ...inquiry,
    page: '/pricing',
    opener: 'Get Started: Get Clients',
    title: 'Get Started: Get Clients',
    sent: {
      title: 'Inquiry Submitted!',
      text: "We'll get back to you within 24 hours with more details about your selected package.",
    },
    packageName: 'Get Clients',
  },
  {
    ...inquiry,
    page: '/services/smart-booking-systems',
    opener: 'Get Started Today',
    title: 'Get Started with Smart booking systems',
    sent: {
      title: 'Inquiry Submitted!',
      text: "We'll get back to you within 24 hours with more details about smart booking systems.",
    },
    packageName: 'Smart Booking Systems',
  },
  {
    ...question,
    page: '/contact',
    opener: 'Send Us a Message',
    title: 'Send Us a Message',
    sent: { title: 'Question Submitted!', text: 'We reply within 24 hours.' },
  },
  {
    ...question,
    page: '/pricing',
    opener: 'Ask a Question',
    title: 'Ask a Question',
    sent: {
      title: 'Question Submitted!',
      text: "We'll get back to you within 24 hours with an answer to your question.",
    },
  },
  {
    ...richiesta,
    page: '/it/pricing',
    opener: 'Inizia Ora: Essenziale',
    title: 'La tua consulenza gratuita',
    submitting: 'Invia richiesta',
    cancel: null,
    faults: { ...richiesta.faults, Email: 'Inserisci un indirizzo email valido' },
    sent: { title: 'Richiesta inviata!', text: 'Grazie per il tuo interesse. Ti contatteremo a breve.' },
    failed: { title: 'Errore', text: "Errore nell'invio della richiesta" },
    packageName: undefined,
  },
  {
    ...richiesta,
    page: '/it/services/websites',
    opener: 'Inizia Oggi',
    title: 'Parliamo del tuo sito',
    submitting: 'Invio in corso...',
    cancel: 'Annulla',
    sent: { title: 'Richiesta Inviata!', text: 'Ti scriviamo entro 24 ore per parlare del tuo sito.' },
    failed: { title: 'Errore', text: "Errore nell'invio della richiesta. Riprova." },
    packageName: 'Siti Web Semplici ed Efficaci',
  },
  { ...domanda, page: '/it/contact', opener: 'Inviaci un messaggio', title: 'Inviaci un messaggio' },
  { ...domanda, page: '/it/pricing', opener: 'Fai una domanda', title: 'Fai una domanda' },
]

export const endpointOf = ({ kind }: Pick<DialogCase, 'kind'>): string =>
  kind === 'inquiry' ? '/api/pricing-inquiry' : '/api/question'

/** Field → what a visitor types. */
export function answersFor({ faults }: Pick<DialogCase, 'faults'>, email = 'ada.rossi@example.com') {
  const typed = ['Ada', 'Rossi', email, '020 7946 0456', 'How long does the set-up take?']
  const place: Record<string, number> = {
    Name: 0,
    Nome: 0,
    Surname: 1,
    Cognome: 1,
    Email: 2,
    Phone: 3,
    Telefono: 3,
    'Your question': 4,
    'La tua domanda': 4,
  }
  return Object.keys(faults).map((label) => ({ label, value: typed[place[label] ?? -1] ?? '' }))
}

export async function openDialog(page: Page, { opener, title }: Pick<DialogCase, 'opener' | 'title'>) {
  await page.getByRole('main').getByRole('link', { name: opener, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillIn(form: Locator, answers: readonly { label: string; value: string }[]) {
  for (const { label, value } of answers) await form.getByLabel(label, { exact: true }).fill(value)
}

export const noticeOf = (page: Page) => page.getByRole('region', { name: /^(Notifications|Notifiche)/ })

export async function expectNotice(page: Page, { title, text }: { title: string; text: string }) {
  await expect(noticeOf(page).getByText(title, { exact: true })).toBeVisible()
  await expect(noticeOf(page).getByText(text, { exact: true })).toBeVisible()
}
