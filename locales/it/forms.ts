import type { formsText as base } from '../en/forms.ts'
import type { Translation } from '../translation.ts'

export const formsText: Translation<typeof base> = {
  close: 'Chiudi',
  trap: 'Lascia vuoto questo campo',
  summary: 'Controlla questi campi',
  reference: 'Il tuo riferimento',
  arrived: 'Il tuo messaggio è arrivato',
  next: 'Una persona legge il tuo messaggio e ti risponde entro 24\u00a0ore. Se ci scrivi in proposito, indica il riferimento.',
  brief: {
    text: 'Hai in mente un sito web nuovo? Il questionario, in inglese, chiede il resto: i contatti che hai lasciato ci sono già.',
    button: 'Apri il questionario',
  },
  home: { label: 'Torna alla Home', href: '/it' },
  onward: { label: 'Scopri i servizi', href: '/it/services' },
}
