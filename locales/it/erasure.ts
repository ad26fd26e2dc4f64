import type { erasureText as base } from '../en/erasure.ts'
import { translated } from '../texts.ts'

export const erasureText = translated<typeof base>('it', {
  removed: {
    leads:
      '{count}\u00a0{{contatto con le sue note e il registro delle consegne|contatti con note e registri delle consegne}}',
    files: '{count}\u00a0{{file allegato|file allegati}}',
    pendingUploads:
      '{count}\u00a0{{gruppo di file di un modulo non finito|gruppi di file di moduli non finiti}}',
    mailFiles: '{count}\u00a0{{messaggio conservato come file|messaggi conservati come file}}',
    digests: '{count}\u00a0{{riepilogo che elencava indirizzi|riepiloghi che elencavano indirizzi}}',
    driveCopies: '{count}\u00a0{{copia nello spazio cloud|copie nello spazio cloud}}',
    driveTrash:
      '{count}\u00a0{{copia nello spazio cloud, spostata nel suo cestino|copie nello spazio cloud, spostate nel suo cestino}}',
    replyLedger:
      '{count}\u00a0{{voce nell’elenco delle risposte automatiche|voci nell’elenco delle risposte automatiche}}',
    aside:
      '{count}\u00a0{{copia tra i dati messi da parte da un ripristino|copie tra i dati messi da parte da un ripristino}}',
  },
  unreachable: {
    mailbox: '{{count:un messaggio|?? messaggi}} nella vostra casella di posta',
    visitorMailbox:
      '{{count:la risposta automatica|?? risposte automatiche}} nella casella di chi ha scritto',
    webhook: '{{count:una copia|?? copie}} presso il destinatario del webhook (LEAD_WEBHOOK_URL)',
    backups: 'le copie di sicurezza fatte prima di adesso',
    formerDrive: '{{count:una copia|?? copie}} in uno spazio cloud che DRIVE_URL non indica più',
    notInDrive:
      '{{count:una copia che non è più dove era stata messa|?? copie che non sono più dove erano state messe}} nello spazio cloud: forse {{count:è stata spostata o rinominata|sono state spostate o rinominate}}',
    damaged:
      '{{count:una cartella danneggiata che non dice di chi è|?? cartelle danneggiate che non dicono di chi sono}}',
    namelessUploads:
      '{{count:un gruppo di file di un modulo non finito e senza indirizzo, che si cancella|?? gruppi di file di moduli non finiti e senza indirizzo, che si cancellano}} entro 24\u00a0ore',
  },
  receipt: 'Ricevuta {id}, {at}',
  reasons: {
    person: 'Cancellato tutto quello che riguarda una persona, su richiesta sua o per suo conto.',
    lead: 'Un contatto è stato cancellato a mano.',
    retention: 'Cancellati i contatti il cui tempo era scaduto.',
    restore: 'Una copia di sicurezza ripristinata aveva riportato dati già cancellati.',
  },
  expired: 'Cancellati perché i contatti si conservano per {{months:un mese|?? mesi}}.',
  kinds: {
    inquiry: '{{count:una richiesta|?? richieste}}',
    question: '{{count:una domanda|?? domande}}',
    onboarding: '{{count:un questionario per il sito|?? questionari per il sito}}',
  },
  // No article before a date: “dal 7”, but “dall’8”
  leads: 'Contatti: {list}, arrivati nel periodo {first} – {last}.',
  leadsOfDay: 'Contatti: {list}, arrivati in data {day}.',
  nothing: 'Non c’era niente.',
  removedTitle: 'Cancellati: {list}.',
  references: 'Riferimenti: {list}.',
  pending:
    'Cancellazione non ancora confermata: {{count:una copia|?? copie}} nello spazio cloud. Si riprova finché non riesce.',
  unreachableTitle: 'Fuori portata, da cancellare a mano: {list}.',
  tombstone: 'Una copia di sicurezza ripristinata qui non li riporta.',
  done: 'Completata il {at}.',
  copies:
    'sul nostro server, tra i file in attesa, nei messaggi conservati come file e nel nostro spazio cloud',
  outOfReach: 'i messaggi nella nostra casella e nella tua, e le copie di sicurezza fatte prima',
})
