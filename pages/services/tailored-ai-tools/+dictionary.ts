export const dictionary = 'services/tailored-ai-tools'
