import type { AuthProvider } from "react-admin"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { may, type Permission } from "#domain/staff/permissions.ts"

import { type Me, reauthentication } from "../sign-in-session/reauthentication.ts"
import type { HttpError } from "./http-error.ts"
import { sendOnce } from "./send-once.ts"
import { forgetUnanswered } from "./unanswered.ts"

/** Loads the signed-in member; does not open the sign-in dialog. */
export const loadMember = async () => {
  const response = await sendOnce("GET", "/me")
  return ((await response.json()) as { data: Me }).data
}

let known: Promise<Me> | undefined
const loadOnce = async () => {
  try {
    const member = await loadMember()
    // The page keeps its first member until the sign-in dialog has confirmed another one.
    if (!reauthentication.member()) reauthentication.setMember(member)
    return member
  } catch (error) {
    forget()
    throw error
  }
}
const me = () => (known ??= loadOnce())
const forget = () => {
  known = undefined
}

export const isSignedIn = () =>
  me().then(
    () => true,
    () => false,
  )

/** First step: e-mail and password. Second step, if enabled: TOTP or backup code, or a passkey. */
export type Credentials =
  | { email: string; password: string }
  | { code: string; isBackupCode: boolean }
  | { isPasskey: true }

/** Sign-in needs a second factor. */
export class NeedsCode extends Error {
  /** Whether an authenticator app is set up; else only a passkey is. */
  readonly hasCodes: boolean

  constructor(hasCodes: boolean) {
    super("second factor needed")
    this.hasCodes = hasCodes
  }
}

/** Whether the browser knows passkeys. A page without HTTPS has none. */
export const knowsPasskeys = () => "PublicKeyCredential" in globalThis

const sendPasskey = async () => {
  const options = await sendOnce("POST", "/auth/passkey/sign-in-options", {})
  const { signWithPasskey } = await import("./webauthn.ts")
  const response = await signWithPasskey((await options.json()) as object)
  await sendOnce("POST", "/auth/passkey/verify", { response })
}

/** Permission required to see a resource (`domain/staff/permissions.ts`). */
export const permissionOf = (resource: string, action: string) => {
  const [area, collection] = resource.split("/")
  // Content items are read in their edit form, so editing needs no permission here.
  const changes = ["create", "delete", ...(collection ? [] : ["edit"])].includes(action)
  if (collection && isOfficeDocument(collection) && changes) return "settings.edit"
  const areas: Partial<Record<string, string>> = {
    media: "content",
    trash: "content",
    "language-debts": "content",
    papers: "applications",
  }
  return `${areas[area!] ?? area}.${changes ? "edit" : "read"}` as Permission
}

/** Signs in; throws NeedsCode if a second factor is enabled. */
export const signInStaff = async (credentials: Credentials) => {
  forget()
  if ("isPasskey" in credentials) return sendPasskey()
  if ("code" in credentials) {
    const { code, isBackupCode } = credentials
    const kind = isBackupCode ? "verify-backup-code" : "verify-totp"
    await sendOnce("POST", `/auth/two-factor/${kind}`, { code })
    return
  }
  const response = await sendOnce("POST", "/auth/sign-in/email", credentials)
  const reply = (await response.json()) as {
    twoFactorRedirect?: boolean
    twoFactorMethods?: string[]
  }
  if (reply.twoFactorRedirect)
    throw new NeedsCode(reply.twoFactorMethods?.includes("totp") === true)
}

export const signOutStaff = async () => {
  forget()
  await sendOnce("POST", "/auth/sign-out", {})
}

/** react-admin auth provider. For display only: the server checks permissions on every request. */
export const authProvider: AuthProvider = {
  login: signInStaff,
  logout: async () => {
    const member = reauthentication.member()
    // Not after a refused request: a session that ended by itself leaves the drafts for its member.
    if (known && member) {
      forgetUnanswered(member.id)
      const { draftsOf } = await import("../kit/form/draft-store.ts")
      await draftsOf(member.id)
        .removeAll()
        .catch(() => undefined)
    }
    if (known) await signOutStaff().catch(() => undefined)
    reauthentication.setMember(undefined)
  },
  checkAuth: async () => void (await me()),
  checkError: async ({ status }: HttpError) => {
    if (status !== 401) return
    forget()
    reauthentication.setMember(undefined)
    throw new Error("console.refusals.not_signed_in")
  },
  getIdentity: async () => {
    const { id, name } = await me()
    return { id, fullName: name }
  },
  getPermissions: async () => (await me()).role,
  canAccess: async ({ resource, action }) => may((await me()).role, permissionOf(resource, action)),
}
