import { sql } from "kysely"

import type { Actor, Role } from "#domain/staff/permissions.ts"
import { isReservedName } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { StaffTable } from "#server/platform/database/tables.ts"

import type { Invites, Issuer } from "./invites.ts"
import { type JoinForm, parseJoinForm } from "./join-form.ts"

/** A staff member as other staff see them. */
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
  links: Invites
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

/** Import lazily: a server without sign-ins never loads better-auth. */
const hash = async (password: string) => (await import("better-auth/crypto")).hashPassword(password)

/** Repository of staff members. Every change has an audit entry. */
export const createStaff = ({ db, links, now, randomBytes }: Deps) => {
  // Same column types as better-auth uses: PostgreSQL has timestamps and booleans, SQLite has not.
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

  /**
   * Mutex for changes of access, so that earlier checks still hold when the change is written: another
   * administrator remains, the name is free. SQLite has a single writer anyway.
   */
  const alone = <Result>(work: (transaction: Database) => Promise<Result>) =>
    db.transaction().execute(async (transaction) => {
      if (isPostgres(transaction)) {
        await sql`select pg_advisory_xact_lock(hashtext('mahavidyalaya staff'))`.execute(
          transaction,
        )
      }
      return work(transaction)
    })

  /** Name or e-mail address already in use, as problems by field. Disabled members keep theirs. */
  const problemsOfTaken = async (within: Database, { name, email }: JoinForm) => {
    const members = await within.selectFrom("staff").select(["name", "email"]).execute()
    const names = members.map((member) => member.name)
    return {
      ...(isReservedName(name, names) && { name: ["name.taken"] }),
      ...(members.some((member) => member.email === email) && { email: ["email.taken"] }),
    }
  }

  /** Finds a link and the member it is for; undefined if it is no longer valid. */
  const lookUp = async (within: Database, token: string) => {
    const link = await links.find(within, token)
    if (!link) return undefined
    const owner = link.staff_id ? await find(within, link.staff_id) : undefined
    return owner?.disabled ? undefined : { link, owner }
  }

  /** Whether a member is the last active administrator: nobody else could invite staff. */
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

  const addMember = async (
    within: Database,
    { name, email }: JoinForm,
    role: Role,
    password: string,
  ) => {
    const id = newId()
    const made = { createdAt: time(), updatedAt: time() }
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
        password,
        ...made,
      })
      .execute()
    return id
  }
  const flags = { emailVerified: yesNo(false), disabled: yesNo(false) }

  const setPassword = async (within: Database, id: string, password: string) => {
    await within
      .updateTable("staff_accounts")
      .set({ password, updatedAt: time() })
      .where("userId", "=", id)
      .execute()
    await endSessions(within, id)
    // Somebody who knew the old password may have created links.
    await links.endAllOf(within, id)
  }

  return {
    list: async (): Promise<StaffMember[]> =>
      (await db.selectFrom("staff").selectAll().orderBy("name").execute()).map(memberOf),

    /** Whether there are no staff members yet. */
    isEmpty: async () =>
      (await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) === undefined,

    /** Creates a link for a new member with a role. Returns its token. */
    invite: (role: Role, by: Issuer) =>
      alone(async (transaction) => {
        await audit(transaction, by.name, `invited a new ${role}`, "new")
        return links.make(transaction, { purpose: "join", role, staff_id: null }, by)
      }),

    /** Creates a link to reset a member's password. Returns its token. */
    resetPassword: (id: string, by: Issuer) =>
      alone(async (transaction) => {
        const member = await find(transaction, id)
        if (!member) return "unknown" as const
        if (member.disabled) return "disabled" as const
        await audit(transaction, by.name, "made a link for a new password", id)
        return {
          token: await links.make(transaction, { purpose: "reset", role: null, staff_id: id }, by),
        }
      }),

    listLinks: () => links.list(db),

    /** Revokes a link. Returns false if there is no such link. */
    withdrawLink: (id: string, actor: Actor) =>
      alone(async (transaction) => {
        const owner = await links.withdraw(transaction, id)
        if (owner === undefined) return false
        await audit(transaction, actor.name, "withdrew a link", owner ?? "new")
        return true
      }),

    /** The purpose of a link and its member; undefined if it is unknown, used or expired. */
    findLink: async (token: string) => {
      const found = await lookUp(db, token)
      if (!found) return undefined
      const { link, owner } = found
      return { purpose: link.purpose, role: link.role ?? owner?.role, name: owner?.name }
    },

    /** Redeems a link: adds the new member, or resets the password. The link cannot be used again. */
    join: async (token: string, sent: Record<string, unknown>): Promise<Joined> => {
      const seen = await lookUp(db, token)
      if (!seen) return { outcome: "link over" }
      const { joining, problems } = await parseJoinForm(
        seen.owner ? { ...seen.owner, password: sent.password } : sent,
      )
      if (!joining) return { outcome: "refused", problems }
      // Hashing is slow by design: do it before taking the mutex.
      const password = await hash(joining.password)
      return alone(async (transaction): Promise<Joined> => {
        const found = await lookUp(transaction, token)
        if (!found) return { outcome: "link over" }
        const { link, owner } = found
        const taken = owner ? {} : await problemsOfTaken(transaction, joining)
        if (Object.keys(taken).length > 0) return { outcome: "refused", problems: taken }
        await links.use(transaction, token)
        if (owner) {
          await setPassword(transaction, owner.id, password)
          await audit(transaction, owner.name, "set a new password", owner.id)
        } else {
          const id = await addMember(transaction, joining, link.role as Role, password)
          await audit(transaction, joining.name, `joined as ${link.role}`, id)
        }
        return { outcome: "done" }
      })
    },

    /**
     * Changes a member's role or disables the member. Ends the member's sessions, so that the change applies
     * at once. Links end too, unless the role stays the same.
     */
    change: (id: string, { role, isDisabled }: { role: Role; isDisabled: boolean }, actor: Actor) =>
      alone(async (transaction) => {
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
        if (isDisabled || role !== member.role) await links.endAllOf(transaction, id)
        await audit(transaction, actor.name, `made ${isDisabled ? "disabled" : role}`, id)
        return "changed" as const
      }),

    /**
     * Removes the second factor after a lost phone. The password alone suffices until a new one is set up.
     */
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

    /** Ends the session of a token. */
    endSession: async (token: string) => {
      await db.deleteFrom("staff_sessions").where(sql.ref("token"), "=", token).execute()
    },

    /** Adds an audit entry for a sign-in, a refused sign-in or a sign-out. */
    noteSignIn: (actor: string, action: string, subject: string) =>
      audit(db, actor, action, subject),
  }
}

export type Staff = ReturnType<typeof createStaff>
