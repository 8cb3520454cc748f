import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { SignInRealm } from "#server/platform/database/tables.ts"
import type { PlatformDeps } from "#server/platform/platform-deps.ts"

/** How long a browser that has signed in is known. */
export const deviceDays = 180
/** Accounts whose device a browser is: brothers and sisters share a phone. */
const tokensAtMost = 5

interface Deps extends Pick<PlatformDeps, "now" | "randomBytes"> {
  realm: SignInRealm
  /** A keyed hash, with the key of this installation. */
  hash: (text: string) => string
}

/** An account as a device is bound to it. */
export interface DeviceAccount {
  /** Blind index of the account's number or e-mail address. */
  account: string
  /** The stored form of the account's credential. A device is forgotten when it changes. */
  credential: string
}

/**
 * Browsers that have signed in before. The value of their cookie is a list of signed tokens, one for each account; it
 * does not name the accounts. A token only gives the browser limits of its own, so it opens nothing.
 */
export const createKnownDevices = ({ realm, hash, now, randomBytes }: Deps) => {
  const signatureOf = (id: string, ends: string, { account, credential }: DeviceAccount) =>
    hash(`device ${JSON.stringify([realm, account, credential, id, ends])}`)
  const today = () => Math.floor(now().getTime() / 86_400_000)

  /** The id in a token of this account; undefined in all others. */
  const idOf = (token: string, of: DeviceAccount) => {
    const [id = "", ends = "", signature = ""] = token.split(".")
    const isValid =
      timingSafeCompare(signature, signatureOf(id, ends, of)) && Number(ends) > today()
    return isValid ? id : undefined
  }
  const tokensOf = (cookie: string) => cookie.split("~", tokensAtMost).filter(Boolean)

  return {
    /** The id of the device if it has signed in to this account before; empty if not. */
    find: (cookie: string, of: DeviceAccount): string =>
      tokensOf(cookie)
        .map((token) => idOf(token, of))
        .find((id) => id !== undefined) ?? "",

    /** The value of the cookie after a sign-in. `former` is the account before its credential changed. */
    issue: (cookie: string, of: DeviceAccount, former = of): string => {
      const known = tokensOf(cookie)
      const id = known.map((token) => idOf(token, former)).find((one) => one !== undefined)
      const others = known.filter((token) => idOf(token, former) === undefined)
      const device = id ?? randomBytes(12).toString("base64url")
      const ends = String(today() + deviceDays)
      const token = [device, ends, signatureOf(device, ends, of)].join(".")
      return [token, ...others].slice(0, tokensAtMost).join("~")
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
