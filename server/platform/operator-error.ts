interface OperatorErrorOptions extends ErrorOptions {
  /** What happened, for a page that explains it in the reader's language. */
  reason?: string
}

/** A command cannot be carried out. The message is one line for the operator, without personal data. */
export class OperatorError extends Error {
  readonly reason: string | undefined

  constructor(message: string, { reason, ...options }: OperatorErrorOptions = {}) {
    super(message, options)
    this.reason = reason
  }
}
