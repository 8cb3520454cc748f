import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"
import { origin, useStudentDesk } from "#tests/support/student-desk.ts"
import { studentRow } from "#tests/support/students.ts"

import { qrOf } from "../qr.ts"
import type { CardPass } from "./office-cards.ts"

describe.each(databases)("the office's cards on $name", ({ open }) => {
  const { db, desk, enrol, disable, importAll, later } = useStudentDesk(open)
  const all = { session: "2024-2025", course: "" }
  const makePass = (selection = all) => desk().makeCardPass(selection, 30)
  const list = (pass: CardPass, page = 1) => desk().listOfficeCards(pass, page, origin)
  const urnsOf = async (pass: CardPass, page = 1) =>
    (await list(pass, page))?.cards.map(({ student }) => student.urn)

  test("a pass opens the cards of its session, by admission number, and of nobody disabled", async () => {
    const second = await enrol({ admission_number: "2024/Z2" })
    const first = await enrol({ admission_number: "2024/Z1" })
    await enrol({ session: "2025-2026" })
    await disable((await enrol()).urn)
    expect(await urnsOf(makePass())).toEqual([first.urn, second.urn])
  })

  test("and of its course only, where it names one", async () => {
    await enrol()
    const { urn } = await enrol({
      course: "1",
      first_major_subject: "Hindi",
      second_major_subject: "",
      minor_subject: "",
    })
    expect(await urnsOf(makePass({ ...all, course: "1" }))).toEqual([urn])
  })

  test("each card leads to its own check", async () => {
    const { urn } = await enrol()
    const [card] = (await list(makePass()))!.cards
    expect(card).toMatchObject({ student: { urn }, session: "2024-2025" })
    const student = await db().selectFrom("students").select("card_code").executeTakeFirstOrThrow()
    expect(card!.qr).toEqual(qrOf(`${origin}/card/${student.card_code}`))
  })

  test("two hundred a page, and an empty session has one page of none", async () => {
    expect(await list(makePass())).toEqual({ cards: [], pages: 1 })
    await importAll(...Array.from({ length: 201 }, () => studentRow()))
    const [first, second] = [await list(makePass(), 1), await list(makePass(), 2)]
    expect([first!.cards.length, second!.cards.length, first!.pages]).toEqual([200, 1, 2])
    const urns = [...first!.cards, ...second!.cards].map(({ student }) => student.urn)
    expect(new Set(urns).size).toBe(201)
  })

  test("after its time it opens nothing", async () => {
    const pass = makePass()
    later(29)
    expect(await list(pass)).toBeDefined()
    later(2)
    expect(await list(pass)).toBeUndefined()
  })

  test.each<{ what: string; change: Partial<CardPass> }>([
    { what: "another session", change: { session: "2025-2026" } },
    { what: "another course", change: { course: "1" } },
    { what: "a later end", change: { until: "99999999999" } },
    { what: "an end that is no number", change: { until: "x" } },
    { what: "no seal", change: { seal: "" } },
    { what: "another seal", change: { seal: "A".repeat(43) } },
  ])("with $what it is forged, and opens nothing", async ({ change }) => {
    await enrol()
    expect(await list({ ...makePass(), ...change })).toBeUndefined()
  })
})
