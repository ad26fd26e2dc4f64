import type { InquiryDialogText, InquiryText } from '../shapes.ts'

const fields = {
  name: 'Nome',
  surname: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  phoneHelp: 'Solo per rispondere a questa richiesta.',
}
const submit = 'Invia richiesta'
const failed = { title: 'Errore', text: "Errore nell'invio della richiesta" }
const sent = {
  title: 'Richiesta inviata!',
  text: 'Grazie per il tuo interesse. Ti contatteremo a breve.',
}

/** No text of its own while sending, no Cancel button (R64). */
const onPricing: InquiryDialogText = {
  title: 'La tua consulenza gratuita',
  intro: 'Lascia i tuoi contatti: ti richiamiamo entro 24\u00a0ore e vediamo insieme che cosa ti serve.',
  fields,
  submit,
  failed: { ...failed, noAnswer: 'Impossibile inviare la richiesta. Riprova più tardi.' },
  sent,
}

/** On the one Italian service page that has a form (R29). */
const onWebsites: InquiryDialogText = {
  packageName: 'Siti Web Semplici ed Efficaci',
  title: 'Parliamo del tuo sito',
  intro: 'Lascia i tuoi contatti: ti rispondiamo entro 24\u00a0ore con le prime idee.',
  fields,
  submit,
  submitting: 'Invio in corso...',
  cancel: 'Annulla',
  failed: { ...failed, text: `${failed.text}. Riprova.` },
  sent: {
    title: 'Richiesta Inviata!',
    text: 'Ti scriviamo entro 24\u00a0ore per parlare del tuo sito.',
  },
}

/** The inquiry: plain page, result page and dialogs. */
export const inquiryText: InquiryText = {
  title: 'Invia una richiesta',
  description: 'Dicci quale pacchetto o servizio hai in mente. Ti rispondiamo entro 24\u00a0ore.',
  heading: 'Da dove cominciamo?',
  intro: 'Lascia i tuoi contatti: ti rispondiamo entro 24\u00a0ore.',
  about: 'Riguarda',
  fields,
  words: { question: 'Da dove partire?', answer: 'Dal telefono.' },
  submit,
  failed,
  sent,
  dialogs: { '/pricing': onPricing, '/services/websites': onWebsites },
  serviceLink: { href: '/it/contact', label: 'Parliamone' },
}
