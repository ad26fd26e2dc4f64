export const dictionary = 'services/voice-to-note-automation'
