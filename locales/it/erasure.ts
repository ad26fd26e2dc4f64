import type { erasureText as base } from '../en/erasure.ts'
import type { Translation } from '../translation.ts'

const nouns = (one: string, many: string) => (count: number) => `${count}\u00a0${count === 1 ? one : many}`

export const erasureText: Translation<typeof base> = {
  removed: {
    leads: nouns(
      'contatto con le sue note e il registro delle consegne',
      'contatti con note e registri delle consegne',
    ),
    files: nouns('file allegato', 'file allegati'),
    pendingUploads: nouns('gruppo di file di un modulo non finito', 'gruppi di file di moduli non finiti'),
    mailFiles: nouns('messaggio conservato come file', 'messaggi conservati come file'),
    digests: nouns('riepilogo che elencava indirizzi', 'riepiloghi che elencavano indirizzi'),
    driveCopies: nouns('copia nello spazio cloud', 'copie nello spazio cloud'),
    driveTrash: nouns(
      'copia nello spazio cloud, spostata nel suo cestino',
      'copie nello spazio cloud, spostate nel suo cestino',
    ),
    replyLedger: nouns(
      'voce nell’elenco delle risposte automatiche',
      'voci nell’elenco delle risposte automatiche',
    ),
    aside: nouns(
      'copia tra i dati messi da parte da un ripristino',
      'copie tra i dati messi da parte da un ripristino',
    ),
  },
  unreachable: {
    mailbox: (count) =>
      count === 1
        ? 'un messaggio nella vostra casella di posta'
        : `${count} messaggi nella vostra casella di posta`,
    visitorMailbox: (count) =>
      count === 1
        ? 'la risposta automatica nella casella di chi ha scritto'
        : `${count} risposte automatiche nella casella di chi ha scritto`,
    backups: () => 'le copie di sicurezza fatte prima di adesso',
    formerDrive: (count) =>
      count === 1
        ? 'una copia in uno spazio cloud che DRIVE_URL non indica più'
        : `${count} copie in uno spazio cloud che DRIVE_URL non indica più`,
    notInDrive: (count) =>
      count === 1
        ? 'una copia che non è più dove era stata messa nello spazio cloud: forse è stata spostata o rinominata'
        : `${count} copie che non sono più dove erano state messe nello spazio cloud: forse sono state spostate o rinominate`,
    damaged: (count) =>
      count === 1
        ? 'una cartella danneggiata che non dice di chi è'
        : `${count} cartelle danneggiate che non dicono di chi sono`,
    namelessUploads: (count) =>
      count === 1
        ? 'un gruppo di file di un modulo non finito e senza indirizzo, che si cancella entro 24\u00a0ore'
        : `${count} gruppi di file di moduli non finiti e senza indirizzo, che si cancellano entro 24\u00a0ore`,
  },
  receipt: (id, at) => `Ricevuta ${id}, ${at}`,
  nothing: 'Non c’era niente.',
  removedTitle: (list) => `Cancellati: ${list}.`,
  references: (list) => `Riferimenti: ${list}.`,
  pending: (count) =>
    count === 1
      ? 'Cancellazione non ancora confermata: una copia nello spazio cloud. Si riprova finché non riesce.'
      : `Cancellazione non ancora confermata: ${count} copie nello spazio cloud. Si riprova finché non riesce.`,
  unreachableTitle: (list) => `Fuori portata, da cancellare a mano: ${list}.`,
  tombstone: 'Una copia di sicurezza ripristinata qui non li riporta.',
  done: (at) => `Completata il ${at}.`,
  copies:
    'sul nostro server, tra i file in attesa, nei messaggi conservati come file e nel nostro spazio cloud',
  outOfReach: 'i messaggi nella nostra casella e nella tua, e le copie di sicurezza fatte prima',
}
