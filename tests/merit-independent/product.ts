import { allocate } from "#domain/merit/allocate.ts"
import { allocationRuleSchema, traitsOf } from "#domain/merit/allocation-rule.ts"
import { freezeList } from "#domain/merit/frozen-list.ts"

import { parseWith } from "../../scripts/merit/parse-with-schema.ts"
import { columnNames, readCandidates } from "../../scripts/merit/read-candidates.ts"
import { sha256 } from "../../scripts/merit/run-command.ts"
import type { Person, Rule } from "./reference.ts"

/** The table as `npm run merit:allocate` reads it. */
export const csvOf = (people: Person[]) =>
  [
    columnNames.join(","),
    ...people.map((person) =>
      columnNames
        .map((name) => (name === "traits" ? person.traits.join(";") : person[name]))
        .join(","),
    ),
  ].join("\n")

/** What `npm run merit:allocate` prints for a rule and a table, or why it refuses the round. */
export const allocateByProduct = async (rule: Rule, people: Person[]) => {
  const parsed = parseWith(allocationRuleSchema, rule, "RULE.json")
  const table = new TextEncoder().encode(csvOf(people))
  const { candidates } = await readCandidates(table, traitsOf(parsed))
  const allocation = allocate(parsed, candidates, sha256)
  return "refusals" in allocation
    ? { refused: allocation.refusals }
    : { result: freezeList(parsed, allocation, sha256).result }
}
