import * as z from "zod/mini"

import { email as emailField } from "#domain/fields/contact.ts"
import { name as nameField } from "#domain/fields/name.ts"
import { required } from "#domain/fields/text-schemas.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { isReservedName } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { hashPassword } from "#server/platform/crypto/password-hash.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { endInvitesOf, findInvite, removeInvite } from "./invites.ts"
import { passwordError } from "./password.ts"
import {
  booleanColumn,
  changeAccess,
  endStaffSessions,
  type StaffDeps,
  timeColumn,
} from "./staff-rows.ts"

/** A validated join form. */
interface JoinForm {
  name: string
  email: string
  password: string
}

const whoSchema = z.object({ name: required(nameField), email: required(emailField) })

/** Validates the join form. `errors` contains the console's message keys by field. */
const parseJoinForm = async (sent: Record<string, unknown>) => {
  const who = whoSchema.safeParse({ name: sent.name, email: sent.email })
  const errors: Record<string, string[]> = {}
  for (const { path, message } of who.error?.issues ?? []) errors[String(path[0])] = [message]
  const about = [sent.name, sent.email].filter((text) => typeof text === "string")
  const error = await passwordError(sent.password, about)
  if (error) errors["password"] = [error]
  if (!who.success || error) return { form: undefined, errors }
  const form: JoinForm = {
    name: who.data.name,
    email: who.data.email.toLowerCase(),
    password: (sent.password as string).normalize("NFC"),
  }
  return { form, errors }
}

type Joined =
  | { outcome: "done"; email: string }
  | { outcome: "link over" }
  | { outcome: "refused"; errors: Record<string, string[]> }

/** Name or e-mail address already in use, as errors by field. Disabled members keep theirs. */
const conflictErrors = async (db: Database, { name, email }: JoinForm) => {
  const members = await db.selectFrom("staff").select(["name", "email"]).execute()
  const names = members.map((member) => member.name)
  return {
    ...(isReservedName(name, names) && { name: ["name.taken"] }),
    ...(members.some((member) => member.email === email) && { email: ["email.taken"] }),
  }
}

const addMember = async (
  db: Database,
  { now, randomBytes }: StaffDeps,
  { name, email, role }: { name: string; email: string; role: string },
  password: string,
) => {
  const newId = () => randomBytes(16).toString("base64url")
  const id = newId()
  const at = timeColumn(db, now())
  const no = booleanColumn(db, false)
  const times = { createdAt: at, updatedAt: at }
  const flags = { emailVerified: no, disabled: no, twoFactorEnabled: no }
  await db
    .insertInto("staff")
    .values({ id, name, email, role, ...times, ...flags })
    .execute()
  const account = { accountId: id, providerId: "credential", userId: id, password }
  await db
    .insertInto("staff_accounts")
    .values({ id: newId(), ...account, ...times })
    .execute()
  return id
}

const setPassword = async (db: Database, id: string, password: string, now: Date) => {
  await db
    .updateTable("staff_accounts")
    .set({ password, updatedAt: timeColumn(db, now) })
    .where("userId", "=", id)
    .execute()
  await endStaffSessions(db, id)
  // Somebody who knew the old password may have created links.
  await endInvitesOf(db, id)
}

/** The purpose of a link and its member; undefined if it is unknown, used or expired. */
export const findLink =
  ({ db, now }: StaffDeps) =>
  async (token: string) => {
    const record = await findInvite(db, token, now())
    if (!record) return undefined
    const { link, member } = record
    return { purpose: link.purpose, role: link.role ?? member?.role, name: member?.name }
  }

/** Redeems a link: adds the new member, or resets the password. The link cannot be used again. */
export const join =
  (deps: StaffDeps) =>
  async (token: string, sent: Record<string, unknown>): Promise<Joined> => {
    const { db, now } = deps
    const invite = await findInvite(db, token, now())
    if (!invite) return { outcome: "link over" }
    const { form, errors } = await parseJoinForm(
      invite.member ? { ...invite.member, password: sent.password } : sent,
    )
    if (!form) return { outcome: "refused", errors }
    // Hashing is slow by design: do it before taking the mutex.
    const password = await hashPassword(form.password)
    return changeAccess(db, async (transaction): Promise<Joined> => {
      const record = await findInvite(transaction, token, now())
      if (!record) return { outcome: "link over" }
      const { link, member } = record
      const conflicts = member ? {} : await conflictErrors(transaction, form)
      if (Object.keys(conflicts).length > 0) return { outcome: "refused", errors: conflicts }
      await removeInvite(transaction, token)
      const stamp = stampOf({ now }, member?.name ?? form.name)
      if (member) {
        await setPassword(transaction, member.id, password, now())
        await writeAudit(transaction, stamp, "set a new password", `staff/${member.id}`)
      } else {
        const role = link.role as Role
        const id = await addMember(transaction, deps, { ...form, role }, password)
        await writeAudit(transaction, stamp, `joined as ${role}`, `staff/${id}`)
      }
      return { outcome: "done", email: member?.email ?? form.email }
    })
  }
