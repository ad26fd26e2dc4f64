import type { leadMessages as en } from '../en/lead-messages.ts'

export const leadMessages: Record<keyof typeof en, string> = {
  nameRequired: 'Il nome è obbligatorio',
  surnameRequired: 'Il cognome è obbligatorio',
  emailInvalid: 'Email valida è obbligatoria',
  emailInvalidPricing: 'Inserisci un indirizzo email valido',
  phoneRequired: 'Il numero di telefono è obbligatorio',
  questionShort: 'La domanda deve essere di almeno 10 caratteri',
  tooLong: 'Il testo è troppo lungo. Accorcialo, per favore.',
  fieldsNeedAttention: 'Controlla i campi segnalati.',
  notStored: 'Non è stato possibile salvare il messaggio. Riprova tra poco oppure chiamaci.',
  tooMany: 'Troppi messaggi dalla tua rete. Riprova tra un minuto.',
}
