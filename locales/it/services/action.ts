/** The button on the Italian service pages that have no form (R29). */
export const serviceAction = { href: '/it/contact', label: 'Parliamone' } as const
