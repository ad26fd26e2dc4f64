import type { mailText as base } from '../en/mail.ts'
import { translated } from '../texts.ts'

export const mailText = translated<typeof base>('it', {
  kinds: { inquiry: 'Richiesta', question: 'Domanda', onboarding: 'Questionario per il sito' },
  fields: {
    name: 'Nome',
    surname: 'Cognome',
    fullName: 'Nome e cognome',
    businessName: 'Nome dell’attività',
    email: 'E-mail',
    phone: 'Telefono',
    packageName: 'Pacchetto',
    question: 'Domanda',
    businessDescription: 'L’attività in breve',
    targetAudience: 'Clienti',
    websiteGoals: 'Obiettivi del sito',
    customGoals: 'Altri obiettivi',
    hasExistingDomain: 'Ha già un dominio',
    domainName: 'Dominio',
    hasExistingHosting: 'Ha già un hosting',
    hostingDetails: 'Hosting attuale',
    inspirationWebsites: 'Siti che piacciono',
    colorPreferences: 'Colori',
    fontPreferences: 'Caratteri',
    desiredPages: 'Pagine richieste',
    customPages: 'Altre pagine',
    needsBookingSystem: 'Prenotazioni online',
    needsShop: 'Negozio online',
    otherFunctionality: 'Altre funzioni',
    desiredIntegrations: 'Collegamenti richiesti',
    customIntegrations: 'Altri collegamenti',
    needsSEOSupport: 'Aiuto con i motori di ricerca',
    needsAnalytics: 'Statistiche delle visite',
    specialRequests: 'Richieste particolari',
  },
  yes: 'Sì',
  no: 'No',
  files: 'File',
  file: '{name} ({megabytes} MB)',
  filesAt: 'I file sono in',
  sentFrom: 'Inviato da',
  language: 'Lingua',
  received: 'Ricevuto',
  reference: 'Riferimento',
  notice: {
    stuck: 'I contatti non arrivano: {channel}',
    stuckText:
      '{{count:Un contatto aspetta|?? contatti aspettano}} da più di {minutes} minuti ({channel}). Niente è perso: ogni contatto è salvato sul server e viene ritentato. Il motivo è in /readyz e nel registro del server.',
    at: 'Scritto alle {time} UTC. Se questo è un file, scompare quando il problema è risolto.',
    offsite: 'La copia esterna richiede attenzione',
    offsiteText: {
      check:
        'Il controllo della copia non è riuscito: l’ultima non si è potuta ripristinare come dovrebbe. Sul server stesso non manca niente. Esegui lì `npm run ponte -- offsite check`: dice che cosa non va.',
      late: 'Da più di {minutes} minuti niente di nuovo arriva alla copia. Se il server andasse perso ora, andrebbe perso anche quello che è arrivato da allora. Il motivo è in /readyz sul server.',
      shared:
        'Un altro server copia nello stesso posto. Assegna a ciascuno un posto proprio (OFFSITE_URL) e spegni quello che non è più il sito.',
    },
    lastError: 'L’ultimo motivo indicato',
    channels: { mail: 'la posta', drive: 'il drive', webhook: 'il webhook', reply: 'la risposta automatica' },
    held: '{{count:Un messaggio è trattenuto|?? messaggi sono trattenuti}} come possibile spam',
    clock: 'L’orologio del server ha fatto un salto',
    clockText:
      'La data dell’orologio del server è lontana di settimane da quella precedente. Finché non è confermata, le richieste vecchie vengono cancellate in base alla data di prima. Se l’orologio è sbagliato, correggilo: non si è perso nulla. Se è giusto, perché il server è rimasto spento per un po’, non occorre fare niente: dopo sette giorni di funzionamento la nuova data viene accettata.',
    heldText:
      'Sono salvati e non sono stati recapitati. In /admin puoi sbloccare quelli veri; gli altri spariranno alla scadenza.',
    reasons: {
      honeypot: 'ha compilato un campo che nessuno vede',
      'too-fast': 'inviato più in fretta di quanto si possa scrivere',
      content: 'sembra pubblicità',
      flood: 'uno dei molti dalla stessa rete',
    },
  },
  reply: {
    subject: 'Abbiamo ricevuto il tuo messaggio – {site}',
    greeting: 'Ciao,',
    body: {
      inquiry: 'grazie per la tua richiesta. È arrivata, e la leggerà una persona.',
      question: 'grazie per la tua domanda. È arrivata, e la leggerà una persona.',
      onboarding: 'grazie per il tuo questionario. È arrivato con i suoi file, e lo leggerà una persona.',
    },
    promise: 'Ti rispondiamo entro {hours} ore.',
    reference: 'Il tuo riferimento: {reference}',
    notYou:
      'Se non ci hai scritto tu, qualcuno ha indicato il tuo indirizzo per sbaglio. Non devi fare nulla.',
    automatic: 'Questo messaggio è automatico. Puoi rispondere: la risposta arriva a noi.',
    regards: 'A presto\n{site}',
  },
})
