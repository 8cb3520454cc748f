import type { OfficeApplication } from "../application.ts"

/**
 * The registration number (URN) of the student that was made of an application; undefined where there is
 * none. It is the one that stood in the form on the day of the admission.
 */
export const studentOf = ({ status, form, events }: OfficeApplication) => {
  if (status !== "admitted") return undefined
  const admission = events.findLastIndex(
    ({ kind, data }) => kind === "status" && "to" in data && data.to === "admitted",
  )
  const later = events.slice(admission + 1)
  for (const event of later) {
    const former = event.kind === "correction" ? event.data.fields["urn"]?.from : undefined
    if (typeof former === "string") return former
  }
  return form.urn
}
