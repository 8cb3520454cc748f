/** The header with the key of a change: the server runs a key once, and a retry gets the first answer. */
export const idempotencyHeader = "idempotency-key"

/** The header of an answer that repeats an earlier one; its value is when that was given. */
export const replayHeader = "idempotency-replayed"

/** A key: 128 random bits in hexadecimal digits. */
export const idempotencyKey = /^[0-9a-f]{32}$/

/** The console's calls by POST that need no key, by the path of their route. */
export const callsWithoutKey = [
  // Their passwords, codes and cookies are never stored; the library checks each attempt.
  "/auth/sign-in/email",
  "/auth/sign-out",
  "/auth/revoke-session",
  "/auth/revoke-other-sessions",
  "/auth/change-password",
  "/auth/two-factor/enable",
  "/auth/two-factor/disable",
  "/auth/two-factor/verify-totp",
  "/auth/two-factor/verify-backup-code",
  "/auth/passkey/sign-in-options",
  "/auth/passkey/verify",
  "/auth/passkeys/options",
  "/auth/passkeys/:id/remove",
  // The signed challenge works once.
  "/auth/passkeys",
  // There is no session to bind a key to; the link itself works once.
  "/links/:token",
  // They read only: the details are in the body so that they do not reach a URL.
  "/search",
  "/privacy/find",
  "/content-html",
  "/content-lists",
  "/merit/:programme/dry-run",
  "/students/import/preview",
  "/merit-marks/read",
  "/results/read",
  "/results/preview",
  // They make a preview that expires; a second one does no harm.
  "/content/:collection/preview",
  "/content/:collection/:slug/preview",
  // A download changes nothing and is sent whole again.
  "/report/enrolment/export",
  "/grievances/report/export",
  "/applications/export",
  "/students/export",
  "/audit/export",
  "/fees/:day/export",
  "/merit/:programme/export",
  "/privacy/export",
  "/floods/export",
  "/backups/download",
  // They read the code of the applicant's link and an encrypted number, which must not be stored a second time.
  "/applications/:id/link",
  "/applications/:id/reveal",
  // The page repeats it by itself while it shows the record.
  "/applications/:id/open",
]

const patterns = callsWithoutKey.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`))

/** Whether a call of the console by POST needs no key. The path is without its query. */
export const isWithoutKey = (method: string, path: string) =>
  method === "POST" && patterns.some((pattern) => pattern.test(path))
