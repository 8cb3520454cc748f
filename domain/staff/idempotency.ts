/** The header with the key of a change: the server runs a key once, and a retry gets the first answer. */
export const idempotencyHeader = "idempotency-key"

/** The header of an answer that repeats an earlier one; its value is when that was given. */
export const replayHeader = "idempotency-replayed"

/** A key: 128 random bits in hexadecimal digits. */
export const idempotencyKey = /^[0-9a-f]{32}$/

const signIn = "Its passwords, codes and cookies are never stored; the library checks each attempt."
const read = "Reads only, with details that must not reach a URL."
const secret = "Reads what must not be stored a second time."
const download = "A download changes nothing and is sent whole again."

/** The console's calls by POST that need no key, by the path of their route, with the reason. */
export const callsWithoutKey: Readonly<Record<string, string>> = {
  "/auth/sign-in/email": signIn,
  "/auth/sign-out": signIn,
  "/auth/revoke-session": signIn,
  "/auth/revoke-other-sessions": signIn,
  "/auth/change-password": signIn,
  "/auth/two-factor/enable": signIn,
  "/auth/two-factor/disable": signIn,
  "/auth/two-factor/verify-totp": signIn,
  "/auth/two-factor/verify-backup-code": signIn,
  "/auth/passkey/sign-in-options": signIn,
  "/auth/passkey/verify": signIn,
  "/auth/passkeys": "The signed challenge works once.",
  "/auth/passkeys/options": signIn,
  "/auth/passkeys/:id/remove": signIn,
  "/links/:token": "There is no session to bind a key to; the link itself works once.",
  "/search": read,
  "/privacy/find": read,
  "/content-html": read,
  "/content/:collection/preview": "Makes a preview that expires; a second one does no harm.",
  "/content/:collection/:slug/preview": "Makes a preview that expires; a second one does no harm.",
  "/merit/:programme/dry-run": read,
  "/students/import/preview": read,
  "/merit-marks/read": read,
  "/results/read": read,
  "/results/preview": read,
  "/applications/export": download,
  "/students/export": download,
  "/audit/export": download,
  "/fees/:day/export": download,
  "/merit/:programme/export": download,
  "/privacy/export": download,
  "/floods/export": download,
  "/applications/:id/link": secret,
  "/applications/:id/reveal": secret,
  "/applications/:id/open": "The page repeats it by itself.",
}

const patterns = Object.keys(callsWithoutKey).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
)

/** Whether a call of the console by POST needs no key. The path is without its query. */
export const isWithoutKey = (method: string, path: string) =>
  method === "POST" && patterns.some((pattern) => pattern.test(path))
