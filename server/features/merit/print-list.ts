import type { FrozenList } from "#domain/merit/frozen-list.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findList, listRounds, standingRounds, type Where } from "./merit-rows.ts"
import { readListNames } from "./public-lists.ts"

/** A list as it hangs at the notice board. */
export interface PrintedList extends Where {
  number: number
  sha256: string
  /** ISO 8601, UTC. It may be in the future: the paper is made before the list is public. */
  publishedAt: string
  /** The last day to accept an offer, YYYY-MM-DD. */
  lastDate: string
  list: FrozenList
  /** By the code in the list; undefined if the college prints no names. */
  names: ReadonlyMap<string, string> | undefined
}

/** A list for the printer of the staff; undefined if there is none, or it was withdrawn. The audit says who had it. */
export const printList =
  ({ db, now, settings }: Pick<SiteDeps, "db" | "now" | "settings">) =>
  async (where: Where, number: number, { name }: Actor): Promise<PrintedList | undefined> => {
    const rounds = standingRounds(await listRounds(db, where))
    const round = rounds.find((one) => one.number === number)
    if (!round) return undefined
    const isNamed = (await settings()).merit_lists.paper !== "codes"
    const stamp = { by: name, at: now().toISOString() }
    const subject = `merit ${where.session} ${where.programme}`
    await writeAudit(db, stamp, "merit list printed", subject, `round ${number}`)
    const { list, sha256 } = await findList(db, round.id)
    return {
      ...where,
      number,
      sha256,
      publishedAt: round.published_at,
      lastDate: round.last_date,
      list: JSON.parse(list),
      names: isNamed ? await readListNames(db, round) : undefined,
    }
  }
