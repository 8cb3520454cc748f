import { sql } from "kysely"

import type { Actor, Role } from "#domain/staff/permissions.ts"

import type { Database } from "../database/connect.ts"
import { isPostgres } from "../database/dialect.ts"
import type { StaffTable } from "../database/tables.ts"
import { type Joining, readJoining } from "./joining.ts"
import type { Links } from "./links.ts"

/** A member of staff as the others see them. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
  isDisabled: boolean
  hasSecondFactor: boolean
}

export type Joined =
  | { outcome: "done" | "link over" }
  | { outcome: "refused"; problems: Record<string, string[]> }

interface Deps {
  db: Database
  links: Links
  now: () => Date
  randomBytes: (count: number) => Buffer
}

const memberOf = (row: StaffTable): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as Role,
  isDisabled: Boolean(row.disabled),
  hasSecondFactor: Boolean(row.twoFactorEnabled),
})

/** Loaded when somebody needs it: a server that nobody signs in to does without the library. */
const hash = async (password: string) => (await import("better-auth/crypto")).hashPassword(password)

/** The members of staff: who they are, how they come and go. Each change stands in the audit. */
export const createStaff = ({ db, links, now, randomBytes }: Deps) => {
  // As the sign-in library writes them: PostgreSQL has types for both, SQLite has not.
  const time = () => (isPostgres(db) ? now() : now().toISOString())
  const yesNo = (value: boolean) => (isPostgres(db) ? value : Number(value))
  const newId = () => randomBytes(16).toString("base64url")

  const audit = (within: Database, actor: string, action: string, subject: string) =>
    within
      .insertInto("audit")
      .values({ at: now().toISOString(), actor, action, subject: `staff/${subject}` })
      .execute()
  const endSessions = (within: Database, id: string) =>
    within.deleteFrom("staff_sessions").where("userId", "=", id).execute()
  const find = (within: Database, id: string) =>
    within.selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirst()
  const isEmailKnown = async (within: Database, email: string) =>
    (await within
      .selectFrom("staff")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst()) !== undefined

  /** Whether the console would have nobody left to let others in. */
  const isLastAdministrator = async (within: Database, member: StaffTable) => {
    if (member.role !== "administrator" || member.disabled) return false
    const others = await within
      .selectFrom("staff")
      .select("id")
      .where("role", "=", "administrator")
      .where("disabled", "=", yesNo(false))
      .where("id", "!=", member.id)
      .execute()
    return others.length === 0
  }

  const addMember = async (within: Database, joining: Joining, role: Role) => {
    const id = newId()
    const made = { createdAt: time(), updatedAt: time() }
    const { name, email, password } = joining
    await within
      .insertInto("staff")
      .values({ id, name, email, role, ...made, ...flags, twoFactorEnabled: yesNo(false) })
      .execute()
    await within
      .insertInto("staff_accounts")
      .values({
        id: newId(),
        accountId: id,
        providerId: "credential",
        userId: id,
        password: await hash(password),
        ...made,
      })
      .execute()
    return id
  }
  const flags = { emailVerified: yesNo(false), disabled: yesNo(false) }

  const setPassword = async (within: Database, id: string, password: string) => {
    await within
      .updateTable("staff_accounts")
      .set({ password: await hash(password), updatedAt: time() })
      .where("userId", "=", id)
      .execute()
    await endSessions(within, id)
  }

  return {
    list: async (): Promise<StaffMember[]> =>
      (await db.selectFrom("staff").selectAll().orderBy("name").execute()).map(memberOf),

    /** Whether nobody has joined yet. */
    isEmpty: async () =>
      (await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) === undefined,

    /** The token of a link for a new member with a role. */
    invite: (role: Role, by: string) =>
      db.transaction().execute(async (transaction) => {
        await audit(transaction, by, `invited a new ${role}`, "new")
        return links.make(transaction, { purpose: "join", role, staff_id: null }, by)
      }),

    /** The token of a link with which a member sets a new password; undefined for nobody. */
    resetPassword: (id: string, by: string) =>
      db.transaction().execute(async (transaction) => {
        if (!(await find(transaction, id))) return undefined
        await audit(transaction, by, "made a link for a new password", id)
        return links.make(transaction, { purpose: "reset", role: null, staff_id: id }, by)
      }),

    /** What a link is for, and whose it is; undefined for one that is unknown, used or over. */
    findLink: async (token: string) => {
      const link = await links.find(db, token)
      if (!link) return undefined
      const member = link.staff_id ? await find(db, link.staff_id) : undefined
      return { purpose: link.purpose, role: link.role ?? member?.role, name: member?.name }
    },

    /** Follows a link: makes the member of staff, or sets the password anew. The link is then used up. */
    join: async (token: string, sent: Record<string, unknown>): Promise<Joined> => {
      const link = await links.find(db, token)
      if (!link) return { outcome: "link over" }
      const owner = link.staff_id ? await find(db, link.staff_id) : undefined
      const { joining, problems } = readJoining(
        owner ? { ...owner, password: sent.password } : sent,
      )
      if (!joining) return { outcome: "refused", problems }
      return db.transaction().execute(async (transaction): Promise<Joined> => {
        if (!owner && (await isEmailKnown(transaction, joining.email))) {
          return { outcome: "refused", problems: { email: ["email.taken"] } }
        }
        if (!(await links.use(transaction, token))) return { outcome: "link over" }
        if (owner) {
          await setPassword(transaction, owner.id, joining.password)
          await audit(transaction, owner.name, "set a new password", owner.id)
        } else {
          const id = await addMember(transaction, joining, link.role as Role)
          await audit(transaction, joining.name, `joined as ${link.role}`, id)
        }
        return { outcome: "done" }
      })
    },

    /** Changes what somebody may do. Their sessions end, so that it holds at once. */
    change: (id: string, { role, isDisabled }: { role: Role; isDisabled: boolean }, actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        const member = await find(transaction, id)
        if (!member) return "unknown" as const
        const staysInCharge = role === "administrator" && !isDisabled
        if (!staysInCharge && (await isLastAdministrator(transaction, member))) {
          return "last administrator" as const
        }
        await transaction
          .updateTable("staff")
          .set({ role, disabled: yesNo(isDisabled), updatedAt: time() })
          .where("id", "=", id)
          .execute()
        await endSessions(transaction, id)
        await audit(transaction, actor.name, `made ${isDisabled ? "disabled" : role}`, id)
        return "changed" as const
      }),

    /** Takes a lost phone's second factor away, so that the password alone lets in until a new one is set. */
    removeSecondFactor: (id: string, actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("staff_two_factors").where("userId", "=", id).execute()
        await transaction
          .updateTable("staff")
          .set({ twoFactorEnabled: yesNo(false) })
          .where("id", "=", id)
          .execute()
        await endSessions(transaction, id)
        await audit(transaction, actor.name, "removed the second factor", id)
      }),

    /** Ends the one session that a token opens. */
    endSession: async (token: string) => {
      await db.deleteFrom("staff_sessions").where(sql.ref("token"), "=", token).execute()
    },

    /** Writes down a sign-in, a refusal or a sign-out. */
    noteSignIn: (actor: string, action: string, subject: string) =>
      audit(db, actor, action, subject),
  }
}

export type Staff = ReturnType<typeof createStaff>
