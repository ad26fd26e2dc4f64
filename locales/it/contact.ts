import type { contactText as base } from '../en/contact.ts'
import { translated } from '../texts.ts'

export const contactText = translated<typeof base>('it', {
  title: 'Contatti',
  description:
    'Scrivici o chiamaci a Londra, in italiano. Email, telefono, indirizzo postale, orari e mappa.',
  heading: 'Scrivi, chiama o spedisci una lettera',
  lead: 'In italiano o in inglese. Ti\u00a0rispondiamo entro\u00a024\u00a0ore.',
  message: 'Inviaci un messaggio',
  letters: { london: 'Letters', italy: 'Lettere' },
  ways: {
    label: 'Come contattarci',
    email: 'Email',
    emailNote: 'La via giusta se hai una foto, un elenco o una storia lunga.',
    writeEmail: 'Scrivi un’email',
    phone: 'Telefono',
    phoneNote: 'La via giusta tra un cliente e l’altro.',
    call: 'Chiama',
    copy: 'Copia il numero',
    address: 'Indirizzo postale',
    addressNote: 'Per le lettere, e per tutto ciò che vuole un francobollo.',
    seeMap: 'Guarda la mappa',
    hours: 'Orari',
    closed: 'Chiuso',
  },
  copied: 'Numero Copiato!',
  notCopied: { title: 'Chiamaci', text: 'Chiamaci al numero {number}.' },
  map: {
    heading: 'Dove siamo',
    text: 'Questo è un disegno. La mappa vera arriva da OpenStreetMap, e nulla parte finché non la carichi.',
    load: 'Carica la mappa',
    open: 'Apri nelle mappe',
    frame: 'Mappa della nostra via, da OpenStreetMap',
  },
  call: {
    heading: 'Non sai che cosa chiedere? Dicci che cosa ti porta via tempo.',
    text: 'Bastano poche righe: che lavoro fai, e la parte della settimana che cederesti volentieri.',
    letter: ['Buongiorno,', 'il telefono', 'non smette…'],
  },
})
