/** Inquiry and question forms, without zod, so that a form can be shown before zod is loaded. */

/** A field hidden from people. Browsers and password managers do not autofill this name. */
export const honeypotField = 'subject'

/** Returns `{issued}`: a signed time, from which a form's age counts. */
export const formStampEndpoint = '/api/form-stamp'

export const inquiryEndpoint = '/api/pricing-inquiry'
export const questionEndpoint = '/api/question'

/** Maximum lengths, in UTF-16 units. */
export const contactLimits = { name: 200, email: 254, phone: 60 } as const
export const inquiryLimits = { ...contactLimits, surname: 200, packageName: 200 } as const
export const questionLimits = { ...contactLimits, question: 5000, questionLeast: 10 } as const
