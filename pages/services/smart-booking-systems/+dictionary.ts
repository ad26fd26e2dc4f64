export const dictionary = 'services/smart-booking-systems'
