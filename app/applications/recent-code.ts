import { readStored, writeStored } from "#app/browser-storage.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"

/** As long as the draft on a shared device (specification 10.2). */
const lifetimeMs = 30 * 60 * 1000

/** Stores an admission code until the tab is closed, for half an hour at most: the next user may be another person. */
export const storeRecentCode = (key: string, code: string | null) =>
  writeStored(key, code && `${code} ${Date.now()}`, "sessionStorage")

/** Reads a code of `storeRecentCode`; undefined if it is too old. */
export const readRecentCode = (key: string) => {
  const [code, at] = readStored(key, "sessionStorage")?.split(" ") ?? []
  return Date.now() - Number(at) < lifetimeMs ? parseAdmissionCode(code) : undefined
}
