import type { Status } from "#domain/applications/workflow.ts"
import type {
  ListedApplication,
  StatusChangeResult,
} from "#server/features/applications/applications.ts"

import { call } from "../api/call.ts"

type VersionOf = Pick<ListedApplication, "id" | "version">

/** Additional input of a status change of several applications. */
interface ChangeInput {
  /** Text that the applicant is shown. */
  reason: string
  /** For status "admitted": the first of the consecutive admission numbers. */
  firstAdmissionNumber?: string
  /** Marks the open claims as verified too. */
  withClaims?: boolean
  /** What a query asks besides its text. */
  query?: { fields: string[]; answer_by?: string }
}

/** Changes the status of applications, each at the version that was seen. Returns one result per application. */
export const sendStatusChange = (versions: readonly VersionOf[], to: Status, input: ChangeInput) =>
  call("POST /applications/status", {
    ids: versions.map(({ id }) => id),
    expectedVersions: Object.fromEntries(versions.map(({ id, version }) => [id, version])),
    to,
    ...input,
  })

interface Assignment {
  /** Whether the signed-in member takes the applications, or releases them. */
  takes: boolean
  /** Who works on them as far as the page knows; null for nobody. */
  from: string | null
}

/** Says who works on applications. Returns the codes of those that were still as the page shows them. */
export const assign = (ids: readonly string[], assignment: Assignment) =>
  call("POST /applications/assign", { ids: [...ids], ...assignment })

/** Message key of the reason why an application was not changed; undefined if it was. */
export const reasonNotStored = (result: StatusChangeResult) => {
  if (result.outcome === "stored") return undefined
  const [key] = result.outcome === "refused" ? Object.values(result.errors).flat() : []
  return key ? `console.errors.${key}` : `console.refusals.${result.outcome}`
}

/** Takes back the change that followed each version that the page shows. Returns one result per application. */
export const undoChanges = (before: readonly VersionOf[]) =>
  call("POST /applications/undo", {
    expectedVersions: Object.fromEntries(before.map(({ id, version }) => [id, version + 1])),
  })

/** Like `undoChanges`, of one application. Throws an HttpError if it is not stored. */
export const undoChange = ({ id, version }: VersionOf) =>
  call("POST /applications/:id/undo", { id, expectedVersion: version + 1 })
