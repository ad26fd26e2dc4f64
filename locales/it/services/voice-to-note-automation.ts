import type { voiceToNoteAutomationText as base } from '../../en/services/voice-to-note-automation.ts'
import { translated } from '../../texts.ts'

export const voiceToNoteAutomationText = translated<typeof base>('it', {
  title: 'Dalla voce alle note',
  description:
    'Parli tra un lavoro e l’altro. La nota vocale diventa testo, trova il suo posto e si trasforma in cose da fare, negli strumenti che usi già.',
  heading: 'Dalla voce alle note scritte',
  lead: 'Parli mezzo minuto nel furgone. Quando hai parcheggiato è già tutto scritto, in ordine e nella lista di chi se ne occupa.',
  introduction: {
    heading: 'Le scartoffie della giornata, dette a voce',
    paragraphs: [
      'Quando esci dalla casa del cliente ricordi ogni dettaglio, la sera non più. Con le mani fredde nessuno ha voglia di scrivere, così l’appunto aspetta, e per metà va perso.',
      'Qui premi un tasto e parli come faresti con un collega. Le parole diventano una nota pulita, sotto la voce giusta, e quello che c’è da fare finisce dove i tuoi lo cercano.',
    ],
  },
  note: {
    heading: 'Che cosa diventa una nota vocale',
    said: 'Tu dici',
    sentence: [
      { text: '“La ' },
      { text: 'cucina al numero nove', isAction: false },
      { text: ' è finita e la proprietaria è contenta. ' },
      { text: 'Oggi manda la fattura a saldo', isAction: true },
      { text: ' e ' },
      { text: 'segnami i ritocchi giovedì alle otto', isAction: true },
      { text: '.”' },
    ],
    becomes: 'Diventa',
    written: {
      kind: 'Nota',
      text: 'Cucina finita, proprietaria contenta. Fattura oggi. Ritocchi giovedì alle otto.',
      place: 'Nella cartella del lavoro',
    },
    category: {
      kind: 'Categoria',
      text: 'Cucine, numero nove',
      place: 'La ritrovi per via, lavoro o mestiere',
    },
    first: {
      kind: 'Azione',
      text: 'Mandare la fattura a saldo',
      place: 'Nella lista di oggi dell’ufficio',
    },
    second: { kind: 'Azione', text: 'Ritocchi, giovedì alle otto', place: 'Nel tuo calendario' },
    listen: 'Ascolta la nota vocale di esempio',
    synthesised: 'Letta da una voce sintetica.',
    example: 'È un esempio. Le tue note seguono le tue parole e le tue cartelle.',
  },
  features: {
    heading: 'Che cosa fa',
    items: [
      { title: 'Trascrizione', text: 'La tua voce diventa un testo chiaro, senza gli “ehm”.' },
      { title: 'Categorie', text: 'Ogni nota trova il suo posto: il lavoro, il cliente, l’argomento.' },
      {
        title: 'Le cose da fare, a parte',
        text: 'Quello che va fatto esce dalla nota ed entra in una lista.',
      },
      { title: 'Nei tuoi sistemi', text: 'Note e cose da fare arrivano negli strumenti che usi già.' },
      {
        title: 'Un’app sul telefono',
        text: 'Un solo tasto, in furgone, in corsia o in laboratorio.',
      },
      {
        title: 'Ricerca intelligente',
        text: 'Chiedi quello che ricordi. Ti trova la nota che avevi in mente.',
      },
    ],
  },
  rules: {
    heading: 'Capisce il tuo gergo',
    text: 'Decidi tu che cosa succede quando dici una parola. Scriviamo le regole insieme e le cambiamo quando cambia il tuo lavoro.',
    say: 'Quando dici',
    does: 'succede questo',
    items: [
      { say: '“Urgente”', does: 'l’azione passa in cima alla lista di oggi' },
      { say: '“Per l’ufficio”', does: 'va nella loro lista e non nella tua' },
      { say: '“Materiali”', does: 'quello che segue va nell’elenco dei materiali di quel lavoro' },
      { say: '“Privato”', does: 'resta a te e non lo vede nessun altro' },
    ],
  },
  checklist: {
    heading: 'Meno scrivania a fine giornata',
    points: [
      'Note scritte mentre riparti',
      'Niente da ricordare fino a sera',
      'Ogni lavoro con la sua cartella',
      'Ogni compito alla persona giusta',
      'Le date subito in calendario',
      'Le vecchie note, basta chiedere',
      'Regole con le tue parole',
      'Gli strumenti che hai già',
    ],
    results: 'Risultati',
  },
  call: {
    heading: 'Pronto in meno di {setUp|hours}',
    text: 'Lo colleghiamo ai tuoi strumenti, scriviamo con te le prime regole e ascoltiamo insieme le prime note.',
  },
  words: {
    spoken: ['Invia il preventivo,', 'ordina le piastrelle'],
    list: 'Da fare',
    actions: ['Preventivo', 'Piastrelle', 'Richiamare'],
    search: 'piastrelle',
    categories: ['Lavoro', 'Cliente', 'Idea'],
  },
})
