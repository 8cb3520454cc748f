/** Who stands in the audit beside the members of staff, by the names written there. */
export const systemActors = {
  applicant: "applicant",
  visitor: "visitor",
  server: "server",
  commandLine: "command line",
  /** What a new site begins with. */
  sample: "sample",
} as const

/** What of a name is told apart when it is read: letters and their signs, in one spelling. */
const readAs = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "")

const ownNames = Object.values(systemActors).flatMap((name) => [name, `the ${name}`])

/** Whether a name can't be told in the audit from one that is there, or from the audit's own. */
export const isReservedName = (name: string, names: readonly string[]) => {
  const asked = readAs(name)
  return [...ownNames, ...names].some((known) => readAs(known) === asked)
}
