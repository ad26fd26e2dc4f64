export const dictionary = 'services/google-business-profile'
