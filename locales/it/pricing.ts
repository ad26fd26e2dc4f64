import type { pricingText as base } from '../en/pricing.ts'
import { translated } from '../texts.ts'

/** The Italian pricing page's final inquiry names no package, and the page gives the opening hours (R27, R37). */
type Page = Omit<typeof base, 'description' | 'final'> & {
  description: string
  final: Omit<(typeof base)['final'], 'packageName'> & { hours: string; closed: string }
}

export const pricingText = translated<Page>('it', {
  title: 'Prezzi',
  description:
    'Quattro pacchetti con un prezzo al mese e tempi di attivazione chiari: siti, prenotazioni, richieste e automazione per piccole imprese.',
  heading: 'Prezzi chiari, settimane più leggere',
  lead: 'Un prezzo al mese e tempi di attivazione noti, per ogni pacchetto. Parti con poco e cresci quando ti conviene.',
  plans: 'Pacchetti',
  popular: 'Più Popolare',
  setUp: 'Attivazione',
  includes: 'Comprende',
  idealFor: 'Ideale per',
  getStarted: 'Inizia Ora',
  getQuote: 'Richiedi Preventivo',
  addOns: {
    heading: 'Ti serve qualcosa in più?',
    lead: 'Si aggiunge a qualsiasi pacchetto, subito o più avanti.',
    button: 'Aggiungi',
    greetings: ['Buongiorno!', 'Hello!'],
    thenMonthly: '{period}, più {price} al mese',
  },
  comparison: {
    summary: 'Confronta i pacchetti',
    caption: 'Che cosa comprende ogni pacchetto',
    price: 'Al mese',
    setUp: 'Attivazione',
    yes: 'Sì',
    no: 'No',
  },
  chooser: {
    heading: 'Quale pacchetto fa per te?',
    lead: 'Tre domande sulla tua settimana. Le risposte restano qui: non inviamo nulla.',
    questions: {
      systems: 'Deve funzionare con i sistemi che usi già?',
      phone: 'Vuoi che al telefono risponda un agente vocale IA?',
      enquiries: 'Vuoi che prenotazioni e richieste si gestiscano da sole?',
    },
    yes: 'Sì',
    no: 'No',
    waiting: 'Qui comparirà la risposta.',
    includes: 'Comprende:',
    see: 'Guarda {name}',
    answers: {
      'get-found': 'Per cominciare: chi ti cerca ti trova, e capisce che cosa fai.',
      'get-clients': 'Ti trovano già: qui chiamate e messaggi diventano prenotazioni.',
      'stay-booked': 'Il telefono risponde, e chi è venuto una volta ritorna.',
      custom: 'Costruito intorno ai sistemi che hai già.',
    },
  },
  total: {
    heading: 'Fai il conto',
    legend: 'Spunta quello che aggiungeresti',
    perMonth: 'al mese',
    once: 'una volta sola',
    note: 'In aggiunta al pacchetto. Quello che si paga a ore conta per un’ora.',
  },
  afterwards: {
    heading: 'Che cosa succede dopo «Inizia Ora»',
    sent: { title: 'Ci dici chi sei', text: 'Nome, cognome, email e numero di telefono: basta questo.' },
    answered: {
      title: 'Ti rispondiamo entro 24\u00a0ore',
      text: 'Con i dettagli di quello che ti interessa.',
    },
    setUp: { title: 'Attiviamo tutto', text: 'Nei tempi indicati dal pacchetto: per {name}, {time}.' },
  },
  final: {
    heading: 'Cominciamo da una chiacchierata',
    text: 'Ci racconti come va la tua settimana. Ti diciamo che cosa automatizzeremmo per primo, e che cosa lasceremmo com’è.',
    button: 'Prenota Consulenza Gratuita',
    question: 'Fai una domanda',
    words: { question: 'Da dove partire?', answer: 'Dal telefono.' },
    hours: 'Quando ci trovi',
    closed: 'Chiuso',
  },
})
