import type { AuthProvider, HttpError } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

import { call } from "./calls.ts"

/** Who is signed in. */
export interface Me {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
}

let known: Promise<Me> | undefined
const me = () => (known ??= call<{ data: Me }>("GET", "/me").then(({ data }) => data))
const forget = () => {
  known = undefined
}

/** What is signed in with: first e-mail and password, then, where there is one, the phone's code. */
export type Credentials =
  | { email: string; password: string }
  | { code: string; isBackupCode: boolean }

/** Signing in goes on to a second step where a second factor is set. */
export class NeedsCode extends Error {}

/** What one must be allowed to do to see a resource (`domain/staff/permissions.ts`). */
const permissionOf = (resource: string, action: string) => {
  const [area, collection] = resource.split("/")
  // The form of an item is where it is read, too.
  const changes = ["create", "delete", ...(collection ? [] : ["edit"])].includes(action)
  if (collection === "settings" && changes) return "settings.edit"
  return `${area === "media" ? "content" : area}.${changes ? "edit" : "read"}` as Permission
}

/** react-admin's questions about who is here and what they may do. The server asks itself again, each time. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    forget()
    if ("code" in credentials) {
      const { code, isBackupCode } = credentials
      const kind = isBackupCode ? "verify-backup-code" : "verify-totp"
      await call("POST", `/auth/two-factor/${kind}`, { code })
      return
    }
    const reply = await call<{ twoFactorRedirect?: boolean }>(
      "POST",
      "/auth/sign-in/email",
      credentials,
    )
    if (reply.twoFactorRedirect) throw new NeedsCode()
  },
  logout: async () => {
    if (known) await call("POST", "/auth/sign-out", {}).catch(() => undefined)
    forget()
  },
  checkAuth: async () => void (await me()),
  checkError: async ({ status }: HttpError) => {
    if (status !== 401) return
    forget()
    throw new Error("console.refusals.not_signed_in")
  },
  getIdentity: async () => {
    const { id, name } = await me()
    return { id, fullName: name }
  },
  getPermissions: async () => (await me()).role,
  canAccess: async ({ resource, action }) => may((await me()).role, permissionOf(resource, action)),
}
