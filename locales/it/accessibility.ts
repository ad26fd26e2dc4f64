import type { accessibilityText as base } from '../en/accessibility.ts'
import { translated } from '../texts.ts'

export const accessibilityText = translated<typeof base>('it', {
  title: 'Accessibilità',
  description:
    'Come costruiamo e proviamo questo sito perché tutti possano usarlo, quali limiti ha e a chi dirlo quando qualcosa non funziona.',
  updated: 'Ultima prova:',
  lead: 'Tutti devono poter leggere questo sito e scriverci, con qualsiasi dispositivo e in qualsiasi modo. Qui trovi che cosa proviamo e che cosa sappiamo che manca.',
  aim: {
    id: 'il-nostro-obiettivo',
    heading: 'Il nostro obiettivo',
    paragraphs: [
      'Costruiamo questo sito secondo le Web Content Accessibility Guidelines 2.2, livello AA. A parte i limiti elencati sotto, non conosciamo punti in cui non le rispetta. È una nostra valutazione: nessun altro ha verificato il sito.',
    ],
  },
  tested: {
    id: 'che-cosa-proviamo',
    heading: 'Che cosa proviamo',
    paragraphs: ['Prima di ogni nuova versione un programma usa il sito in un browser e controlla:'],
    points: [
      'Ogni tipo di pagina in inglese e in italiano con axe-core, con i colori chiari e con quelli scuri, su schermi da 320 a 1.280 pixel.',
      'Menu, finestre di dialogo e moduli aperti, vuoti e con errori.',
      'Che menu, finestre di dialogo e moduli si usino da tastiera, che il punto in cui ti trovi sia sempre visibile e che si torni dove si era.',
      'Che niente resti tagliato su uno schermo stretto 320 pixel, cioè come diventa uno schermo largo con lo zoom al 400%.',
      'Che pagine e moduli funzionino senza JavaScript e che niente si muova se hai chiesto meno animazioni.',
    ],
    closing:
      'La data in alto è l’ultimo giorno in cui tutte queste prove sono riuscite. La scrivono le prove, non noi.',
  },
  limits: {
    id: 'limiti-noti',
    heading: 'Limiti noti',
    paragraphs: ['Ecco che cosa sappiamo:'],
    points: [
      'I programmi trovano solo una parte degli errori. Non abbiamo provato il sito con persone che usano ogni giorno un lettore di schermo, un sensore o i comandi vocali.',
      'Il blog e il questionario per il sito web sono solo in inglese.',
      'Le immagini negli articoli sono descritte da chi scrive l’articolo, e alcune descrizioni possono essere brevi.',
      'La mappa nella pagina dei contatti è fatta da altri e potrebbe non essere facile da usare. L’indirizzo è scritto lì accanto.',
    ],
  },
  tell: {
    id: 'scrivici',
    heading: 'Scrivici',
    paragraphs: [
      'Se qualcosa non funziona, o se ti serve un testo in un’altra forma, scrivi a {email} oppure per posta a {address}. Dicci quale pagina e che cosa volevi fare: ti rispondiamo entro {reply} ore.',
      'Se la nostra risposta non ti aiuta, nel Regno Unito puoi rivolgerti all’Equality Advisory and Support Service.',
    ],
  },
})
