import type { Status } from "./workflow.ts"

/** An application with what of its history tells which student it became. */
interface Admitted {
  status: Status
  form: { urn: string }
  /** Oldest first. */
  events: readonly (
    | { kind: "status"; data: { to: Status } }
    | { kind: "correction"; data: { fields: Record<string, { from: unknown }> } }
    | { kind: "note" | "fee" | "seen"; data: object }
  )[]
}

/**
 * The registration number (URN) of the student that was made of an admitted application; undefined where there is
 * none. It is the one that stood in the form on the day of the admission.
 */
export const studentOf = ({ status, form, events }: Admitted) => {
  if (status !== "admitted") return undefined
  const admission = events.findLastIndex(
    (event) => event.kind === "status" && event.data.to === "admitted",
  )
  for (const event of events.slice(admission + 1)) {
    const former = event.kind === "correction" ? event.data.fields["urn"]?.from : undefined
    if (typeof former === "string") return former
  }
  return form.urn
}
