import type { erasureText as base } from '../en/erasure.ts'
import { translated } from '../texts.ts'

export const erasureText = translated<typeof base>('it', {
  removed: {
    leads:
      '{count}\u00a0{{contatto con le sue note e il registro delle consegne|contatti con note e registri delle consegne}}',
    files: '{count}\u00a0{{file allegato|file allegati}}',
    pendingUploads:
      '{count}\u00a0{{gruppo di file di un modulo non finito|gruppi di file di moduli non finiti}}',
    aside:
      '{count}\u00a0{{copia tra i dati messi da parte da un ripristino|copie tra i dati messi da parte da un ripristino}}',
  },
  unreachable: {
    backups: 'le copie di sicurezza fatte prima di adesso',
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
