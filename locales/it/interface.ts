import { serviceSlugs } from '#domain/services.ts'
import type { interfaceText as base } from '../en/interface.ts'
import { translated } from '../texts.ts'
import { startingInWords } from './numbers.ts'

export const interfaceText = translated<typeof base>('it', {
  skipToContent: 'Vai al contenuto',
  mainNavigation: 'Principale',
  nav: {
    home: 'Home',
    about: 'Chi Siamo',
    services: 'Servizi',
    blog: 'Blog',
    pricing: 'Prezzi',
    contact: 'Contatti',
    privacy: 'Informativa sulla Privacy',
    accessibility: 'Accessibilità',
    privacyShort: 'Privacy',
  },
  allServices: 'Tutti i servizi',
  allServicesLine: `${startingInWords(serviceSlugs.length)}, uno accanto all’altro`,
  services: {
    'ai-enquiry-handling': { name: 'Risposte con l’IA', line: 'Telefono e WhatsApp, di giorno e di notte' },
    'smart-booking-systems': { name: 'Prenotazioni intelligenti', line: 'Un’agenda sola per tutti i canali' },
    websites: { name: 'Siti web', line: 'Pagine rapide e chiare, facili da trovare' },
    'workflow-automation': {
      name: 'Automazione dei processi',
      line: 'Fatture, risposte e report in automatico',
    },
    'tailored-ai-tools': { name: 'Strumenti IA su misura', line: 'Cuciti sul tuo modo di lavorare' },
    'client-retention-tools': {
      name: 'Fidelizzazione dei clienti',
      line: 'Buoni motivi per tornare, al momento giusto',
    },
    'google-business-profile': { name: 'Profilo Google', line: 'Orari, foto e risposte in ordine' },
    'local-ads-lead-generation': { name: 'Pubblicità locale', line: 'Ti vede chi abita nel tuo quartiere' },
    'automated-google-reviews': { name: 'Recensioni Google', line: 'Chieste con garbo, con risposte rapide' },
    'voice-to-note-automation': {
      name: 'Dalla voce alle note',
      line: 'Lo dici una volta, lo ritrovi scritto',
    },
  },
  servicePage: {
    getStarted: 'Inizia Oggi',
    getStartedWith: 'Inizia con {service}',
  },
  /** Under a figure (R315). */
  figures: { example: 'un esempio', source: 'Fonte:' },
  theme: {
    toDark: 'Passa alla modalità scura',
    toLight: 'Passa alla modalità chiara',
    row: 'Modalità Scura',
  },
  menu: { open: 'Apri il menu', close: 'Chiudi il menu' },
  footer: {
    line: 'Automazione e strumenti digitali semplici per le piccole imprese, tra Londra e l’Italia.',
    pages: 'Pagine',
    contact: 'Contatti',
    hours: 'Orari',
    closed: 'Chiuso',
    admin: 'Accesso amministratore',
    onboarding: 'Questionario per il sito web',
  },
  toast: { region: 'Notifiche (F8)', close: 'Chiudi' },
})
