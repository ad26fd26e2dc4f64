export const dictionary = 'services/client-retention-tools'
