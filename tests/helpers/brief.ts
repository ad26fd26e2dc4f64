/** The answers that a website brief must have. */
export const briefAnswers = {
  fullName: 'Ada Rossi',
  businessName: 'Forno Rossi',
  email: 'ada.rossi@example.com',
  phone: '020 7946 0456',
  businessDescription: 'A bakery with two ovens and a long queue.',
  targetAudience: 'People who live nearby',
  websiteGoals: JSON.stringify(['Generate leads']),
  desiredPages: JSON.stringify(['Home']),
}

/** A website brief as its form sends it, with files keyed by field name. */
export function briefForm(
  answers: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, File>> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...briefAnswers, ...answers })) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}
