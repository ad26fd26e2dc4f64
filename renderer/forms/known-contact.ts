/**
 * Who wrote to us from this page, so that its next form need not be told again (R281). In memory alone: it goes with the
 * page, and nothing of it is on the device.
 */
export type Contact = { fullName: string; email: string; phone: string }

type Values = Readonly<Record<string, unknown>>

let known: { endpoint: string; contact: Contact; values: Record<string, string> } | null = null

/** `values` are those of a form that was taken. */
export function rememberContact(endpoint: string, values: Values): Contact {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  const [name, surname, email, phone] = [text('name'), text('surname'), text('email'), text('phone')]
  const contact = { fullName: [name, surname].filter(Boolean).join(' '), email, phone }
  known = { endpoint, contact, values: { name, surname, email, phone } }
  return contact
}

/** What another form of this page can begin with, by field; nothing for the form that it was told in. */
export function knownFor(endpoint: string, fields: readonly string[]): Record<string, string> {
  if (!known || known.endpoint === endpoint) return {}
  const { contact, values } = known
  // Who gave one name cannot be asked which part of it is which
  const names: Record<string, string> = !fields.includes('surname')
    ? { name: contact.fullName }
    : values.surname
      ? { name: values.name ?? '', surname: values.surname }
      : {}
  const all: Record<string, string> = { ...names, email: contact.email, phone: contact.phone }
  return Object.fromEntries(Object.entries(all).filter(([field, value]) => value && fields.includes(field)))
}
