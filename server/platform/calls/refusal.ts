/** Errors by field, as keys of the console's messages. */
export type InputErrors = Record<string, string[]>

/** Why a call did nothing: the one vocabulary of all calls. */
export type RefusalKind = "conflict" | "not_allowed" | "invalid" | "gone" | "busy"

/** What a call answers instead of its data. `message` is a key of the console's messages. */
export class Refusal<Key extends string = string> {
  readonly kind: RefusalKind
  readonly message: Key
  readonly details: { errors?: InputErrors; retryAfterSeconds?: number }

  constructor(kind: RefusalKind, message: Key, details: Refusal["details"] = {}) {
    this.kind = kind
    this.message = message
    this.details = details
  }
}

/** The stored records do not allow it, or no longer. */
export const conflict = <Key extends string>(message: Key, errors?: InputErrors) =>
  new Refusal("conflict", message, errors && { errors })

/** There is no such record. */
export const gone = () => new Refusal("gone", "unknown")

/** What was sent in these fields cannot be used. */
export const invalid = (errors: InputErrors) => new Refusal("invalid", "refused", { errors })

/** Too many attempts. */
export const busy = <Key extends string>(message: Key, retryAfterSeconds: number) =>
  new Refusal("busy", message, { retryAfterSeconds })
