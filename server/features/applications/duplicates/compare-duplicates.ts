import type { NumberState } from "#domain/applications/duplicates.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"
import { readApplication, type StaffApplication } from "../staff/read-application.ts"
import { findDuplicates, rejectedWhenKept } from "./find-duplicates.ts"

type Compared = Omit<StaffApplication, "offer" | "seatEvents" | "duplicates">

/** An application beside those that may be of the same person. */
export interface Comparison {
  own: Compared
  /** All others with its Aadhaar number, in its course and session. Empty if nothing about the number is in question. */
  sharing: Compared[]
  number: NumberState | null
  /** Of those with the number: which are rejected when one is kept, by its code. */
  rejected: Record<string, string[]>
  /** Those with another number. */
  likely: Compared[]
}

/** Reads an application and those that may be of the same person. Undefined for an unknown code. */
export const compareDuplicates =
  (deps: Pick<SiteDeps, "db" | "fieldEncryption">) =>
  async (code: string, reader: Pick<Actor, "role">): Promise<Comparison | undefined> => {
    const row = await findApplicationRow(deps.db, code)
    const own = row && (await readApplication(deps)(code, reader))
    if (!row || !own) return undefined
    const found = (await findDuplicates(deps.db, [row])).get(code)
    const codes = [code, ...(found?.sharing ?? [])]
    const rows = deps.db.selectFrom("applications").selectAll()
    const all = await findDuplicates(
      deps.db,
      await rows.where("admission_code", "in", codes).execute(),
    )
    const readAll = async (others: readonly string[] = []) => {
      const read: Compared[] = []
      for (const other of others) {
        const application = await readApplication(deps)(other, reader)
        if (application) read.push(application)
      }
      return read
    }
    return {
      own,
      sharing: await readAll(found?.sharing),
      number: found?.number ?? null,
      rejected: Object.fromEntries(codes.map((kept) => [kept, rejectedWhenKept(kept, codes, all)])),
      likely: await readAll(found?.likely),
    }
  }
