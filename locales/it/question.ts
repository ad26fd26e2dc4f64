import type { QuestionText } from '../shapes.ts'

/** The question form: dialog, plain page and result page (R49, R62). */
export const questionText: QuestionText = {
  title: 'Fai una domanda',
  description:
    'Chiedici quello che vuoi sull’automazione per la tua attività. Rispondiamo entro 24\u00a0ore.',
  heading: 'Chiedi pure',
  intro: 'Una domanda o cinque: rispondiamo entro 24\u00a0ore.',
  fields: {
    name: 'Nome',
    email: 'Email',
    question: 'La tua domanda',
    questionHelp: 'Almeno 10\u00a0caratteri.',
  },
  letter: ['Buongiorno,', 'mi chiedo', 'una cosa…'],
  submit: 'Invia domanda',
  submitting: 'Invio...',
  cancel: 'Annulla',
  failed: {
    title: 'Errore',
    text: "Errore nell'invio della domanda",
    noAnswer: 'Impossibile inviare la domanda. Riprova più tardi.',
  },
  sent: {
    title: 'Domanda inviata!',
    text: 'Ti risponderemo entro 24 ore.',
  },
}
