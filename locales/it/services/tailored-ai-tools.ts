import type { tailoredAiToolsText as base } from '../../en/services/tailored-ai-tools.ts'
import { translated } from '../../texts.ts'

/** Italian page of tailored AI tools (R29). Figures are content. */
export const tailoredAiToolsText = translated<typeof base>('it', {
  title: 'Strumenti IA su misura',
  description:
    'Strumenti IA per piccole imprese, tagliati sul tuo modo di lavorare, collegati ai sistemi che usi già e provati sui tuoi casi prima del lancio.',
  heading: 'Strumenti\u00a0IA su misura',
  lead: 'Prendiamo le misure del tuo lavoro, tagliamo lo strumento sui sistemi che hai e te lo facciamo provare prima dell’ultimo punto.',
  introduction: {
    heading: 'Quando la taglia unica va stretta',
    paragraphs: [
      'Certi lavori hanno una forma tutta loro. I tuoi preventivi seguono regole che nessuno ha mai scritto, i file stanno in posti diversi e l’app già pronta fa tante cose, tranne quella che ti serve.',
      'Uno strumento su misura parte dai tuoi casi. Guardiamo come lavori, tagliamo il pezzo che manca e lo cuciamo ai sistemi che usi già.',
    ],
  },
  examples: {
    heading: 'Tre strumenti, tagliati per tre mestieri',
    lead: 'Sono esempi di quello che si può fare. Il tuo parte dal tuo lavoro.',
    reads: 'Che cosa legge',
    gives: 'Che cosa ti dà',
    checks: 'Chi controlla',
    items: [
      {
        title: 'Un assistente per l’avvocato',
        reads: 'Il contratto sulla scrivania e le formule che il tuo studio usa di solito.',
        gives: 'Un riassunto breve, le clausole diverse dalle tue e la prima bozza di una risposta.',
        checks:
          'L’avvocato. Lo strumento ti indica dove guardare: che cosa vuol dire la clausola lo decidi tu.',
      },
      {
        title: 'Un consigliere per il negozio online',
        reads: 'Il catalogo, il magazzino e quello che i clienti comprano insieme.',
        gives:
          'Suggerimenti che si abbinano a quello che è già nel carrello, tra le cose che hai in magazzino.',
        checks: 'Il negoziante. Le regole le fai tu, e togli un prodotto quando vuoi.',
      },
      {
        title: 'Un assistente per l’agenzia creativa',
        reads: 'Il brief del cliente, le linee guida del marchio e i lavori che hai già fatto.',
        gives: 'I primi titoli, qualche bozza di layout e l’elenco di quello che il brief non dice.',
        checks:
          'Il grafico. Lo strumento riempie la pagina bianca: che cosa ci resta lo sceglie la tua squadra.',
      },
    ],
  },
  features: {
    heading: 'Tre tagli su misura',
    items: [
      {
        title: 'Sviluppo su misura',
        text: 'Uno strumento scritto per un solo compito, con le tue parole, le tue regole e le tue eccezioni.',
      },
      {
        title: 'Integrazioni',
        text: 'Legge e scrive nei sistemi che usi già: i dati passano da soli e nessuno li ricopia più a mano.',
      },
      {
        title: 'Automazioni su misura',
        text: 'Tutto il contorno va da solo: raccoglie i dati, compila, consegna, e si ferma dove vuoi guardare tu.',
      },
    ],
  },
  steps: {
    heading: 'Quattro prove, dal primo incontro al lancio',
    items: [
      {
        title: 'Scoperta',
        text: 'Ci mostri il lavoro com’è, casi strani compresi. Noi prendiamo le misure.',
      },
      {
        title: 'Prototipo',
        text: 'Un primo pezzo, sui tuoi esempi. Lo provi e ci dici dove tira.',
      },
      { title: 'Sviluppo', text: 'Lo costruiamo per bene e lo colleghiamo ai sistemi che usi.' },
      { title: 'Lancio', text: 'La tua squadra comincia a usarlo e noi diamo gli ultimi punti.' },
    ],
  },
  checklist: {
    heading: 'Tagliato per una sola attività: la tua',
    points: [
      'Fatto per un solo compito',
      'Parla con le parole del mestiere',
      'Segue le tue regole',
      'Conosce le tue eccezioni',
      'Si collega ai sistemi che usi',
      'Provato sui tuoi casi',
      'L’ultima parola resta a te',
      'Tempi concordati con te',
    ],
    results: 'Risultati',
  },
  call: {
    heading: 'Raccontaci il pezzo che manca',
    text: 'Descrivi il lavoro con parole tue, casi strani compresi. Ti rispondiamo entro {hours}\u00a0ore.',
  },
  words: {
    form: 'Il tuo modulo',
    voice: 'Le tue parole',
    list: 'I tuoi passaggi',
    clause: 'Clausola 9',
    differs: 'Testo diverso',
    basket: 'Nel carrello',
    goesWith: 'Ci sta bene',
    brief: 'Brief',
    question: 'Di che colore?',
  },
})
