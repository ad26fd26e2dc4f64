/** What is said under the fields of the inquiry form (spec §5), and above them when it cannot be taken. */
export const inquiryMessages = {
  nameRequired: 'Name is required',
  surnameRequired: 'Surname is required',
  emailInvalid: 'Valid email is required',
  /** The Italian pricing page words it differently from the service pages. */
  emailInvalidPricing: 'Valid email is required',
  phoneRequired: 'Phone number is required',
  tooLong: 'This is too long. Please shorten it.',
  fieldsNeedAttention: 'Please check the marked fields.',
  notStored: 'Your inquiry could not be saved. Please try again in a moment, or call us.',
  tooMany: 'Too many inquiries came from your network. Please try again in a minute.',
}
