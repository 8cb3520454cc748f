import { expect, test } from "vitest"

import {
  type Erasure,
  largestUnconfirmed,
  whyNotErased,
  concernsOf,
  type HeldRecord,
} from "./erasure.ts"

const erasure: Erasure = {
  count: 10,
  stored: 1000,
  newest: "2025-06-01T00:00:00.000Z",
  lastBackup: "2026-06-01T00:00:00.000Z",
  isConfirmed: false,
}

test.each<{ what: string; changes: Partial<Erasure>; refusal: string | undefined }>([
  { what: "few records in a checked backup", changes: {}, refusal: undefined },
  { what: "no checked backup", changes: { lastBackup: undefined }, refusal: "no_backup" },
  {
    what: "a record that is newer than the backup",
    changes: { newest: "2026-06-01T00:00:00.001Z" },
    refusal: "no_backup",
  },
  {
    what: "a record as old as the backup",
    changes: { newest: "2026-06-01T00:00:00.000Z" },
    refusal: "no_backup",
  },
  { what: "5 % of the records", changes: { count: 50 }, refusal: undefined },
  { what: "more than 5 % of the records", changes: { count: 51 }, refusal: "too_many" },
  {
    what: "more than 5 % of the records, confirmed",
    changes: { count: 51, isConfirmed: true },
    refusal: undefined,
  },
  { what: "2,000 records", changes: { count: 2000, stored: 100_000 }, refusal: undefined },
  { what: "2,001 records", changes: { count: 2001, stored: 100_000 }, refusal: "too_many" },
  {
    what: "a confirmation without a backup",
    changes: { lastBackup: undefined, isConfirmed: true },
    refusal: "no_backup",
  },
])("$what: $refusal", ({ changes, refusal }) => {
  expect(whyNotErased({ ...erasure, ...changes })).toBe(refusal)
})

test("one of a few records is more than 5 %", () => {
  expect(largestUnconfirmed(19)).toBe(0)
  expect(largestUnconfirmed(20)).toBe(1)
})

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
