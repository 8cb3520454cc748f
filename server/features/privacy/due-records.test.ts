import { describe, expect, test } from "vitest"

import {
  erasureOfBlock,
  type GivenApplication,
  now,
  rules,
} from "#tests/support/erasure-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { countHeld } from "./due-records.ts"

describe.each(databases)("records that are due for erasure on $name", ({ open }) => {
  const block = erasureOfBlock(open)
  describe("an application is due by its session's last day and its own last change", () => {
    test.each<{ what: string; session: string; given: GivenApplication; isDue: boolean }>([
      { what: "closed long ago", session: "2023-24", given: {}, isDue: true },
      { what: "never decided", session: "2023-24", given: { status: "submitted" }, isDue: true },
      { what: "withdrawn", session: "2023-24", given: { status: "withdrawn" }, isDue: true },
      { what: "admitted", session: "2023-24", given: { status: "admitted" }, isDue: false },
      { what: "cancelled", session: "2023-24", given: { status: "cancelled" }, isDue: false },
      {
        what: "changed within the year",
        session: "2023-24",
        given: { at: "2026-07-01T06:31:00.000Z" },
        isDue: false,
      },
      {
        what: "changed a year ago",
        session: "2023-24",
        given: { at: "2026-07-01T06:29:00.000Z" },
        isDue: true,
      },
      { what: "of the open session", session: "2024-25", given: {}, isDue: false },
      { what: "closed a year ago", session: "2025-26", given: {}, isDue: true },
      { what: "closed within the year", session: "2026-27", given: {}, isDue: false },
      { what: "of a session without an end", session: "2027-28", given: {}, isDue: false },
      { what: "fees taken within the year", session: "2028-29", given: {}, isDue: false },
      { what: "of a session without programmes", session: "2029-30", given: {}, isDue: false },
      { what: "of a session that is not stored", session: "2021-22", given: {}, isDue: true },
      { what: "of a later one not stored", session: "2026-2027", given: {}, isDue: false },
      {
        what: "admitted and of the period of students",
        session: "2016-17",
        given: { status: "admitted", at: "2016-08-01T00:00:00.000Z" },
        isDue: true,
      },
      {
        what: "admitted and cancelled later",
        session: "2016-17",
        given: { status: "cancelled", at: "2018-08-01T00:00:00.000Z" },
        isDue: false,
      },
    ])("$what, $session: $isDue", async ({ session, given, isDue }) => {
      const code = await block.application(session, given)
      expect(await block.dueIds()).toEqual(isDue ? [code] : [])
    })

    test("a later note, answer or objection is a change", async () => {
      const [noted, answered, objected, unchanged] = [
        await block.application("2023-24"),
        await block.application("2023-24"),
        await block.application("2023-24"),
        await block.application("2023-24"),
      ]
      await block.note(noted, "2026-12-01T00:00:00.000Z")
      await block.note(unchanged, "2024-12-01T00:00:00.000Z")
      const id = await block.round(answered, { state: "declined" })
      await block
        .db()
        .insertInto("merit_answers")
        .values({
          round_id: id,
          admission_code: answered,
          kind: "answered",
          state_before: "offered",
          state: "declined",
          at: "2026-12-01T00:00:00.000Z",
          actor: "clerk",
          reason: "",
          receipt: null,
        })
        .execute()
      await block
        .db()
        .insertInto("merit_objections")
        .values({
          round_id: id,
          admission_code: objected,
          topic: "index",
          text: "wrong",
          made_at: "2026-12-01T00:00:00.000Z",
          verdict: "rejected",
          answer: "right",
          answered_at: "2026-12-02T00:00:00.000Z",
          answered_by: "officer",
        })
        .execute()
      expect(await block.dueIds()).toEqual([unchanged])
    })
  })

  describe("what is open keeps an application", () => {
    const none = { query: 0, offer: 0, objection: 0, refund: 0 }
    const found = async () => ({
      due: await block.dueIds(),
      held: await countHeld(block.db(), rules, now),
    })

    test("a query", async () => {
      await block.application("2023-24", { status: "query" })
      expect(await found()).toEqual({ due: [], held: { ...none, query: 1 } })
    })
    test.each(["offered", "accepted"] as const)("a seat that is %s", async (state) => {
      await block.round(await block.application("2023-24", { status: "verified" }), { state })
      expect(await found()).toEqual({ due: [], held: { ...none, offer: 1 } })
    })
    test("an objection without an answer", async () => {
      const code = await block.application("2023-24")
      await block
        .db()
        .insertInto("merit_objections")
        .values({
          round_id: 1,
          admission_code: code,
          topic: "index",
          text: "wrong",
          made_at: "2023-08-01T00:00:00.000Z",
          verdict: null,
          answer: null,
          answered_at: null,
          answered_by: null,
        })
        .execute()
      expect(await found()).toEqual({ due: [], held: { ...none, objection: 1 } })
    })
    test.each(["rejected", "withdrawn", "verified"] as const)(
      "a fee that was received, and may be refunded: %s",
      async (status) => {
        await block.application("2023-24", { status, fee: "received" })
        expect(await found()).toEqual({ due: [], held: { ...none, refund: 1 } })
      },
    )
    test("not a seat that was declined, of a list that was withdrawn, or of who has left", async () => {
      const codes = [
        await block.application("2023-24", { status: "verified" }),
        await block.application("2023-24", { status: "verified" }),
        await block.application("2023-24", { status: "withdrawn" }),
      ]
      await block.round(codes[0]!, { state: "declined" })
      const withdrawn = await block.round(codes[1]!, { state: "offered" })
      await block
        .db()
        .updateTable("merit_rounds")
        .set({ withdrawn_at: "2023-07-26T00:00:00.000Z" })
        .where("id", "=", withdrawn)
        .execute()
      await block.round(codes[2]!, { state: "accepted" })
      expect((await block.dueIds()).toSorted()).toEqual(codes.toSorted())
    })
  })

  test("an active student and the student's application stay", async () => {
    const [here, gone] = [freshAadhaar(), freshAadhaar()]
    await block.student(here, { status: "active" })
    const disabled = await block.student(gone)
    await block.student(freshAadhaar(), { updated_at: "2026-01-01T00:00:00.000Z" })
    await block.student(freshAadhaar(), { session: "2017-2018" })
    const given = { status: "admitted", at: "2016-08-01T00:00:00.000Z" } as const
    await block.application("2016-17", { ...given, aadhaar: here })
    const code = await block.application("2016-17", { ...given, aadhaar: gone })
    expect(await block.dueIds()).toEqual([code, disabled])
  })

  test("a message is due by its receipt and the day it was read", async () => {
    const message = { name: "Asha", email: "asha@example.com", subject: "x", message: "y" }
    const add = async (at: string, seen_at: string | null) => {
      const row = { ...message, at, seen_at }
      const { id } = await block
        .db()
        .insertInto("contact_messages")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow()
      return String(id)
    }
    const old = await add("2026-06-01T00:00:00.000Z", "2026-06-02T00:00:00.000Z")
    const unread = await add("2026-06-01T00:00:00.000Z", null)
    await add("2026-06-01T00:00:00.000Z", "2026-07-02T00:00:00.000Z")
    await add("2026-07-02T00:00:00.000Z", null)
    expect(await block.dueIds()).toEqual([old, unread])
    expect(await block.erase({ kind: "messages", session: "" })).toEqual({
      outcome: "erased",
      count: 2,
    })
    expect(await block.dueIds()).toEqual([])
  })

  test("a closed grievance is due by its last event; an open one never; its history goes along", async () => {
    const add = async (number: string, changed_at: string, closed_at: string | null) => {
      const texts = { text: "x", name: "", mobile: "", email: "", address: "", reference: "" }
      const { id } = await block
        .db()
        .insertInto("grievances")
        .values({
          ...texts,
          number,
          code: number,
          submission_hash: number,
          category: "ragging",
          language: "en",
          at: "2020-01-01T00:00:00.000Z",
          due_on: "2020-01-20",
          responsible_id: null,
          outcome: null,
          closed_at,
          changed_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      await block
        .db()
        .insertInto("grievance_events")
        .values({
          grievance_id: Number(id),
          at: changed_at,
          actor: "x",
          kind: "closed",
          text: "",
          detail: "resolved",
        })
        .execute()
    }
    const [before, after] = ["2024-06-30T00:00:00.000Z", "2024-07-02T00:00:00.000Z"]
    await add("G-1", before, before)
    await add("G-2", before, null)
    await add("G-3", after, before)
    expect(await block.dueIds()).toEqual(["G-1"])
    const erased = await block.erase({ kind: "grievances", session: "" })
    expect(erased).toEqual({ outcome: "erased", count: 1 })
    const left = await block.db().selectFrom("grievance_events").selectAll().execute()
    expect(left).toHaveLength(2)
  })
})
