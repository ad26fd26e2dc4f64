import type { formPagesText as base } from '../en/form-pages.ts'
import { translated } from '../texts.ts'

/** Shown next to the forms on their own pages, not in the dialogs. */
export const formPagesText = translated<typeof base>('it', {
  chosen: { setUp: 'Attivazione' },
  day: {
    heading: 'Le prossime 24\u00a0ore',
    now: {
      when: 'Adesso',
      title: 'Tu invii',
      text: 'La tua richiesta è al sicuro prima ancora che ti ringraziamo.',
    },
    reply: {
      when: 'Entro {hours}\u00a0ore',
      title: 'Noi rispondiamo',
      text: 'Con più dettagli su quello che hai in mente.',
      about: 'Con più dettagli su {name}.',
    },
    afterwards: {
      when: 'Dopo',
      title: 'Mettiamo tutto in moto',
      text: 'Ci vuole il tempo indicato nel pacchetto.',
      about: '{name}: {time}.',
    },
  },
  answers: {
    heading: 'Forse la risposta è qui',
    cost: {
      question: 'Quanto costa?',
      answer: 'I pacchetti partono da {price} al mese.',
      link: 'Guarda i prezzi',
    },
    time: { question: 'In quanto tempo è tutto pronto?' },
    reply: {
      question: 'Quando mi rispondete?',
      answer: 'Entro {hours}\u00a0ore, all’indirizzo che lasci qui.',
    },
  },
})
