import type { aboutText as base } from '../en/about.ts'
import { texts, translated } from '../texts.ts'

// Two sections of this page's own replace the English page's `day` (R22).
const shared = translated<Omit<typeof base, 'day'>>('it', {
  title: 'Chi siamo',
  description:
    'Un piccolo studio tra Londra e l’Italia che dà una mano alle piccole imprese con telefono, agenda, recensioni e scartoffie.',
  heading: 'Costruiamo il ponte tra una giornata piena e una serena',
  mission:
    'Le grandi aziende hanno un reparto per il telefono, uno per l’agenda, uno per le recensioni. Tu hai una tasca e un cellulare. La nostra missione è dare lo stesso aiuto alle piccole imprese, a misura loro e\u00a0a\u00a0un\u00a0prezzo giusto.',
  place: 'Lavoriamo da Londra e dall’Italia, in italiano e in inglese. Partiamo da come lavori già oggi.',
  teamPhoto: 'Le persone dietro {site}',
  scene: { greeting: 'Pronto? Pronti.', london: 'Londra', italy: 'Italia' },
  founders: {
    heading: 'Due fondatori, due scrivanie, un’idea sola',
    athlete:
      'Ha un passato da atleta e sa quanto vale una routine. Ne parla online a un pubblico numeroso. Qui l’idea è la stessa: buone abitudini che vanno avanti da sole.',
    followers: 'follower',
    fromSport: 'Dallo sport',
    fromDesign: 'Dalla grafica',
    portrait: 'Ritratto di {name}',
    designer:
      'Viene dalla grafica e dal fotoritocco, dove un dettaglio cambia tutta l’immagine. Oggi quell’occhio va a quello che vedono i tuoi clienti, e a quello che è meglio togliere.',
  },
  closing: {
    heading: 'Guarda quanto costa, poi raccontaci la tua settimana.',
    text: 'Ogni pacchetto ha accanto il prezzo e i tempi di attivazione.',
    button: 'Scopri i nostri pacchetti',
    contact: 'Contatti',
  },
})

/** Italian about page (R22): it adds what sets the agency apart, and the approach in four steps. */
export const aboutText = texts('it', {
  ...shared,
  differences: {
    heading: 'Che cosa trovi da noi',
    languages: {
      title: 'Due lingue, nessun malinteso',
      text: 'Ci spieghi il tuo lavoro in italiano. I tuoi clienti trovano risposte nella loro lingua.',
      words: { italian: 'Buongiorno', english: 'Good morning' },
    },
    custom: {
      title: 'Su misura al {share}',
      text: 'Costruiamo intorno a come lavori tu, con gli strumenti che usi già.',
    },
    prices: {
      title: 'Prezzi scritti prima',
      text: 'Quanto costa e quanto tempo serve per partire: lo leggi prima di cominciare.',
    },
    reply: {
      title: 'Una risposta entro {hours}\u00a0ore',
      text: 'Ci scrivi come scriveresti a un collega. Ti rispondiamo senza gergo.',
    },
  },
  steps: {
    heading: 'Quattro passi, sempre in quest’ordine',
    items: [
      {
        title: 'Ascoltiamo',
        text: 'Ci racconti la tua settimana: che cosa arriva, chi risponde, dove si perde tempo.',
      },
      {
        title: 'Progettiamo insieme',
        text: 'Il progetto lo vedi prima su carta, con le tue parole, e cancelli quello che non serve.',
      },
      {
        title: 'Avviamo e formiamo',
        text: 'Costruiamo un pezzo alla volta e lo insegniamo alla tua squadra, sui vostri casi.',
      },
      {
        title: 'Seguiamo e affiniamo',
        text: 'Restiamo a portata di mano, guardiamo che cosa funziona e aggiustiamo il resto.',
      },
    ],
  },
})
