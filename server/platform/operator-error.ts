/** What cannot be done as asked; its message is one line for the operator, without a personal detail. */
export class OperatorError extends Error {}
