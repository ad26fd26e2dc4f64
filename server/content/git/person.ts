export type Person = { name: string; email: string }

export function identityOf(role: 'AUTHOR' | 'COMMITTER', person: Person): Record<string, string> {
  // git strips these characters, and refuses a name that is then empty.
  const tidy = (text: string) =>
    text.replace(/[\0-\x1f<>]/g, ' ').replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, '')
  const email = tidy(person.email.slice(0, 300))
  return {
    [`GIT_${role}_NAME`]: tidy(person.name.slice(0, 200)) || email || 'Staff',
    [`GIT_${role}_EMAIL`]: email || 'staff',
  }
}

/** The environment for a commit or branch move by this software itself. */
export const identityOfBoth = (person: Person): Record<string, string> => ({
  ...identityOf('AUTHOR', person),
  ...identityOf('COMMITTER', person),
})
