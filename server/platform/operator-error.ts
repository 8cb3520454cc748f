/** A command cannot be carried out. The message is one line for the operator, without personal data. */
export class OperatorError extends Error {}
