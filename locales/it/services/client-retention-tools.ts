import type { clientRetentionToolsText as base } from '../../en/services/client-retention-tools.ts'
import { translated } from '../../texts.ts'

export const clientRetentionToolsText = translated<typeof base>('it', {
  title: 'Fidelizzazione dei clienti',
  description:
    'Messaggi dopo la visita, punti fedeltà, passaparola, sondaggi e area clienti: chi è venuto una volta ha un motivo per tornare.',
  heading: 'Fidelizzazione dei clienti',
  lead: 'Stessa tazza, un’altra stagione. Due righe gentili al momento giusto, e chi è venuto una volta torna.',
  introduction: {
    heading: 'Volevano tornare. Poi\u00a0sono passati i\u00a0mesi.',
    paragraphs: [
      'Hai lavorato bene, erano contenti, e poi il silenzio. Nessuno ha sbagliato niente. Tu eri già al lavoro successivo, loro pensavano ad altro.',
      'Noi prepariamo le piccole cose che tengono vivo il contatto: un messaggio dopo la visita, punti che si sommano, un grazie a chi fa il tuo nome, una domanda su com’è andata. Che cosa dicono lo decidi tu. Poi partono da sole.',
      'Ed è anche la metà meno cara del lavoro: trovare un cliente nuovo costa {cost|times} quanto tenerne uno.',
    ],
  },
  example: {
    heading: 'Quanto può valere chi torna',
    lead: 'Prendi {customers}\u00a0clienti che spendono in media {purchase}. Quello che conta è quanti comprano di nuovo.',
    kept: 'torna',
    customers: 'da {count}\u00a0clienti',
    extra: 'di vendite in più all’anno',
    less: 'di vendite in meno all’anno',
    cost: 'il servizio, per un anno',
    fields: {
      customers: 'Clienti',
      averagePurchase: 'Spesa annua di ciascuno, in £',
      keptBefore: 'Tornano oggi, in %',
      keptAfter: 'Potrebbero tornare, in %',
    },
    invalid: 'Un numero intero da {least} a {most}',
    noteHeading: 'Un esempio, non una promessa',
    note: 'Sono vendite, non utili, e i tuoi numeri saranno altri. Portali al primo incontro: rifacciamo il conto insieme, prima che tu decida.',
  },
  features: {
    heading: 'Che cosa prepariamo',
    items: [
      {
        title: 'Messaggi automatici',
        text: 'Un grazie, un “tutto bene?”, un avviso quando è ora di rivedersi. Ognuno parte nel giorno giusto.',
      },
      {
        title: 'Punti fedeltà',
        text: 'Ogni acquisto avvicina a un premio che fa piacere. E nessuna tessera di carta da perdere.',
      },
      {
        title: 'Porta un amico',
        text: 'Un cliente contento gira un link. Quando l’amico lo usa, sai chi ringraziare.',
      },
      {
        title: 'Sondaggi di gradimento',
        text: 'Una domanda sola dopo la visita. Se qualcosa non va, lo sai quando puoi ancora rimediare.',
      },
      {
        title: 'Segmentazione',
        text: 'Nuovi, abituali, spariti da un po’: a ogni gruppo il messaggio che fa per lui.',
      },
      {
        title: 'Area clienti',
        text: 'Un posto solo dove ognuno vede i suoi punti, le sue visite e il prossimo premio.',
      },
    ],
  },
  steps: {
    heading: 'Dalla prima visita al primo passaparola',
    items: [
      {
        title: 'Accoglienza',
        text: 'Un benvenuto dopo il primo acquisto: che cosa succede adesso, e a chi chiedere.',
      },
      {
        title: 'Coinvolgimento',
        text: 'Ogni tanto un messaggio utile, scelto per il gruppo di cui fanno parte.',
      },
      { title: 'Fedeltà', text: 'I punti crescono, il premio è loro, e lo vengono a sapere per tempo.' },
      { title: 'Passaparola', text: 'I più affezionati hanno un modo semplice per portare un amico.' },
    ],
  },
  checklist: {
    heading: 'Una buona memoria per ogni viso al banco',
    points: [
      'Scrive dopo ogni visita',
      'Si accorge di chi è sparito',
      'Conta i punti a ogni acquisto',
      'Avvisa quando c’è un premio',
      'Ringrazia chi ti consiglia',
      'Chiede com’è andata',
      'Divide i clienti in gruppi',
      'Dà a ognuno la sua pagina',
    ],
    results: 'Risultati',
  },
  call: {
    heading: 'La fidelizzazione costa {price}\u00a0al\u00a0mese',
    text: 'Raccontaci come si compra da te oggi. Ti diciamo da dove cominciare, e che cosa può aspettare.',
  },
  words: {
    card: 'Sesto caffè gratis',
    followUp: 'Come va?',
    friend: 'Per te',
    welcome: 'Piacere',
  },
})
