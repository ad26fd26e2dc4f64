/** The button on the Italian service pages that have no form (spec §2). */
export const serviceAction = { href: '/it/contact', label: 'Parliamone' } as const
