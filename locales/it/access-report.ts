import type { accessReportText as base } from '../en/access-report.ts'
import { translated } from '../texts.ts'

export const accessReportText = translated<typeof base>('it', {
  title: 'Che cosa conserviamo su {address}',
  made: 'Preparato il {date} da {name}.',
  why: 'Quello che trovi qui ce l’hai mandato tu. Lo conserviamo per risponderti e per fare il lavoro che ci hai chiesto, e per nient’altro.',
  kept: 'Quello che hai mandato viene cancellato {{months:un mese|?? mesi}} dopo il suo arrivo, con tutte le copie indicate qui. Puoi chiederci di farlo prima, o di correggerlo.',
  sentTitle: 'Che cosa hai mandato',
  sent: '{kind}, {date}, riferimento {reference}',
  files: '{count:number} {{file|file}}',
  notes: '{count:number} {{nostra nota|nostre note}}',
  nothing: 'Non conserviamo niente che porti questo indirizzo.',
  copiesTitle: 'Copie sul nostro server',
  messages:
    '{count:number} {{messaggio conservato come file|messaggi conservati come file}}, nella cartella “messages”',
  unfinished:
    '{count:number} {{gruppo di file di un modulo non finito|gruppi di file di moduli non finiti}}, nella cartella “unfinished”; si cancellano dopo 24\u00a0ore',
  serverDrive:
    '{count:number} {{copia nella cartella cloud del nostro server|copie nella cartella cloud del nostro server}}',
  ledger:
    '{count:number} {{voce nell’elenco delle risposte automatiche|voci nell’elenco delle risposte automatiche}}: un codice ricavato dal tuo indirizzo, per un giorno',
  reminders: 'Per ogni messaggio, quali promemoria per rispondere ci siamo mandati',
  elsewhereTitle: 'Copie altrove',
  inDrive: 'Nel nostro spazio cloud ({place}): {references}',
  drives: { file: 'una cartella', gdrive: 'Google Drive', webdav: 'il nostro archivio di file' },
  machine: 'Gli stessi dati per altri programmi',
})
