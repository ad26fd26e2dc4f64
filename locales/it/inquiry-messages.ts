import type { inquiryMessages as en } from '../en/inquiry-messages.ts'

export const inquiryMessages: Record<keyof typeof en, string> = {
  nameRequired: 'Il nome è obbligatorio',
  surnameRequired: 'Il cognome è obbligatorio',
  emailInvalid: 'Email valida è obbligatoria',
  emailInvalidPricing: 'Inserisci un indirizzo email valido',
  phoneRequired: 'Il numero di telefono è obbligatorio',
  tooLong: 'Il testo è troppo lungo. Accorcialo, per favore.',
  fieldsNeedAttention: 'Controlla i campi segnalati.',
  notStored: 'Non è stato possibile salvare la richiesta. Riprova tra poco oppure chiamaci.',
  tooMany: 'Troppe richieste dalla tua rete. Riprova tra un minuto.',
}
