const pattern = /^[A-Za-z0-9_-]{16,64}$/

/** A form's idempotency key: submitting the same form again cannot create a second application. */
export const parseSubmissionKey = (sent: unknown) =>
  typeof sent === "string" && pattern.test(sent) ? sent : undefined

/** A key from 18 random bytes: 24 letters, digits, "-" and "_". */
export const submissionKeyFrom = (randomBytes: Uint8Array) =>
  btoa(String.fromCharCode(...randomBytes.subarray(0, 18)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
