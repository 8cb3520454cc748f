import { expect, test } from "vitest"

import { concernsOf, type HeldRecord } from "./erasure-concerns.ts"

const record = (changes: Partial<HeldRecord> = {}): HeldRecord => ({
  person: 0,
  place: "",
  concerns: [],
  ...changes,
})

test.each<{ what: string; records: HeldRecord[]; concerns: string[] }>([
  { what: "one record", records: [record({ place: "2025-26 BSc" })], concerns: [] },
  {
    what: "two courses of one person, and the student",
    records: [
      record({ place: "2025-26 BSc" }),
      record({ place: "2025-26 BA" }),
      record(),
      record(),
    ],
    concerns: [],
  },
  {
    what: "names that differ",
    records: [record({ place: "2025-26 BSc" }), record({ person: 1 })],
    concerns: ["same_number"],
  },
  {
    what: "two applications for one course",
    records: [record({ place: "2025-26 BSc" }), record({ place: "2025-26 BSc" })],
    concerns: ["same_number"],
  },
  {
    what: "an admitted applicant and the student",
    records: [
      record({ place: "2025-26 BSc", concerns: ["admitted", "fee_received"] }),
      record({ concerns: ["is_student", "admitted"] }),
    ],
    concerns: ["is_student", "admitted", "fee_received"],
  },
])("of $what: $concerns", ({ records, concerns }) => expect(concernsOf(records)).toEqual(concerns))
