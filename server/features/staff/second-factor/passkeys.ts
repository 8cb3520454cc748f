import type { RegistrationResponseJSON } from "@simplewebauthn/server"

import { stampOf, writeAudit } from "#server/features/audit/audit.ts"

import type { SignedInStaff } from "../auth-library.ts"
import { changeAccess, type StaffDeps } from "../staff-rows.ts"
import {
  descriptorOf,
  hasCodes,
  isPasskey,
  listPasskeyRows,
  storeChallenge,
  takeChallenge,
  updateSecondFactor,
} from "./passkey-rows.ts"
import { isRequiredOf } from "./second-factor-rule.ts"

/** A member's passkey as the account page shows it. */
export interface Passkey {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

export interface SecondFactors {
  passkeys: Passkey[]
  /** Whether an authenticator app is set up. */
  hasCodes: boolean
}

interface Deps extends StaffDeps {
  /** The college's name, as the browser's dialog shows it. */
  issuer: () => Promise<string>
}

/** Loaded with the first passkey: a server without them does not need it. */
const load = () => import("@simplewebauthn/server")

/** ES256, EdDSA and RS256 (COSE), which every authenticator has one of. */
const algorithms = [-7, -8, -257]

const nameLength = 40
/** Enough for a phone, a computer and a security key. */
const passkeysAtMost = 10

const challengeId = ({ sessionId }: Pick<SignedInStaff, "sessionId">) => `add ${sessionId}`

const listFactors =
  ({ db }: Deps) =>
  async ({ id }: Pick<SignedInStaff, "id">): Promise<SecondFactors> => {
    const rows = await listPasskeyRows(db, id)
    return {
      passkeys: rows.map(({ id: key, name, created_at, last_used_at }) => ({
        id: key,
        name,
        created_at,
        last_used_at,
      })),
      hasCodes: await hasCodes(db, id),
    }
  }

/** Options for the browser to create a passkey. `origin` is that of the site, like https://college.example. */
const beginPasskey = (deps: Deps) => async (member: SignedInStaff, origin: string) => {
  const { generateRegistrationOptions } = await load()
  const known = await listPasskeyRows(deps.db, member.id)
  const options = await generateRegistrationOptions({
    rpName: await deps.issuer(),
    rpID: new URL(origin).hostname,
    userID: new Uint8Array(Buffer.from(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  })
  await storeChallenge(deps, challengeId(member), options.challenge)
  return options
}

/** The credential of a browser's answer; undefined if it is not a valid answer to the challenge. */
const readAnswer = async (sent: unknown, challenge: string, origin: string) => {
  const { verifyRegistrationResponse } = await load()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: sent as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential
  } catch {
    // The library throws for everything that it refuses.
    return undefined
  }
}

export type PasskeyAdded = "added" | "refused" | "too many"

const addPasskey =
  (deps: Deps) =>
  async (
    member: SignedInStaff,
    { name, response }: { name: string; response: unknown },
    origin: string,
  ): Promise<PasskeyAdded> => {
    const challenge = await takeChallenge(deps, challengeId(member))
    const credential = challenge && (await readAnswer(response, challenge, origin))
    if (!credential) return "refused"
    return changeAccess(deps.db, async (transaction): Promise<PasskeyAdded> => {
      const known = await listPasskeyRows(transaction, member.id)
      if (known.length >= passkeysAtMost) return "too many"
      if (await isPasskey(transaction, credential.id)) return "refused"
      const stamp = stampOf(deps, member.name)
      await transaction
        .insertInto("staff_passkeys")
        .values({
          id: credential.id,
          staff_id: member.id,
          name: name.trim().slice(0, nameLength) || String(known.length + 1),
          public_key: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: (credential.transports ?? []).join(","),
          created_at: stamp.at,
        })
        .execute()
      await updateSecondFactor(transaction, member.id)
      await writeAudit(transaction, stamp, "added a passkey", `staff/${member.id}`)
      return "added"
    })
  }

/** Removes a passkey. Refuses the last second factor of a member who must have one. */
const removePasskey = (deps: Deps) => (member: SignedInStaff, id: string) =>
  changeAccess(deps.db, async (transaction) => {
    const rows = await listPasskeyRows(transaction, member.id)
    if (!rows.some((row) => row.id === id)) return "unknown" as const
    const isLast = rows.length === 1 && !(await hasCodes(transaction, member.id))
    if (isLast && (await isRequiredOf(transaction, member.role))) return "last factor" as const
    await transaction.deleteFrom("staff_passkeys").where("id", "=", id).execute()
    await updateSecondFactor(transaction, member.id)
    const stamp = stampOf(deps, member.name)
    await writeAudit(transaction, stamp, "removed a passkey", `staff/${member.id}`)
    return "removed" as const
  })

/** Switches the codes off. Refuses the last second factor of a member who must have one. */
const removeCodes = (deps: Deps) => (member: SignedInStaff) =>
  changeAccess(deps.db, async (transaction) => {
    const hadCodes = await hasCodes(transaction, member.id)
    const isLast = hadCodes && (await listPasskeyRows(transaction, member.id)).length === 0
    if (isLast && (await isRequiredOf(transaction, member.role))) return "last factor" as const
    await transaction.deleteFrom("staff_two_factors").where("userId", "=", member.id).execute()
    await updateSecondFactor(transaction, member.id)
    if (!hadCodes) return "removed" as const
    const stamp = stampOf(deps, member.name)
    const action = "switched off the second factor"
    await writeAudit(transaction, stamp, action, `staff/${member.id}`)
    return "removed" as const
  })

/** The second factors of a member who is signed in. */
export const createPasskeys = (deps: Deps) => ({
  list: listFactors(deps),
  begin: beginPasskey(deps),
  add: addPasskey(deps),
  remove: removePasskey(deps),
  removeCodes: removeCodes(deps),
})
