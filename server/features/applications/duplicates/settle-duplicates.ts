import type { DuplicateKind, SettlementDecision } from "#domain/applications/duplicates.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import {
  allOrNothing,
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "../staff/change-application-row.ts"
import { type Duplicate, findDuplicates, rejectedWhenKept } from "./find-duplicates.ts"
import { refuseLoss, rejectDuplicate, type RejectDeps } from "./reject-duplicate.ts"

type Deps = RejectDeps & Pick<SiteDeps, "db" | "now" | "randomBytes">

/** A requested decision about applications that may be of one person. */
export interface SettlementRequest {
  decision: SettlementDecision
  /** The application that is kept, or to which the Aadhaar number belongs. */
  kept: string | undefined
  /** The applicants whose application is rejected read it. */
  reason: unknown
  /** The version of each application that the client saw, by admission code: all of one number, or a likely pair. */
  expectedVersions: Record<string, unknown>
}

/** Whose a number is, or whether two people are one. Undefined: that is not in question any more. */
const questionOf = (
  codes: readonly string[],
  duplicates: ReadonlyMap<string, Duplicate>,
): DuplicateKind | undefined => {
  // Nothing is in question about the one to which staff gave the number.
  const first = codes.find((code) => duplicates.has(code))
  const others = codes.filter((code) => code !== first)
  const { sharing = [], number, likely = [] } = duplicates.get(first!) ?? {}
  const isWhole = sharing.length === others.length && others.every((code) => sharing.includes(code))
  if (number && isWhole) return "number"
  return others.length === 1 && likely.includes(others[0]!) ? "likeness" : undefined
}

/** A decision that may be stored. */
interface Settlement extends Pick<SettlementRequest, "decision"> {
  rows: readonly ApplicationsTable[]
  question: DuplicateKind
  kept: ApplicationsTable | undefined
  rejected: readonly ApplicationsTable[]
  reason: string
}

/** What a request decides, if it is about what is in question now. Else why not. */
const readSettlement = async (
  transaction: Database,
  { decision, kept, expectedVersions }: SettlementRequest,
  reason: string,
): Promise<Settlement | StaffActionResult> => {
  const codes = Object.keys(expectedVersions)
  const rows = await transaction
    .selectFrom("applications")
    .selectAll()
    .where("admission_code", "in", codes)
    .orderBy("admission_code")
    .execute()
  if (rows.length < codes.length) return { outcome: "unknown" }
  const isSeen = rows.every((row) => row.version === expectedVersions[row.admission_code])
  const duplicates = await findDuplicates(transaction, rows)
  const question = questionOf(codes, duplicates)
  if (!isSeen || !question) return { outcome: "changed_meanwhile" }
  const base = { decision, question, rows, reason, rejected: [] }
  if (decision === "different_people" && question === "likeness")
    return { ...base, kept: undefined }
  const keptRow = rows.find(({ admission_code }) => admission_code === kept)
  if (!keptRow) return refused({ kept: ["choice"] })
  if (decision === "different_people") return { ...base, kept: keptRow }
  const left =
    question === "number" ? rejectedWhenKept(keptRow.admission_code, codes, duplicates) : codes
  const rejected = rows.filter((row) => row !== keptRow && left.includes(row.admission_code))
  // The decision says nothing about those whom an earlier one has told apart.
  return {
    ...base,
    rows: rows.filter((row) => row === keptRow || rejected.includes(row)),
    kept: keptRow,
    rejected,
  }
}

/** Locks the applications, in the order of their codes so that two decisions cannot wait for each other, and notes the decision. */
const noteDecision = async (
  transaction: Database,
  { rows, kept, decision, reason }: Settlement,
  id: string,
  stamp: AuditStamp,
): Promise<StaffActionResult> => {
  for (const row of rows) {
    const others = rows.flatMap((other) => (other === row ? [] : [other.application_number]))
    const data = { decision, reason, kept: kept?.application_number ?? null, others }
    const changed = await changeApplicationRow(transaction, row, {
      changes: {},
      event: { kind: "duplicates", data },
      audit: {
        action: "duplicates settled",
        details: { decision, ...(kept && { kept: kept.application_number }) },
      },
      stamp,
    })
    if (changed.outcome !== "stored") return changed
  }
  const facts = { id, decision, reason, kept: kept?.admission_code ?? null }
  await transaction
    .insertInto("duplicate_settlements")
    .values(
      rows.map(({ admission_code }) => ({
        ...facts,
        admission_code,
        at: stamp.at,
        actor: stamp.by,
      })),
    )
    .execute()
  return { outcome: "stored" }
}

/**
 * Decides whether applications are of one person. Then one is kept and the others are rejected; else all stay, and the number
 * belongs to one of them. Everything or nothing is stored. A new application with the number opens the question again.
 */
export const settleDuplicates =
  (deps: Deps) =>
  async (request: SettlementRequest, actor: Actor): Promise<StaffActionResult> => {
    const reason = required(textUpTo(500)).safeParse(request.reason)
    if (!reason.success) return refused({ reason: [reason.error.issues[0]!.message] })
    if (Object.keys(request.expectedVersions).length < 2) return { outcome: "not_possible" }
    const stamp = stampOf(deps, actor.name)
    const id = Buffer.from(deps.randomBytes(12)).toString("hex")
    return allOrNothing<StaffActionResult>(deps.db, async (transaction) => {
      const settlement = await readSettlement(transaction, request, reason.data)
      if ("outcome" in settlement) return settlement
      const noted = await noteDecision(transaction, settlement, id, stamp)
      if (noted.outcome !== "stored") return noted
      // After all rows are locked: an offer locks its programme, and other changes lock a row before that.
      const { decision, question, kept, rows, rejected } = settlement
      const order = { reason: reason.data, actor, stamp }
      for (const row of rejected) {
        const current = { ...row, version: row.version + 1 }
        const isLikely = question === "likeness"
        const done = await rejectDuplicate(deps, transaction, current, { ...order, isLikely })
        if (done.outcome !== "stored") return done
      }
      if (decision === "different_people" && question === "number") {
        for (const row of rows) {
          const loss = row !== kept && (await refuseLoss(deps, transaction, row, actor))
          if (loss) return loss
        }
      }
      return noted
    })
  }
