import type { Finding } from "../applications/claims.ts"
import type { SettlementDecision } from "../applications/duplicates.ts"
import type { FeeStatus, Status } from "../applications/workflow.ts"
import type { FinancialChange } from "../content/financial-changes.ts"
import type { PublishingState } from "../content/publishing.ts"
import type { UploadName } from "../fields/uploads.ts"
import type { GrievanceCategory } from "../grievances/grievance-names.ts"
import type { DraftNoteKind } from "../merit/rounds/draft-notes.ts"
import type { OfferState } from "../merit/rounds/offers.ts"
import type { Channel, NoticeKind } from "../notices/notice.ts"
import type { ErasureGroup } from "../privacy/erasure.ts"
import type { Role } from "../staff/permissions.ts"
import type { AuditAction } from "./audit-actions.ts"
import type { AuditedChanges } from "./audited-changes.ts"

interface FromTo<State> {
  from: State
  to: State
}

interface Programme {
  session: string
  programme: string
}

/** An exported table. `filters`: the names of those that are set, never what was searched for. */
interface Export {
  format: "csv" | "xlsx"
  rows: number
  filters: readonly string[]
}

interface Reason {
  /** As it was written, without numbers that may name a person. */
  reason: string
}

interface Count {
  count: number
}

interface Erased extends Count {
  /** Of the erased records. */
  sha256: string
}

type OfferAction = `merit offer ${OfferState | "reinstated"}` | "merit answer undone"

/**
 * What a line says besides who, what and when: named values, by action. Actions that are not here have none. Never personal
 * data. They are stored as JSON: a name that is no longer written stays readable.
 */
export type AuditDetails = Record<
  "application status changed" | "application status change undone",
  FromTo<Status>
> &
  Record<"fee due" | "fee exempt", FromTo<FeeStatus>> &
  /** `journal`: another deposit has the same journal number. `seat`: an officer recorded money without a seat. */
  Record<
    "fee received",
    FromTo<FeeStatus> & { journal?: "another_day" | "same_day"; seat?: "without_seat" }
  > &
  Record<
    "content saved" | "content restored" | "content links moved",
    FromTo<PublishingState> | undefined
  > &
  Record<`made ${Role | "disabled"}`, FromTo<Role | "disabled"> | undefined> &
  Record<
    | "application corrected"
    | "application correction proposed"
    | "query answered"
    | "student changed",
    { changes: AuditedChanges }
  > &
  Record<
    "claim verified" | "claim refused" | "claim finding undone",
    { claim: string } & FromTo<Finding | "unchecked" | "changed">
  > &
  /** `slot`: the kind of paper. */
  Record<
    "document sent" | "document accepted" | "document returned" | "original noted",
    { slot: string }
  > &
  Record<
    `financial change ${"asked for" | "made" | "refused" | "withdrawn"}`,
    { changes: readonly FinancialChange[] }
  > &
  Record<"applications exported" | "missing papers exported" | "students exported", Export> &
  Record<"sheets printed" | "cards printed", Count> &
  Record<"Aadhaar number revealed" | "bank account revealed" | "erased on request", Reason> &
  Record<"merit list printed", { list: number }> &
  Record<"merit objection upheld" | "merit objection rejected", Programme> &
  Record<OfferAction, Programme & FromTo<OfferState> & { list: number; receipt?: string }> &
  Record<"flood exported" | "due records exported", ErasureGroup & Count> &
  Record<"erased after its period" | "erased as trials" | "removed as a flood", Erased> & {
    "message sent again": { channel: Channel; kind: NoticeKind }
    "test message sent": { channel: Channel }
    "application numbers left out": { numbers: readonly string[] }
    "grievance numbers left out": { numbers: readonly string[] }
    "application pictures replaced": { pictures: readonly UploadName[] }
    "applications exported with whole numbers": Export & Reason
    /** `admitted`: how many are, with this one. */
    "admitted above the seats": { seats: number; admitted: number }
    "admitted outside the merit lists": { offer: OfferState | "no_lists" | "no_offer" }
    "audit exported": { filters: readonly string[] }
    /** ISO 8601 in UTC. */
    "clock confirmed": FromTo<string>
    "enrolment exported": { session: string } & Omit<Export, "filters">
    "grievances counted": Omit<Export, "filters">
    "grievance responsible chosen": { category: GrievanceCategory }
    "deposits exported": { day: string; rows: number }
    /** `kept`: an application number. */
    "duplicates settled": { decision: SettlementDecision; kept?: string }
    "flood origins accepted again": { sha256: string }
    /** `hash` identifies which. */
    "loss of files accepted": { files: number; hash: string }
    "merit candidates read": Programme & { count?: number }
    "merit list exported": { list: number; part: "list" | "offers" } & Omit<Export, "filters">
    "merit draft printed": { list: number }
    /** `name`: who signed, or the warning that `reason` explains. */
    "merit draft noted": { list: number; kind: DraftNoteKind; name?: string } & Partial<Reason>
    /** `from`: ISO 8601 in UTC. `until`: the last day to accept. */
    "merit list published": { list: number; from: string; until: string; sha256: string }
    "merit list withdrawn": { list: number } & Reason
    /** Percentages as they are shown. */
    "merit marks entered": { component: string } & FromTo<string>
    "merit objection made": Programme & { list: number; topic: string }
    /** `former`: the version that a signed rule had. */
    "merit rule saved": { version: number; former?: number } & Partial<Reason>
    "merit rule signed": { version: number }
    "offer letters printed": { list: number } & Count
    /** `part`: the group of the settings. */
    "sample confirmed": { part: string } | undefined
    "personal data looked up": { by: string } & Count
    /** `grievances`: older lines have none. */
    "started as a college": {
      students: number
      applications: number
      messages: number
      grievances?: number
    }
  }

/** An action whose lines have details. */
export type DetailedAction = keyof AuditDetails & AuditAction

export type DetailsOf<Action extends AuditAction> = Action extends DetailedAction
  ? AuditDetails[Action]
  : undefined

/** What happened: an action with its details. */
export type AuditedAction = {
  [Action in AuditAction]: undefined extends DetailsOf<Action>
    ? { action: Action; details?: DetailsOf<Action> }
    : { action: Action; details: DetailsOf<Action> }
}[AuditAction]
