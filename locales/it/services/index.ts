import { serviceGroups, serviceSlugs } from '#domain/services.ts'
import type { servicesText as base } from '../../en/services/index.ts'
import type { Translation } from '../../translation.ts'
import { inWords, startingInWords } from '../numbers.ts'

const services = `${startingInWords(serviceSlugs.length)} servizi`

export const servicesText: Translation<typeof base> = {
  title: 'Servizi',
  description: `${services} per le piccole imprese: siti web, pubblicità locale, richieste, prenotazioni, recensioni e le carte che stanno dietro.`,
  heading: 'Parti da quello che ti serve',
  lead: `${services}, in ${inWords(serviceGroups.length)} gruppi. Comincia da quello che ti ruba più tempo. Il resto può aspettare.`,
  street: {
    heading: 'Oppure dalla porta che apri ogni mattina',
    trades: {
      salons: 'Saloni',
      clinics: 'Studi medici',
      tradespeople: 'Artigiani',
      consultants: 'Consulenti',
      shops: 'Negozi',
      agencies: 'Agenzie',
    },
    short: {
      'automated-google-reviews': 'Recensioni Google',
      'client-retention-tools': 'Fidelizzazione',
      'google-business-profile': 'Profilo Google',
      'local-ads-lead-generation': 'Pubblicità locale',
      'smart-booking-systems': 'Prenotazioni',
      'voice-to-note-automation': 'Dalla voce alle note',
      'workflow-automation': 'Automazione processi',
    },
  },
  groups: {
    found: {
      heading: 'Farti trovare',
      text: 'Qualcuno in zona cerca quello che fai. Il tuo nome c’è, e fa bella figura.',
    },
    reachable: {
      heading: 'Rispondere a tutti',
      text: 'Chiamate e messaggi trovano risposta, anche quando hai le mani occupate.',
    },
    again: {
      heading: 'Farti scegliere ancora',
      text: 'I clienti contenti lo scrivono dove gli altri leggono, e hanno un motivo per tornare.',
    },
    hours: {
      heading: 'Riprenderti il tempo',
      text: 'Il lavoro dietro il lavoro va avanti da solo, negli strumenti che usi già.',
    },
  },
  pricing: {
    text: 'Alcuni servizi stanno insieme in un pacchetto, con un solo prezzo al mese.',
    link: 'Vedi i pacchetti',
  },
}
