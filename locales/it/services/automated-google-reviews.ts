import type { automatedGoogleReviewsText as base } from '../../en/services/automated-google-reviews.ts'
import { translated } from '../../texts.ts'

/** Recensioni Google (R29). Typical results are figures of the catalogue. */
export const automatedGoogleReviewsText = translated<typeof base>('it', {
  title: 'Recensioni Google in automatico',
  description:
    'Ogni cliente riceve una richiesta gentile al momento giusto e ogni recensione ha la sua risposta. Quelle negative passano da te, con una bozza.',
  heading: 'Recensioni Google, seguite in automatico',
  lead: 'Chi esce contento vorrebbe lasciarti una recensione, poi la giornata va avanti. Gliela chiediamo noi, con garbo e al momento giusto. E\u00a0rispondiamo a quello che scrive.',
  introduction: {
    heading: 'Il {share} legge le recensioni. Le tue meritano cura',
    paragraphs: [
      'Prima di chiamarti guardano le stelle, poi che cosa hanno scritto gli altri, poi se qualcuno ha risposto. Le recensioni vecchie, o un reclamo lasciato lì, dicono più di quanto vorresti.',
      'Noi curiamo due cose. A ogni cliente arriva un messaggio che chiede una recensione. E qualunque cosa scriva, riceve una risposta.',
      'Nessuno resta fuori. Google non permette di chiedere solo a chi sembra soddisfatto, e ci si fida di più di una pagina sincera.',
    ],
  },
  halves: {
    heading: 'Prima chiedere, poi rispondere',
    halves: [
      {
        title: 'Chiedere',
        text: 'Finita la visita, il cliente riceve un messaggio breve a nome tuo, con il link diretto alla tua pagina. Chiede e basta, senza insistere.',
        points: [
          'A tutti, contenti e scontenti',
          'Quando il ricordo è ancora fresco',
          'Con le parole che useresti tu',
        ],
      },
      {
        title: 'Rispondere',
        text: 'La risposta parla di quello che c’è scritto, così non sembra mai copiata. Una recensione negativa ti arriva con una bozza, e decidi tu che cosa dire.',
        points: [
          'Una risposta a ogni recensione',
          'Le negative con una bozza per te',
          'Le più delicate le decidi tu',
        ],
      },
    ],
  },
  features: {
    heading: 'Che cosa ci guadagni',
    items: [
      {
        title: 'Recensioni fresche',
        text: 'Chi legge guarda le stelle, ma anche la data. Ne arrivano di nuove mentre lavori.',
      },
      {
        title: 'Qualcuno che risponde',
        text: 'Chi apre la tua pagina vede che ci sei, per\u00a0i\u00a0complimenti e\u00a0per\u00a0i\u00a0reclami.',
      },
      {
        title: 'Nessuna brutta sorpresa',
        text: 'Se un cliente è scontento lo sai subito, con una bozza pronta per rimediare.',
      },
    ],
  },
  steps: {
    heading: 'Come funziona',
    items: [
      {
        title: 'Prepariamo',
        text: 'Colleghiamo il tuo profilo Google e scriviamo il messaggio con te, come parli tu.',
      },
      {
        title: 'Chiediamo',
        text: 'Finita la visita o il lavoro, il cliente riceve il messaggio con\u00a0il\u00a0link.',
      },
      {
        title: 'Rispondiamo',
        text: 'Ogni recensione ha la sua risposta. Le negative passano da te, con una bozza.',
      },
      {
        title: 'Impariamo',
        text: 'Vedi che cosa piace e che cosa dà fastidio, e sai che cosa cambiare.',
      },
    ],
  },
  checklist: {
    heading: 'Con garbo, sempre e sul serio',
    points: [
      'Chiediamo a tutti i clienti',
      'Scriviamo a nome tuo',
      'Li portiamo dritti alla tua pagina',
      'Rispondiamo a ogni recensione',
      'Ti giriamo le negative con la bozza',
      'Teniamo il tuo tono di voce',
      'Mai recensioni comprate o in cambio di premi',
      'Ti mostriamo che cosa piace',
    ],
    results: 'Risultati tipici',
  },
  call: {
    heading: 'Lascia che siano i clienti a parlare',
    text: 'Raccontaci che cosa succede oggi quando una visita finisce. Ti rispondiamo entro {hours}\u00a0ore con quello che chiederemmo noi, e quando.',
  },
  words: {
    ask: 'Com’è andata?',
    thanks: 'Grazie',
    welcome: 'Torna a trovarci',
    coming: 'Grazie della visita.',
    write: 'Lascia due righe',
    reply: 'La tua risposta',
    draft: 'Bozza',
    sorry: 'Ci dispiace.',
    change: 'Modifica',
    send: 'Invia',
    today: 'Oggi',
  },
})
