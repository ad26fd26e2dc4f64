import type { localAdsLeadGenerationText as base } from '../../en/services/local-ads-lead-generation.ts'
import { translated } from '../../texts.ts'

/** Pubblicità locale e contatti (R29). Prices and promises are figures of the catalogue. */
export const localAdsLeadGenerationText = translated<typeof base>('it', {
  title: 'Pubblicità locale e nuovi contatti',
  description:
    'Campagne su ricerca, social e mappe che portano chiamate e richieste dalla tua zona. Un pannello sempre aperto e un report ogni mese.',
  heading: 'Pubblicità locale che porta contatti',
  lead: 'A qualche strada da te c’è chi cerca proprio quello che fai. Vede il tuo annuncio, e per chiamarti gli basta un tocco.',
  introduction: {
    heading: 'Puntiamo il compasso sul tuo tetto',
    paragraphs: [
      'Un annuncio mostrato a chi abita troppo lontano è denaro buttato. Per questo partiamo dalla mappa: dove lavori, fin dove ti sposti, quali lavori vorresti in più.',
      'Poi scriviamo gli annunci, avviamo le campagne e risaliamo da ogni richiesta all’annuncio che l’ha portata. Quello che funziona riceve più budget, il resto si spegne.',
      'Non devi imparare a usare nessuna piattaforma. Tu rispondi alle richieste, noi seguiamo tutto il resto.',
    ],
  },
  features: {
    heading: 'Sei tipi di campagna',
    items: [
      {
        title: 'Ricerca',
        text: 'Il tuo annuncio davanti a chi sta cercando il tuo mestiere nella tua zona.',
      },
      { title: 'Social', text: 'I tuoi lavori in foto, fra i post di chi abita lì vicino.' },
      {
        title: 'Retargeting',
        text: 'Un promemoria per chi ha guardato il tuo sito e se n’è andato senza chiedere.',
      },
      {
        title: 'Solo chiamata',
        text: 'Nessuna pagina in mezzo. Un tocco sull’annuncio e il tuo telefono squilla.',
      },
      { title: 'Ricerca locale', text: 'Il tuo posto sulla mappa quando qualcuno cerca nei dintorni.' },
      {
        title: 'Moduli di contatto',
        text: 'Nome, numero e che cosa serve, senza uscire dall’annuncio.',
      },
    ],
  },
  report: {
    heading: 'Sai dove finisce ogni sterlina',
    items: [
      {
        title: 'Un pannello da aprire quando vuoi',
        text: 'Quanto hai speso, che cosa è arrivato e grazie a quale annuncio. Chiamate, moduli e messaggi, tutto in un posto.',
      },
      {
        title: 'Un report ogni mese',
        text: 'Che cosa abbiamo fatto, che cosa ha portato e che cosa cambiamo, detto in modo semplice.',
      },
    ],
  },
  checklist: {
    heading: 'Di che\u00a0cosa ci occupiamo noi',
    points: [
      'Troviamo le parole di chi cerca',
      'Scriviamo annunci chiari',
      'Disegniamo la zona, via per via',
      'Scegliamo gli orari degli annunci',
      'Colleghiamo ogni richiesta al suo annuncio',
      'Spostiamo il budget dove rende',
      'Spegniamo quello che non rende',
      'Ti scriviamo un report ogni mese',
    ],
    results: 'Risultati',
  },
  ledger: {
    heading: 'Quanto costa e\u00a0che\u00a0cosa promettiamo',
    lead: 'Le promesse sono nostre, come agenzia. Le piattaforme pubblicitarie non ne fanno nessuna.',
    costs: 'Quanto costa',
    promises: 'Che cosa promettiamo',
    management: {
      name: 'Gestione',
      text: 'Il nostro lavoro: scrivere, avviare, controllare e raccontarti com’è andata.',
      unit: 'al mese',
    },
    budget: {
      name: 'Budget pubblicitario',
      text: 'Il costo degli annunci, oltre alla gestione.',
      from: 'da',
      unit: 'al mese',
    },
    firstCampaign: {
      name: 'Prima campagna attiva',
      text: 'Scritta, avviata e già visibile.',
      amount: 'entro {figure}',
    },
    firstResults: {
      name: 'Primi risultati',
      text: 'Un annuncio ha bisogno di qualche giorno per trovare le persone giuste.',
      amount: '{figure} giorni',
    },
    minimumRoi: {
      name: 'ROI minimo',
      text: 'Il ritorno sull’investimento: quanto rientra per quanto spendi. È il minimo che promettiamo.',
      amount: '{figure}',
    },
    guarantee: {
      name: 'Garanzia di rimborso',
      text: 'Chiedici come funziona, prima di cominciare.',
      amount: '{figure} giorni',
    },
  },
  call: {
    heading: 'La tua pubblicità locale, seguita per {price} al\u00a0mese',
    text: 'Più un budget pubblicitario da {budget} al\u00a0mese. Scrivici che cosa fai e in quale zona: ti rispondiamo entro {hours}\u00a0ore.',
  },
  words: {
    search: 'idraulico vicino a me',
    ad: 'Annuncio',
    headline: 'Tubo rotto?',
    offer: 'Aperto oggi',
    call: 'Chiama',
    calls: 'Chiamate',
    forms: 'Moduli',
    messages: 'Messaggi',
    report: 'Questo mese',
  },
})
