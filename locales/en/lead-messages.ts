/** Messages under the fields of the inquiry and question forms (R56, R57), and above them when they cannot be accepted. */
export const leadMessages = {
  nameRequired: 'Name is required',
  surnameRequired: 'Surname is required',
  emailInvalid: 'Valid email is required',
  /** The Italian pricing page words it differently from the service pages. */
  emailInvalidPricing: 'Valid email is required',
  phoneRequired: 'Phone number is required',
  questionShort: 'Question must be at least 10 characters long',
  tooLong: 'This is too long. Please shorten it.',
  fieldsNeedAttention: 'Please check the marked fields.',
  notStored: 'Your message could not be saved. Please try again in a moment, or call us.',
  tooMany: 'Too many messages came from your network. Please try again in a minute.',
}
