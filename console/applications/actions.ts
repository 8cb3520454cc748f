import type { Status } from "#domain/applications/workflow.ts"
import type {
  ListedApplication,
  StatusChangeResult,
} from "#server/features/applications/applications.ts"

import { call } from "../api/call.ts"
import { HttpError } from "../api/http-error.ts"

type Seen = Pick<ListedApplication, "id" | "version">

/** Additional input of a status change. */
interface ChangeInput {
  /** Text that the applicant is shown. */
  reason: string
  /** For status "admitted": the admission number in the college's register of each application. */
  admissionNumbers?: Record<string, string>
  /** Admits to a seat outside the merit lists. */
  isOutsideLists?: boolean
}

/** Changes the status of applications, each at the version that was seen. Returns one result per application. */
export const sendStatusChange = (seen: readonly Seen[], to: Status, input: ChangeInput) =>
  call("POST /applications/status", {
    ids: seen.map(({ id }) => id),
    expectedVersions: Object.fromEntries(seen.map(({ id, version }) => [id, version])),
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

const refuseUnlessStored = ([result]: StatusChangeResult[]) => {
  const why = result && reasonNotStored(result)
  if (why) throw new HttpError(why, 409)
}

/** Takes back the change that followed each version that the page shows. Returns one result per application. */
export const undoChanges = (before: readonly Seen[]) =>
  call("POST /applications/undo", {
    expectedVersions: Object.fromEntries(before.map(({ id, version }) => [id, version + 1])),
  })

/** Like `undoChanges`, of one application. Throws an HttpError if it is not stored. */
export const undoOne = async (before: Seen) => refuseUnlessStored(await undoChanges([before]))

/** Changes the status of one application. Throws an HttpError if it is not stored. */
export const changeOne = async (application: Seen, to: Status, input: ChangeInput) => {
  refuseUnlessStored(await sendStatusChange([application], to, input))
}
