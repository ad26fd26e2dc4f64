export const dictionary = 'onboarding'
