import type { googleBusinessProfileText as base } from '../../en/services/google-business-profile.ts'
import type { Translation } from '../../translation.ts'

export const googleBusinessProfileText: Translation<typeof base> = {
  title: 'Profilo Google per la tua attività',
  description:
    'Il profilo Google della tua attività, impostato e tenuto in ordine: foto, tour virtuale, recensioni, domande, post e concorrenti.',
  heading: 'Il tuo profilo Google, in ordine',
  lead: 'Una via piena di porte. La gente suona a quella che mostra orari, foto e il parere degli altri.',
  introduction: {
    heading: 'Prima della tua porta vedono il tuo profilo',
    paragraphs: [
      'Qualcuno in zona cerca quello che fai. Prima del sito, prima della vetrina, trova un piccolo riquadro: il nome, una mappa, qualche foto. Molti decidono lì.',
      'Se gli orari sono dell’anno scorso, o una domanda aspetta da primavera, passano al nome successivo. Noi impostiamo il profilo per intero, poi lo teniamo in ordine.',
    ],
  },
  features: {
    heading: 'Di che cosa ci occupiamo',
    items: [
      { title: 'Foto', text: 'Fuori, dentro, il lavoro dal vivo: scelte, messe in ordine e aggiornate.' },
      {
        title: 'Tour virtuale',
        text: 'Si guardano intorno prima di venire, e quando entrano il posto lo conoscono già.',
      },
      {
        title: 'Gestione delle recensioni',
        text: 'Ogni recensione ha la risposta che merita, quelle gentili e le altre.',
      },
      {
        title: 'Domande e risposte',
        text: 'Parcheggio, prezzi, passeggini: chi lo vuole sapere lo trova già scritto.',
      },
      {
        title: 'Post',
        text: 'Novità, offerte e date sul tuo profilo, così non ha mai l’aria di essere chiuso.',
      },
      {
        title: 'Analisi dei concorrenti',
        text: 'Che cosa fanno bene i profili intorno a te, e dove il tuo può fare meglio.',
      },
    ],
  },
  anatomy: {
    heading: 'Anatomia di un profilo',
    lead: 'Sette punti in cui qualcuno decide di venire da te, o di cercare altrove. Li curiamo tutti.',
    notes: [
      { title: 'Foto', text: 'La facciata per prima, così ti riconoscono dal marciapiede.' },
      { title: 'Nome e categoria', text: 'Il nome dell’insegna, e il mestiere che la gente cerca.' },
      { title: 'Stelle', text: 'Le recensioni si leggono, e ognuna riceve una risposta.' },
      { title: 'Orari', text: 'Giusti oggi, nei giorni festivi e ad agosto.' },
      { title: 'Telefono e strada', text: 'Il numero a cui rispondi, e il segnaposto sul tuo ingresso.' },
      { title: 'Domande', text: 'Sotto c’è la tua risposta, non l’ipotesi di un estraneo.' },
      { title: 'Post', text: 'Qualcosa di recente, così si vede che il posto è vivo.' },
    ],
  },
  checklist: {
    heading: 'Un profilo curato come il tuo ingresso',
    points: [
      'Ha il segnaposto sulla porta giusta',
      'Tiene gli orari corretti',
      'Dice che mestiere fai',
      'Mostra foto recenti',
      'Risponde a ogni recensione',
      'Risponde alle solite domande',
      'Pubblica novità e offerte',
      'Impara dai profili vicini',
    ],
    results: 'Risultati',
  },
  steps: {
    heading: 'Quattro passi per un profilo completo',
    items: [
      {
        title: 'Verifica',
        text: 'Troviamo la tua scheda, o ne apriamo una, e facciamo la verifica insieme a te.',
      },
      {
        title: 'Compilazione',
        text: 'Nome, categoria, orari, servizi e zona: ogni campo compilato, e compilato bene.',
      },
      {
        title: 'Immagini',
        text: 'Carichiamo le foto e il tour virtuale, nell’ordine che serve a chi non ti conosce.',
      },
      { title: 'Cura', text: 'Da lì in poi ci occupiamo noi di recensioni, domande e post.' },
    ],
  },
  call: {
    heading: 'La porta che si trova subito',
    text: 'Dicci come si chiama la tua attività e in che città sei. Ti cerchiamo come farebbe un cliente, e ti diciamo da dove cominciare.',
  },
  words: {
    business: 'La tua attività',
    open: 'Aperto',
    call: 'Chiama',
    directions: 'Indicazioni',
    website: 'Sito',
    trade: 'Il tuo mestiere, la tua città',
    question: 'C’è parcheggio?',
    answer: 'Sì, sul retro.',
    post: 'Nuovo arrivo',
    ask: 'Prezzi?',
    reply: 'Grazie',
  },
}
