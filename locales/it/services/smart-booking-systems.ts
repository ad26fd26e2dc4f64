import type { smartBookingSystemsText as base } from '../../en/services/smart-booking-systems.ts'
import { translated } from '../../texts.ts'

export const smartBookingSystemsText = translated<typeof base>('it', {
  title: 'Prenotazioni intelligenti',
  description:
    'Prenotazioni da telefono, WhatsApp, pagina online e SMS in una sola agenda, con promemoria automatici e mai due clienti alla stessa ora.',
  heading: 'Prenotazioni intelligenti',
  lead: 'Due clienti chiedono martedì alle\u00a014. Uno lo prende, l’altro viene alle\u00a015, e tu non hai posato le forbici.',
  introduction: {
    heading: 'Un’agenda che risponde sempre al telefono',
    paragraphs: [
      'Gli appuntamenti si perdono per strada: la chiamata durante un trattamento, il messaggio alle dieci e mezza di sera, l’appunto sul retro di uno scontrino. Un sistema di prenotazione intelligente li tiene tutti, e tu continui a lavorare come sai.',
      'Propone solo gli orari davvero liberi, scrive l’appuntamento nel calendario che usi già e lo ricorda al cliente prima del giorno fissato.',
    ],
  },
  features: {
    heading: 'Che cosa fa',
    items: [
      {
        title: 'Si prenota da ogni canale',
        text: 'Telefono, WhatsApp, pagina online o SMS: tutti vedono gli stessi orari liberi.',
      },
      {
        title: 'Collegato al tuo calendario',
        text: 'Funziona con i tre principali servizi di calendario, così tieni quello che hai.',
      },
      {
        title: 'Mai due alla stessa ora',
        text: 'Se in due vogliono lo stesso orario, uno lo prende e all’altro va il primo libero.',
      },
      {
        title: 'I tuoi orari',
        text: 'Il pranzo, l’uscita da scuola, il giovedì lungo, una settimana ad agosto: le regole le fai tu.',
      },
      {
        title: 'Promemoria automatici',
        text: 'Via SMS ed email, prima dell’appuntamento. Nessuno deve più ricordarsi di mandarli.',
      },
      {
        title: 'Statistiche che si leggono',
        text: 'Le ore piene, le ore vuote e il canale da cui arrivano le prenotazioni.',
      },
    ],
  },
  rules: {
    heading: 'La settimana la decidi tu',
    text: 'Raccontaci com’è davvero e il sistema la rispetta: offre le ore che gli dai e non tocca le altre, chiunque chieda e da qualunque canale.',
    items: [
      { title: 'Il pranzo resta pranzo', text: 'Lì non si prenota, nemmeno a chiederlo con garbo.' },
      {
        title: 'Giovedì fino a tardi',
        text: 'La giornata lunga ha più posti. Le altre restano come sono.',
      },
      {
        title: 'Venerdì alle tre a casa',
        text: 'L’agenda chiude quando chiudi tu. A chi chiede propone lunedì.',
      },
    ],
  },
  checklist: {
    heading: 'Tutto il lavoro di una buona reception',
    points: [
      'Prende appuntamenti mentre lavori',
      'Offre solo gli orari liberi',
      'Rispetta le tue ore di apertura',
      'Scrive nel calendario che usi',
      'Avvisa via SMS ed email',
      'Risponde al telefono e su WhatsApp',
      'Mostra il canale che rende di più',
      'Copre la sera e i fine settimana',
    ],
    results: 'Risultati',
  },
  steps: {
    heading: 'Dalla prima telefonata al primo appuntamento',
    items: [
      { title: 'Ascolto', text: 'Guardiamo come si prenota oggi da te, e dove si perdono le chiamate.' },
      {
        title: 'Collegamento',
        text: 'Entrano i tuoi calendari, i tuoi orari, le tue regole. Nessuna agenda nuova da imparare.',
      },
      {
        title: 'Prova',
        text: 'Chiamiamo, scriviamo e prenotiamo come i tuoi clienti, finché nulla si accavalla.',
      },
      {
        title: 'Si parte',
        text: 'Il sistema comincia a rispondere. Guardiamo insieme come va e lo regoliamo.',
      },
    ],
  },
  call: {
    heading: 'Un sistema di prenotazione completo a {price} al\u00a0mese',
    text: 'Preparato per te, con i tuoi orari e le tue regole. Ti rispondiamo entro {hours}\u00a0ore.',
  },
  words: {
    days: ['Lun', 'Mar', 'Mer', 'Gio', 'Ven'],
    lunch: 'Pranzo',
    late: 'Si fa tardi',
    closed: 'Chiuso',
    asks: 'Martedì alle 14?',
    asksOnTwoLines: ['Martedì', 'alle 14?'],
    offers: 'Occupato. Alle 15?',
    agrees: 'Perfetto',
    reminder: ['Avviso', 'inviato'],
    reminderText: 'Domani ore 10',
    open: 'Aperto',
  },
})
