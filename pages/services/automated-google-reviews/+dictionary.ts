export const dictionary = 'services/automated-google-reviews'
