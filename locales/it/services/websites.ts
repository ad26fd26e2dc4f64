import type { websitesText as base } from '../../en/services/websites.ts'
import { translated } from '../../texts.ts'

/** Italian page of websites (R29). Figures are content. */
export const websitesText = translated<typeof base>('it', {
  title: 'Siti web semplici ed efficaci',
  description:
    'Siti vetrina, landing page ed e-commerce progettati con te: si aprono in fretta, si leggono bene dal telefono e hanno un anno di assistenza.',
  heading: 'Siti web semplici ed efficaci',
  lead: 'Disegniamo il progetto insieme, tiriamo su le pagine e posiamo l’ultima pietra. Il tuo sito si apre in fretta, si legge bene dal telefono e porta il cliente al passo successivo.',
  introduction: {
    heading: 'Una pagina è una piccola casa',
    paragraphs: [
      'I clienti entrano dalla porta più vicina: una ricerca, una mappa, un link in un messaggio. Danno un’occhiata e vogliono sapere tre cose: che cosa fai, dove sei, come contattarti.',
      'Noi lavoriamo come un bravo muratore: prima il progetto, poi i muri, poi le finiture. Niente stanze vuote. Ogni pagina ha un solo compito, e si capisce subito qual è.',
    ],
  },
  types: {
    heading: 'Tre tipi di sito, e uno è il tuo',
    lead: 'A cambiare è quello che il visitatore viene a fare. Se sei in dubbio, dicci che cosa deve succedere dopo il primo clic.',
    items: [
      {
        title: 'Sito vetrina',
        text: 'Più pagine per mostrare i lavori, le persone e i prezzi. Per chi viene scelto perché dà fiducia.',
        fits: 'studi medici, consulenti, artigiani',
      },
      {
        title: 'Landing page',
        text: 'Una pagina, un’offerta, un pulsante. Per una campagna, una stagione o un servizio nuovo che vuole risposte in fretta.',
        fits: 'campagne, lanci, eventi',
      },
      {
        title: 'E-commerce',
        text: 'Un negozio con gli scaffali, il carrello e la cassa. I clienti scelgono e pagano mentre tu fai altro.',
        fits: 'negozi, laboratori, produttori',
      },
    ],
    fits: 'Ideale per',
  },
  checklist: {
    heading: 'Fatto per essere usato, su ogni schermo',
    points: [
      'Comodo su telefono, tablet e PC',
      'Si apre senza far aspettare',
      'Dice che cosa fai già nella prima riga',
      'Una sola cosa da fare per pagina',
      'Leggibile dai motori di ricerca',
      'Protetto con SSL e con i backup',
      'Visite contate con numeri chiari',
      'Assistenza per un anno intero',
    ],
    results: 'Le nostre promesse',
  },
  steps: {
    heading: 'Dal terreno vuoto alla porta aperta',
    items: [
      {
        title: 'Progetto',
        text: 'Compili un questionario: gli obiettivi, le pagine, i siti che ti piacciono. Noi ne facciamo un progetto.',
      },
      {
        title: 'Disegno',
        text: 'Vedi le pagine disegnate prima che siano costruite. È il momento giusto per cambiare idea.',
      },
      {
        title: 'Costruzione',
        text: 'Entrano i tuoi testi e le tue foto. Proviamo ogni pagina sui telefoni e sugli schermi grandi.',
      },
      {
        title: 'Apertura',
        text: 'Via l’impalcatura: il sito va online al tuo indirizzo e comincia l’anno di assistenza.',
      },
    ],
  },
  features: {
    heading: 'Insieme alle chiavi ricevi',
    items: [
      {
        title: 'Sicurezza SSL',
        text: 'Il lucchetto nella barra dell’indirizzo: quello che un cliente scrive in un modulo resta tra voi due.',
      },
      {
        title: 'Backup',
        text: 'Teniamo da parte una copia del sito: una giornata storta non si porta via le tue pagine.',
      },
      {
        title: 'Statistiche',
        text: 'Quali pagine si leggono, da dove arrivano i visitatori e che cosa fanno dopo.',
      },
      {
        title: 'Un anno di assistenza',
        text: 'Una domanda, un prezzo nuovo, una foto da cambiare: ci scrivi, per un anno intero.',
      },
    ],
  },
  call: {
    heading: 'Disegniamo il progetto?',
    text: 'Raccontaci in due righe che cosa deve fare il tuo sito. Ti rispondiamo entro {hours}\u00a0ore.',
  },
  words: {
    nav: ['Home', 'Lavori', 'Contatti'],
    headline: ['Aperti', 'oggi'],
    button: 'Prenota',
    stones: ['Chi siamo', 'Prezzi', 'FAQ'],
    plan: 'Progetto',
    shop: 'Carrello',
    offer: 'Questo mese',
    open: 'Aperto',
  },
})
