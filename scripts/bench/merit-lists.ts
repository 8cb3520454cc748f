// node scripts/bench/merit-lists.ts COUNT: allocates the seats of 12 programmes to so many candidates, then those of the
// second lists, for which four of five have accepted. Prints the milliseconds of each and the most memory of the process in
// megabytes as JSON.
import { allocate, type Allocation } from "#domain/merit/allocate.ts"
import { allocationRuleSchema, categories } from "#domain/merit/allocation-rule.ts"
import { listResult } from "#domain/merit/frozen-list.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

import { sha256 } from "../merit/run-command.ts"
import { createNumbers, say } from "./report.ts"

const programmes = 12
const count = Number(process.argv[2])

const rule = allocationRuleSchema.parse({
  seats: 500,
  vertical: { SC: 21, ST: 2, OBC: 27, EWS: 10 },
  traits: {
    woman: { percent: 20 },
    disability: { percent: 5, mode: "overall" },
    freedom_fighter: { percent: 2 },
    ex_serviceman: { percent: 2 },
    other_state: { percent: 1 },
  },
  conversion: [
    { from: "ST", to: "SC" },
    { from: "SC", to: "open" },
  ],
})
const shares = { woman: 45, disability: 2, freedom_fighter: 1, ex_serviceman: 2, other_state: 5 }

const below = createNumbers()

const candidate = (number: number): Candidate => ({
  code: `C${number}`,
  category: categories[below(categories.length)]!,
  traits: Object.entries(shares).flatMap(([trait, share]) => (below(100) < share ? trait : [])),
  index: 3300 + below(6500),
  intermediate: 3300 + below(6500),
  highschool: 3300 + below(6500),
  born: 20050000 + below(400),
  accepted: null,
})

const size = Math.ceil(count / programmes)
const applicants = Array.from({ length: programmes }, (_, programme) =>
  Array.from({ length: size }, (__, index) => candidate(programme * size + index)),
)

const computeLists = (lists: Candidate[][]) => {
  const from = performance.now()
  const allocations = lists.map((candidates) => {
    const allocation = allocate(rule, candidates, sha256)
    if ("refusals" in allocation) throw new Error(JSON.stringify(allocation.refusals))
    listResult(allocation)
    return allocation
  })
  return { allocations, milliseconds: performance.now() - from }
}

/** Everybody of a second list: one of five who were chosen has left, the others have accepted. */
const afterAnswers = ({ everyone, seating }: Allocation) =>
  everyone.flatMap((person) => {
    const seat = seating.get(person)
    if (!seat) return person
    return below(5) === 0 ? [] : { ...person, accepted: seat.compartment }
  })

const first = computeLists(applicants)
const second = computeLists(first.allocations.map(afterAnswers))
const megabytes = process.resourceUsage().maxRSS / 1024
say(JSON.stringify({ first: first.milliseconds, second: second.milliseconds, megabytes }))
