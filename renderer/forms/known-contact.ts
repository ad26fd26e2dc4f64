/**
 * The contact details that a visitor has sent from this page, to fill in the next form (R281). In memory
 * only: they are gone when the page is left, and nothing is stored on the device.
 */
export type Contact = { fullName: string; email: string; phone: string }

type Values = Readonly<Record<string, unknown>>

let known: { endpoint: string; contact: Contact; values: Record<string, string> } | null = null

/** Remembers the contact of a form that the server accepted; `values` are the form's. */
export function rememberContact(endpoint: string, values: Values): Contact {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  const [name, surname, email, phone] = [text('name'), text('surname'), text('email'), text('phone')]
  const contact = { fullName: [name, surname].filter(Boolean).join(' '), email, phone }
  known = { endpoint, contact, values: { name, surname, email, phone } }
  return contact
}

/** Fills empty controls with what was sent in another form of this page. Returns what it filled in, by field. */
export function fillInKnown(form: HTMLFormElement, endpoint: string): Record<string, string> {
  if (!known || known.endpoint === endpoint) return {}
  const { contact, values } = known
  // A single name cannot be split into first name and surname
  const names: Record<string, string> = !form.elements.namedItem('surname')
    ? { name: contact.fullName }
    : values.surname
      ? { name: values.name ?? '', surname: values.surname }
      : {}
  const filled: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...names, email: contact.email, phone: contact.phone })) {
    const control = form.elements.namedItem(name)
    if (!value || !(control instanceof HTMLInputElement) || control.value !== '') continue
    control.value = value
    filled[name] = value
  }
  return filled
}
