/** Actors in the audit that are not members of staff, by the names written there. */
export const systemActors = {
  applicant: "applicant",
  student: "student",
  visitor: "visitor",
  server: "server",
  commandLine: "command line",
  /** Created the sample content of a new site. */
  sample: "sample",
} as const

/** Normalizes a name for comparison: letters and combining marks only, lower case, NFKC. */
const normalize = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "")

const systemNames = Object.values(systemActors).flatMap((name) => [name, `the ${name}`])

/** Whether a name looks the same in the audit as an existing name or a system actor. */
export const isReservedName = (name: string, names: readonly string[]) => {
  const normalized = normalize(name)
  return [...systemNames, ...names].some((known) => normalize(known) === normalized)
}
