import type { workflowAutomationText as base } from '../../en/services/workflow-automation.ts'
import { translated } from '../../texts.ts'

/** Italian page of AI workflow and admin automation (R29). Figures are content. */
export const workflowAutomationText = translated<typeof base>('it', {
  title: 'Automazione dei processi con l’IA',
  description:
    'Documenti, email, appuntamenti, fatture, solleciti e report: il lavoro d’ufficio della tua piccola impresa va avanti da solo.',
  heading: 'Automazione dei processi e dell’ufficio',
  lead: 'Da una parte entra la carta. Dall’altra escono la fattura, la risposta e il report. E tu ti siedi a bere qualcosa di caldo.',
  introduction: {
    heading: 'Il secondo turno, via dalle tue serate',
    paragraphs: [
      'Il lavoro che ti pagano finisce nel pomeriggio. Poi comincia l’altro: leggere quello che è arrivato, ricopiarlo da un’altra parte, riscrivere la risposta della settimana scorsa, fare la fattura, ricordarsi chi deve ancora pagare.',
      'Un processo automatico è proprio quella routine: la scriviamo una volta, poi va avanti da sola. Legge il documento, archivia i dati, prepara la risposta, propone un orario, fa la fattura, manda il sollecito e aggiorna il report.',
      'Le decisioni restano a te. Stabiliamo insieme quali passaggi vanno da soli e quali aspettano il tuo sì.',
    ],
  },
  week: {
    heading: 'Una richiesta, due modi di passare la settimana',
    lead: 'Un esempio. Lunedì arriva un’email: ti chiedono un preventivo, con un modulo e due foto in allegato.',
    byHand: {
      heading: 'A mano',
      days: [
        { day: 'Lunedì', text: 'L’email aspetta mentre lavori. La leggi dopo cena.' },
        {
          day: 'Martedì',
          text: 'Ricopi nome, indirizzo e misure nel tuo foglio. Richiami: non risponde nessuno.',
        },
        {
          day: 'Mercoledì',
          text: 'Riscrivi la risposta della settimana scorsa e cerchi un’ora libera in agenda.',
        },
        {
          day: 'Giovedì',
          text: 'Il cliente dice sì. Segni l’appuntamento e speri di non scordare la fattura.',
        },
      ],
    },
    byWorkflow: {
      heading: 'In automatico',
      day: 'Lunedì',
      steps: [
        'Il modulo viene letto. Nome, indirizzo e misure vanno nel tuo foglio.',
        'Parte una risposta scritta a modo tuo, con gli orari liberi.',
        'Il cliente ne sceglie uno: è già in agenda, con il promemoria.',
        'La fattura è pronta per il giorno in cui finisci il lavoro.',
      ],
    },
    rest: 'Il resto della settimana è per il tuo mestiere.',
    noShows: 'con la pianificazione predittiva e i promemoria',
  },
  features: {
    heading: 'Che cosa fa',
    items: [
      {
        title: 'Gestione dei documenti',
        text: 'Moduli, ricevute e lettere vengono letti, e i dati vanno dove li tieni tu.',
      },
      {
        title: 'Risposte alle email',
        text: 'Le domande di ogni settimana ricevono una risposta con le tue parole. Quelle insolite aspettano te.',
      },
      {
        title: 'Pianificazione predittiva',
        text: 'Vede quali ore si riempiono e quali saltano, e propone un orario sicuro.',
      },
      {
        title: 'Fatturazione automatica',
        text: 'Segni il lavoro come finito e la fattura parte, con il nome, la data e l’importo giusti.',
      },
      {
        title: 'Solleciti e follow-up',
        text: 'Il preventivo senza risposta e la fattura non pagata ricevono un secondo messaggio, con garbo.',
      },
      {
        title: 'Report',
        text: 'Che cosa è entrato, che cosa è uscito e che cosa resta aperto, in una pagina che si legge in un attimo.',
      },
    ],
  },
  steps: {
    heading: 'Dalla scrivania al nastro che va da solo',
    items: [
      {
        title: 'Analisi',
        text: 'Ripercorriamo con te la tua settimana: dove nasce ogni compito e dove si ferma.',
      },
      {
        title: 'Progettazione',
        text: 'Disegniamo il nuovo percorso: che cosa va da solo e che cosa aspetta il tuo sì.',
      },
      { title: 'Implementazione', text: 'Lo costruiamo e lo colleghiamo agli strumenti che usi già.' },
      { title: 'Ottimizzazione', text: 'Cerchiamo i punti dove si inceppa ancora e li sistemiamo.' },
    ],
  },
  checklist: {
    heading: 'Via dalla tua scrivania, eppure fatto',
    points: [
      'Dati scritti una volta sola',
      'Posta ed email divise per lavoro',
      'Risposte con le tue parole',
      'Orari presi dalla tua agenda',
      'Un promemoria prima della visita',
      'Fattura inviata a lavoro finito',
      'Solleciti per i conti in sospeso',
      'Un report che si compila da solo',
    ],
    results: 'Risultati',
  },
  call: {
    heading: 'Comincia dal lavoro che ti piace meno',
    text: 'Dicci qual è e come lo fai adesso. Ti rispondiamo entro {hours}\u00a0ore.',
  },
  words: {
    invoice: 'Fattura',
    reply: 'Risposta',
    report: 'Report',
    answer: 'Sì, certo',
    slot: 'Gio 10:00',
    paid: 'Pagata',
    chase: 'Novità?',
  },
})
