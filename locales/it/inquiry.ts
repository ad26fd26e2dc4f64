import type { inquiryText as base } from '../en/inquiry.ts'
import type { Translation } from '../translation.ts'

type Page = Pick<
  Translation<typeof base>,
  'title' | 'description' | 'heading' | 'intro' | 'about' | 'fields' | 'words' | 'submit'
>

/** Whatever else; what a dialog may do without, but this one has, is named besides. */
type Texts = Record<string, unknown>

const fields = {
  name: 'Nome',
  surname: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  phoneHelp: 'Solo per rispondere a questa richiesta.',
} as const
const submit = 'Invia richiesta'

/** The inquiry as a plain page, and its result page. */
export const inquiryText = {
  title: 'Invia una richiesta',
  description: 'Dicci quale pacchetto o servizio hai in mente. Ti rispondiamo entro 24\u00a0ore.',
  heading: 'Da dove cominciamo?',
  intro: 'Lascia i tuoi contatti: ti rispondiamo entro 24\u00a0ore.',
  about: 'Riguarda',
  fields,
  words: { question: 'Da dove partire?', answer: 'Dal telefono.' },
  submit,
  sent: {
    title: 'Richiesta inviata!',
    text: 'Grazie per il tuo interesse. Ti contatteremo a breve.',
  },
} as const satisfies Page & { sent: { title: string; text: string } }

/** The one dialog of the pricing page: no words of its own while it sends, no Cancel button (R63). */
export const pricingInquiryText = {
  title: 'La tua consulenza gratuita',
  intro: 'Lascia i tuoi contatti: ti richiamiamo entro 24\u00a0ore e vediamo insieme che cosa ti serve.',
  fields,
  submit,
  failed: {
    title: 'Errore',
    text: "Errore nell'invio della richiesta",
    noAnswer: 'Impossibile inviare la richiesta. Riprova più tardi.',
  },
  sent: inquiryText.sent,
} as const satisfies Texts & { failed: { noAnswer: string } & Texts }

/** The dialog of the websites page, the one Italian service page that has a form (R29). */
export const websitesInquiryText = {
  packageName: 'Siti Web Semplici ed Efficaci',
  button: 'Inizia Oggi',
  title: 'Parliamo del tuo sito',
  intro: 'Lascia i tuoi contatti: ti rispondiamo entro 24\u00a0ore con le prime idee.',
  fields,
  submit,
  submitting: 'Invio in corso...',
  cancel: 'Annulla',
  failed: { title: 'Errore', text: "Errore nell'invio della richiesta. Riprova." },
  sent: {
    title: 'Richiesta Inviata!',
    text: 'Ti scriviamo entro 24\u00a0ore per parlare del tuo sito.',
  },
} as const satisfies Texts & { submitting: string; cancel: string }
