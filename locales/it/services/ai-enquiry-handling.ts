import type { aiEnquiryHandlingText as base } from '../../en/services/ai-enquiry-handling.ts'
import { translated } from '../../texts.ts'

export const aiEnquiryHandlingText = translated<typeof base>('it', {
  title: 'Risposte con l’IA al telefono e su WhatsApp',
  description:
    'Un agente vocale al telefono e uno su WhatsApp. Rispondono giorno e notte ai tuoi clienti e portano a te le domande difficili.',
  heading: 'Risposte con l’IA, giorno e notte',
  lead: 'La saracinesca è giù e il telefono squilla. La chiamata riceve risposta, il messaggio anche. Ti resta una domanda sola, quella a cui puoi rispondere solo tu, con tutta la storia.',
  introduction: {
    heading: 'Con le mani occupate non si risponde',
    paragraphs: [
      'Il telefono squilla mentre servi un cliente. Un messaggio arriva alle dieci di sera, una domanda di domenica. Dall’altra parte c’è qualcuno pronto a parlare con te, e non tutti ci riprovano.',
      'Prepariamo due agenti che parlano a nome tuo: uno risponde al telefono, l’altro su WhatsApp. Conoscono i tuoi servizi, i prezzi e gli orari, perché li mettiamo per iscritto insieme a te prima che arrivi la prima chiamata.',
      'Segnano i dati di chi ti cerca, prenotano quello che si può prenotare e si fermano dove hai deciso tu. Il resto passa a te.',
    ],
  },
  conversation: {
    heading: 'Sa quando chiedere a te',
    lead: 'Una sera su WhatsApp, in un’officina di biciclette chiusa da ore. È un esempio: i tuoi agenti parleranno del tuo lavoro.',
    thread: 'La conversazione',
    customer: 'Cliente',
    agent: 'Agente',
    messages: [
      { byAgent: false, time: '21:14', text: 'Buonasera, fate la revisione delle bici elettriche?' },
      {
        byAgent: true,
        time: '21:14',
        text: 'Buonasera. Certo, ci vuole una giornata. Le va meglio giovedì o venerdì?',
      },
      { byAgent: false, time: '21:15', text: 'Giovedì, appena aprite.' },
      {
        byAgent: true,
        time: '21:15',
        text: 'Giovedì alle nove, l’aspettiamo.',
        done: 'Prenotato, giovedì 9:00',
      },
      {
        byAgent: false,
        time: '21:17',
        text: 'Un’altra cosa: c’è una piccola crepa nel telaio. Intanto posso usarla?',
      },
      {
        byAgent: true,
        time: '21:17',
        text: 'Su questo preferisco non tirare a indovinare. Passo la domanda al titolare, con tutto quello che mi ha scritto. La risposta le arriva qui.',
      },
    ],
    slip: {
      heading: 'Una domanda per te',
      question: 'C’è una piccola crepa nel telaio. Intanto posso usarla?',
      rows: [
        { term: 'Da', text: 'Nome e numero, come li ha lasciati il cliente' },
        { term: 'Chiede', text: 'La revisione di una bici elettrica' },
        { term: 'Già fatto', text: 'Prenotato per giovedì, 9:00' },
        { term: 'Perché a te', text: 'Sulla sicurezza decidi tu' },
        { term: 'Rispondi', text: 'Su WhatsApp, nella stessa chat' },
      ],
      attached: 'In allegato tutta la conversazione',
    },
    note: 'Le domande da lasciare a te le scegli tu. Il cliente non deve ricominciare da capo.',
  },
  features: {
    heading: 'Che cosa fanno i due agenti',
    items: [
      {
        title: 'Un agente vocale al telefono',
        text: 'Alza la cornetta, ascolta e risponde a voce, con frasi intere, i tuoi prezzi e i tuoi orari.',
      },
      {
        title: 'Un agente su WhatsApp',
        text: 'Risponde ai messaggi appena arrivano, sul numero a cui i clienti ti scrivono già.',
      },
      {
        title: 'Ogni contatto messo per iscritto',
        text: 'Chi era, che cosa cerca e come richiamarlo. Basta appunti sul retro di uno scontrino.',
      },
      {
        title: 'Sempre presenti, 24 ore su 24',
        text: 'La sera, nei fine settimana, nei giorni festivi, 7 giorni su 7. E nell’ora in cui sei in cima alla scala.',
      },
      {
        title: 'Il passaggio, con il contesto',
        text: 'Una domanda complessa ti arriva insieme alla conversazione da cui è nata.',
      },
    ],
  },
  greetings: {
    heading: 'Rispondono nella lingua della domanda',
    text: 'I tuoi clienti non dicono tutti buonasera allo stesso modo. Gli agenti rispondono nella lingua di chi scrive o chiama. Dicci quali ti servono.',
    greetings: [
      { lang: 'it', text: 'Buonasera' },
      { lang: 'en', text: 'Good evening' },
      { lang: 'fr', text: 'Bonsoir' },
      { lang: 'es', text: 'Buenas noches' },
    ],
  },
  checklist: {
    heading: 'Il lavoro di una buona accoglienza',
    points: [
      'Risponde mentre lavori',
      'Di sera legge e risponde',
      'Prende nome, numero e motivo',
      'Prenota quel che si può',
      'Dice solo ciò che hai approvato',
      'Se ha un dubbio, chiede a te',
      'Ti passa tutta la conversazione',
      'Copre notti e fine settimana',
    ],
    results: 'Risultati',
  },
  call: {
    heading: 'Lascia che squilli. Tu vai avanti.',
    text: 'Raccontaci quali chiamate e messaggi ricevi in una settimana, e a quali vuoi rispondere sempre tu. Ti scriviamo entro {hours}\u00a0ore.',
  },
  words: {
    call: ['Siete aperti', 'sabato?'],
    answered: 'Sì, dalle dieci',
    message: ['Mi riparate', 'la bici?'],
    reply: 'Giovedì alle nove?',
    closed: 'Chiuso',
    slip: ['Una domanda', 'per te'],
    lead: 'Contatto',
    hours: ['Giorno', 'Notte'],
  },
})
