/** The whole export is refused; the message is for the operator. */
export class SourceError extends Error {}
