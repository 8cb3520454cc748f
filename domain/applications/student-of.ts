import type { Status } from "./workflow.ts"

/** An application with the events that identify its student. */
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
 * The registration number (URN) of the student created from an admitted application; undefined if there is none. It
 * is the form's URN on the day of admission, before later corrections.
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
