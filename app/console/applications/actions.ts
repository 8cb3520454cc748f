import type { Status } from "#domain/applications/workflow.ts"
import type { StatusChangeResult } from "#server/features/applications/applications.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { request } from "../api-client.ts"

type Seen = Pick<ListedApplication, "id" | "version">

const path = (id: string, verb: string) => `/applications/${encodeURIComponent(id)}/${verb}`

/** Additional input of a status change. */
export interface Told {
  /** Text that the applicant is shown. */
  reason: string
  /** Admission number in the college's register, for status "admitted". */
  admissionNumber?: string | undefined
}

/** Changes the status of applications, each at the version that was seen. Returns one result per application. */
export const changeStatus = async (seen: readonly Seen[], to: Status, told: Told) => {
  const { data } = await request<{ data: StatusChangeResult[] }>("POST", "/applications/status", {
    ids: seen.map(({ id }) => id),
    seen: Object.fromEntries(seen.map(({ id, version }) => [id, version])),
    to,
    reason: told.reason,
    ...(told.admissionNumber && {
      admissionNumbers: Object.fromEntries(seen.map(({ id }) => [id, told.admissionNumber])),
    }),
  })
  return data
}

/** Message key of the reason why an application was not changed; undefined if it was. */
export const reasonNotStored = (result: StatusChangeResult) => {
  if (result.outcome === "stored") return undefined
  const [problem] = "problems" in result ? Object.values(result.problems).flat() : []
  return problem ? `console.problems.${problem}` : `console.refusals.${result.outcome}`
}

/** Marks applications as seen; returns the codes of those that were unseen before. */
export const markSeen = async (ids: readonly string[]) =>
  (await request<{ data: string[] }>("POST", "/applications/seen", { ids })).data

export const addNote = (id: string, text: string) => request("POST", path(id, "note"), { text })

export const receiveFee = (id: string, paid: { date: string; reference: string }) =>
  request("POST", path(id, "receive-fee"), paid)

export const exemptFee = (id: string, reason: string) =>
  request("POST", path(id, "exempt-fee"), { reason })

export const undoFee = (id: string) => request("POST", path(id, "undo-fee"), {})
