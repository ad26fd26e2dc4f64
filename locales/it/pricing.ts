import type { pricingText as base } from '../en/pricing.ts'
import { translated } from '../texts.ts'

/** The Italian pricing page asks without saying what for, and names the hours (R27, R37). */
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
