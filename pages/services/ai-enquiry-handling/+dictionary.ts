export const dictionary = 'services/ai-enquiry-handling'
