import { texts } from '../texts.ts'

/** Italian home page (R21): a page of its own, not a translation of the English one. */
export const homeText = texts('it', {
  title: 'Gestire la tua attività diventa semplice | {site}',
  description:
    'Automazione con l’IA e strumenti digitali semplici per le piccole imprese: telefono, prenotazioni, recensioni e clienti sempre seguiti.',
  hero: {
    heading: 'Gestire la tua attività diventa semplice',
    lead: 'Il telefono che risponde, l’agenda che si riempie, le recensioni che arrivano: mettiamo in ordine quello che ti porta via la giornata.',
    button: 'Scopri i nostri pacchetti',
  },
  intro: {
    heading: 'Tu pensi al tuo mestiere. Al resto pensiamo noi.',
    who: 'Siamo un piccolo studio tra Londra e l’Italia. Lavoriamo con professionisti, studi medici, saloni, artigiani, consulenti, negozi e agenzie.',
    how: 'Colleghiamo telefono, WhatsApp, agenda e recensioni, così ogni richiesta trova una risposta. Scrivici: ti rispondiamo entro\u00a0{hours}\u00a0ore.',
  },
  missedCall: {
    heading: 'Questa chiamata puoi perderla',
    lead: 'Hai le mani occupate e il telefono squilla. Lascialo squillare: guarda che cosa riceve chi chiama mentre finisci il lavoro.',
    legend: 'La chiamata, passo per passo',
    play: 'Lascialo squillare',
    steps: [
      'Squilla e nessuno risponde',
      'Parte un messaggio',
      'Chi ha chiamato risponde',
      'L’appuntamento è fissato',
    ],
    phone: {
      missed: 'Chiamata persa',
      time: '11:04',
      sent: 'Scusaci, non abbiamo fatto in tempo a rispondere. Ti va bene giovedì alle tre?',
      reply: 'Perfetto, grazie.',
      booked: 'Prenotato',
      slot: 'Giovedì, ore 15:00',
      day: 'Giovedì',
    },
    example: 'È un esempio: la chiamata e gli orari sono inventati.',
  },
  packages: {
    heading: 'Scegli la porta giusta per te',
    lead: 'Un prezzo al mese e tempi di attivazione chiari fin dall’inizio.',
    popular: 'Più Popolare',
    setUp: 'Attivazione',
    button: 'Vedi tutti i prezzi',
  },
  results: {
    heading: 'Che cosa cambia, in numeri',
    enquiries: {
      figure: 'Raddoppiate',
      title: 'le richieste locali',
      text: 'Chi cerca nel tuo quartiere trova te, e riceve subito una risposta.',
      link: 'Pubblicità locale',
    },
    bookings: {
      title: 'di prenotazioni in più',
      text: 'Si prenota da WhatsApp anche la sera tardi, a salone chiuso.',
    },
    retention: {
      title: 'la fidelizzazione dei clienti',
      text: 'Un promemoria al momento giusto, con il link a un posto libero.',
    },
    calls: {
      title: 'di chiamate perse in meno',
      text: 'Il telefono risponde anche quando hai le mani occupate.',
    },
    noShows: {
      title: 'di appuntamenti mancati in meno',
      text: 'Un promemoria, e un modo semplice per spostare la data.',
    },
    hours: {
      title: 'risparmiate a settimana',
      text: 'Una nota vocale dopo la visita diventa un elenco di cose da fare.',
    },
  },
  twoWeeks: {
    heading: 'La stessa settimana, due volte',
    lead: 'Un esempio: un’officina con due persone. Prima la settimana com’era, poi la settimana con gli strumenti al lavoro.',
    before: 'Prima',
    after: 'Dopo',
    days: [
      {
        day: 'Lunedì',
        was: 'Nove messaggi aspettano dal fine settimana.',
        is: 'Sette hanno già risposta. Due sono per te.',
      },
      {
        day: 'Martedì',
        was: 'Tre chiamate a vuoto durante un lavoro.',
        is: 'Chi ha chiamato ha già un orario, per messaggio.',
      },
      {
        day: 'Mercoledì',
        was: 'Due clienti arrivano alle due.',
        is: 'Uno arriva alle due, l’altro alle tre.',
      },
      {
        day: 'Giovedì',
        was: 'Fatture, fino alle dieci di sera.',
        is: 'Le fatture sono partite alle cinque. E\u00a0tu\u00a0anche.',
      },
      {
        day: 'Venerdì',
        was: 'Nessuno ha chiesto una recensione.',
        is: 'È stata chiesta a tutti, e due l’hanno scritta.',
      },
    ],
  },
  statistics: 'Risultati',
  closing: {
    heading: 'Raccontaci che\u00a0cosa ti ruba tempo. Ti mostriamo di che\u00a0cosa puoi fare a meno.',
    text: 'Niente gergo e niente slide: una chiacchierata breve e una risposta chiara.',
    button: 'Scopri come possiamo aiutarti',
  },
})
