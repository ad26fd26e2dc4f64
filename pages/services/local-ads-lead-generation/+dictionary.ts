export const dictionary = 'services/local-ads-lead-generation'
