import { describe, expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import type { Programme } from "./programme-schema.ts"
import { sessionChanges } from "./session-changes.ts"
import type { Session } from "./session.ts"

/** A copy of the sample session, changed. */
const changed = (change: (session: Session, ba: Programme, bsc: Programme) => void) => {
  const after = structuredClone<Session>(sampleSession)
  change(after, after.programmes[0]!, after.programmes[1]!)
  return sessionChanges(sampleSession, after)
}

const closes = { day: "2025-08-15", time: "23:59" }

test("the same session has no changes", () => expect(changed(() => undefined)).toEqual([]))

describe("of the whole session", () => {
  test.each<[string, Partial<Session>]>([
    ["years", { last_year_of_passing: 2026 }],
    ["grace", { grace_minutes: 0 }],
    ["fee_day", { fee_last_day: "2025-09-30" }],
    ["marks_day", { marks_last_day: "2025-08-20" }],
    ["card", { card_valid_until: "2028-06-30" }],
    ["form_version", { form_version: "1.3" }],
    ["sheet", { sheet: { ...sampleSession.sheet, documents: [] } }],
  ])("%s", (kind, change) =>
    expect(changed((session) => Object.assign(session, change))).toEqual([{ kind }]),
  )
})

test("of the fields that it asks", () => {
  const asked = (fields: Record<string, boolean>): Session => ({
    ...sampleSession,
    asked_fields: Object.entries(fields).map(([field, is_required]) => ({ field, is_required })),
  })
  const before = asked({ apaar_id: false, ews_claim: true, urn_kind: false })
  const after = asked({ apaar_id: true, ews_claim: false, caste_certificate_no: true })
  expect(sessionChanges(before, after)).toEqual([
    { kind: "field_dropped", field: "urn_kind" },
    { kind: "field_required", field: "apaar_id" },
    { kind: "field_optional", field: "ews_claim" },
    { kind: "field_asked", field: "caste_certificate_no" },
  ])
})

describe("of the subjects", () => {
  const maths = { en: "Mathematics", hi: "गणित" }

  test("added, renamed and removed", () => {
    const music = { code: "Music", name: { en: "Music", hi: "संगीत" } }
    expect(
      changed(({ subjects }) => {
        subjects.find(({ code }) => code === "Maths")!.name = maths
        subjects.splice(0, 1)
        subjects.push(music)
      }),
    ).toEqual([
      { kind: "subject_removed", subject: "Hindi" },
      { kind: "subject_renamed", subject: "Maths" },
      { kind: "subject_added", subject: "Music" },
    ])
  })
})

describe("of a programme", () => {
  const programme = "BSc"
  const field = "second_major_subject"

  test("added and removed", () => {
    expect(
      changed(({ programmes }) => {
        programmes.push({ ...programmes[2]!, code: "BCA" })
        programmes.splice(2, 1)
      }),
    ).toEqual([
      { kind: "programme_removed", programme: "BCom" },
      { kind: "programme_added", programme: "BCA" },
    ])
  })

  test.each<[string, (bsc: Programme) => void, object[]]>([
    [
      "another name",
      (bsc) => Object.assign(bsc.name, { en: "Science" }),
      [{ kind: "programme_renamed" }],
    ],
    ["other fees", (bsc) => Object.assign(bsc.fees, { sc: 0 }), [{ kind: "fees" }]],
    [
      "an earlier end",
      (bsc) => Object.assign(bsc, { closes: { ...closes, time: "17:00" } }),
      [{ kind: "ends_earlier", at: { day: closes.day, time: "17:00" } }],
    ],
    [
      "a late period ends later",
      (bsc) => Object.assign(bsc, { late: { until: { ...closes, day: "2025-08-31" }, fee: 100 } }),
      [{ kind: "ends_later", at: { day: "2025-08-31", time: "23:59" } }, { kind: "late" }],
    ],
    ["no end", (bsc) => delete bsc.closes, [{ kind: "ends_later", at: undefined }]],
    [
      "an opening time",
      (bsc) => Object.assign(bsc, { opens: closes }),
      [{ kind: "opens", at: closes }],
    ],
    [
      "seats",
      (bsc) =>
        Object.assign(bsc, { seats: 60, subject_seats: [{ subject: "Physics", seats: 20 }] }),
      [
        { kind: "seats", seats: 60 },
        { kind: "seats", subject: "Physics", seats: 20 },
      ],
    ],
    [
      "a subject that can no longer be chosen",
      (bsc) => bsc.slots[1]!.excluded.push("Chemistry"),
      [{ kind: "choice_removed", field, subject: "Chemistry" }],
    ],
    [
      "a subject that can be chosen",
      (bsc) => bsc.slots[1]!.subjects.push("Hindi"),
      [{ kind: "choice_added", field, subject: "Hindi" }],
    ],
    [
      "a choice that is no longer asked",
      (bsc) => bsc.slots.splice(1, 1),
      [{ kind: "slot_removed", field }, { kind: "groups" }],
    ],
    [
      "a choice that may be left empty",
      (bsc) => Object.assign(bsc.slots[1]!, { is_required: false }),
      [{ kind: "slot_optional", field }],
    ],
    [
      "a group",
      (bsc) => bsc.groups.push({ code: "PCZ", subjects: ["Physics", "Chemistry", "Zoology"] }),
      [{ kind: "groups" }],
    ],
  ])("%s", (_name, change, expected) => {
    const named = expected.map((one) => ({ programme, ...one }))
    expect(changed((_session, _ba, bsc) => void change(bsc))).toEqual(named)
  })

  test("a late period that begins earlier", () => {
    const late = { until: { ...closes, day: "2025-08-31" }, fee: 100 }
    const former = structuredClone<Session>(sampleSession)
    Object.assign(former.programmes[1]!, { closes, late })
    const after = structuredClone(former)
    after.programmes[1]!.closes = { ...closes, day: "2025-08-10" }
    expect(sessionChanges(former, after)).toEqual([{ kind: "late", programme }])
  })

  test("a choice that is asked, and one that must be answered", () => {
    const former = structuredClone<Session>(sampleSession)
    Object.assign(former.programmes[1]!.slots[1]!, { is_required: false })
    former.programmes[0]!.slots.pop()
    expect(sessionChanges(former, sampleSession)).toEqual([
      { kind: "slot_added", programme: "BA", field: "minor_subject" },
      { kind: "slot_required", programme, field },
    ])
  })
})
