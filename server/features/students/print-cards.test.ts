import { describe, expect, test } from "vitest"

import { qrOf } from "#server/platform/pictures/qr-code.ts"
import { clerk } from "#tests/support/applications-harness.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { origin, useStudentHarness } from "#tests/support/student-harness.ts"

import type { StudentSelection } from "./print-cards.ts"

describe.each(databases)("printed cards on $name", ({ open }) => {
  const { db, service, enrol, disable, importAll } = useStudentHarness(open)
  const all = { session: "2024-2025", course: "" }
  const print = (selection: StudentSelection = all, page = 1) =>
    service().printCards(selection, page, clerk, origin)
  const urnsOf = async (selection?: StudentSelection, page?: number) =>
    (await print(selection, page)).cards.map(({ student }) => student.urn)

  test("are those of a session's active students, sorted by admission number", async () => {
    const second = await enrol({ admission_number: "2024/Z2" })
    const first = await enrol({ admission_number: "2024/Z1" })
    await enrol({ session: "2025-2026" })
    await disable((await enrol()).urn)
    expect(await urnsOf()).toEqual([first.urn, second.urn])
  })

  test("are limited to a course if given", async () => {
    await enrol()
    const { urn } = await enrol({
      course: "1",
      first_major_subject: "Hindi",
      second_major_subject: "",
      minor_subject: "",
    })
    expect(await urnsOf({ ...all, course: "1" })).toEqual([urn])
  })

  test("can be selected by URN; unknown and disabled students are skipped", async () => {
    const second = await enrol({ admission_number: "2024/Z2" })
    const first = await enrol({ admission_number: "2024/Z1", session: "2019-2020" })
    const disabled = await enrol()
    await disable(disabled.urn)
    await enrol()
    const urns = [second.urn, disabled.urn, "NOBODY", first.urn]
    expect(await print({ urns })).toMatchObject({ total: 2, pages: 1 })
    expect(await urnsOf({ urns })).toEqual([first.urn, second.urn])
  })

  test("have a QR code that links to the card's own check", async () => {
    const { urn } = await enrol()
    const [card] = (await print()).cards
    expect(card).toMatchObject({ student: { urn }, session: "2024-2025" })
    const student = await db().selectFrom("students").select("card_code").executeTakeFirstOrThrow()
    expect(card!.qr).toEqual(qrOf(`${origin}/card/${student.card_code}`))
  })

  test("come 200 a page; an empty session has one empty page", async () => {
    expect(await print()).toEqual({ cards: [], total: 0, pages: 1 })
    await importAll(...Array.from({ length: 201 }, () => studentRow()))
    const [first, second] = [await print(all, 1), await print(all, 2)]
    expect([first.cards.length, second.cards.length, first.pages]).toEqual([200, 1, 2])
    const urns = [...first.cards, ...second.cards].map(({ student }) => student.urn)
    expect(new Set(urns).size).toBe(201)
  })

  test("are audited with actor and count, without student names", async () => {
    const lines = () =>
      db()
        .selectFrom("audit")
        .select(["actor", "subject", "details"])
        .where("action", "=", "cards printed")
        .orderBy("id", "desc")
        .limit(1)
        .execute()
    await enrol()
    const { urn } = await enrol()
    await print()
    const ofSession = { actor: clerk.name, subject: "students/2024-2025", details: '{"count":2}' }
    expect(await lines()).toEqual([ofSession])
    await print({ ...all, course: "3" })
    expect(await lines(), "nothing was printed").toEqual([ofSession])
    await print({ urns: [urn] })
    expect(await lines()).toEqual([
      { actor: clerk.name, subject: "students", details: '{"count":1}' },
    ])
  })
})
