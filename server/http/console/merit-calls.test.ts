import { beforeEach, describe, expect, test } from "vitest"

import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { meritCalls } from "#server/features/merit/merit.ts"
import { routesOfTest } from "#tests/support/console-routes.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

describe.each(databasesInFullRuns)("the console's merit lists on $name", ({ open }) => {
  const site = routesOfTest(open, callRoutes(meritCalls))
  let code: string
  beforeEach(async () => {
    const fields = validForm("BSc", { aadhar_no: freshAadhaar() })
    const clerk = { name: "clerk", role: "clerk" } as const
    const entered = await site.services.staffApplications.enterPaper({ fields, files: {} }, clerk)
    code = entered.accepted ? entered.admissionCode : ""
  })
  const read = async () => (await site.call("GET", "/merit/BSc", { role: "auditor" })).data
  const send = (path: string, body: object, role: "officer" | "clerk" = "officer") =>
    site.call("POST", `/merit/BSc/${path}`, { role, body })
  const saveRule = (body: object) => site.call("PUT", "/merit/BSc/rule", { body })
  const sign = async () => {
    await saveRule({
      unmodifiedSince: "",
      rule: { ...presetRule("intermediate", 2), ranked: "all" },
    })
    const [{ changed_at: unmodifiedSince }] = (await read()).rules
    expect((await send("sign", { version: 1, unmodifiedSince })).status).toBe(200)
  }
  const publish = async () => {
    await sign()
    const { number, result } = (await send("dry-run", {})).data
    const list = { number, sha256: result.sha256, last_date: "14-07-2030" }
    expect((await send("publish", list)).status).toBe(200)
  }

  test("a rule is saved, refused with the place of each error, and signed", async () => {
    const bad = { ...presetRule("intermediate", 2), conversion_from_round: 0 }
    expect(await saveRule({ unmodifiedSince: "", rule: bad })).toMatchObject({
      status: 422,
      errors: { "rule.conversion_from_round": [expect.any(String)] },
    })
    const rule = presetRule("intermediate", 2)
    expect(await saveRule({ unmodifiedSince: "", rule })).toMatchObject({
      status: 200,
      data: { version: 1 },
    })
    expect(await saveRule({ unmodifiedSince: "", rule })).toMatchObject({
      status: 409,
      message: "changed_meanwhile",
    })
    expect(await send("dry-run", {})).toMatchObject({ data: { outcome: "not_signed" } })
    const [{ changed_at: unmodifiedSince }] = (await read()).rules
    expect((await send("sign", { version: 1, unmodifiedSince })).status).toBe(200)
    expect((await send("sign", { version: 1, unmodifiedSince })).status).toBe(409)
    expect((await saveRule({ unmodifiedSince, rule })).errors).toEqual({ reason: ["missing"] })
  })

  test("the overview says how far each programme is", async () => {
    await sign()
    const overview = async () =>
      (await site.call("GET", "/merit", { role: "auditor" })).data.programmes
    const [ba, bsc] = await overview()
    expect(ba).toMatchObject({ code: "BA", rule: "none", seats: null, round: null, objections: 0 })
    expect(bsc).toMatchObject({ code: "BSc", rule: "signed", seats: 2, round: null })
    expect((await site.call("GET", "/merit?session=1999-00")).status).toBe(404)
  })

  test("a list is computed, published and downloaded", async () => {
    await sign()
    const { data: round } = await send("dry-run", {})
    expect(round).toMatchObject({ outcome: "computed", number: 1, ranked: 1, difference: [] })
    expect(round.people[code]).toEqual({ name: "अंजलि कुशवाहा", index: 7828 })
    const publication = { number: 1, sha256: round.result.sha256 }
    const publishWith = (body: object) =>
      send("publish", { ...publication, last_date: "14-07-2030", ...body })
    expect((await publishWith({ last_date: "soon" })).errors).toEqual({ last_date: ["day.format"] })
    expect((await publishWith({ last_date: "" })).errors).toEqual({ last_date: ["missing"] })
    // A time without its zone would mean the zone of the server.
    for (const publish_at of ["soon", "2030-07-10", "2030-07-10T12:00"]) {
      expect((await publishWith({ publish_at })).errors).toEqual({ publish_at: ["day.format"] })
    }
    expect((await publishWith({ object_until: "32-01-2030" })).errors).toEqual({
      object_until: ["day.format"],
    })
    const past = {
      publish_at: "2025-07-10T12:00:00.000Z",
      last_date: "09-07-2025",
      object_until: "09-07-2025",
    }
    expect(await publishWith(past)).toMatchObject({
      status: 422,
      errors: {
        publish_at: ["past"],
        last_date: ["before_publication"],
        object_until: ["before_publication"],
      },
    })
    expect(await publishWith({ sha256: "other" })).toMatchObject({
      status: 409,
      message: "merit_changed",
    })
    expect((await publishWith({ object_until: "13-07-2030" })).status).toBe(200)
    const { rounds, offers } = await read()
    expect(rounds).toMatchObject([
      { number: 1, last_date: "2030-07-14", object_until: "2030-07-13" },
    ])
    expect(offers).toMatchObject([{ code, state: "offered" }])
    const file = await site.call("GET", "/merit/BSc/rounds/1")
    expect(file).toMatchObject({ format: "merit-list-1", result: { sha256: publication.sha256 } })
    expect((await site.call("GET", "/merit/BSc/rounds/2")).status).toBe(404)
  })

  /** What an answer sends back: the version of the only offer, as the page shows it. */
  const versions = async () => ({ [code]: (await read()).offers[0].version })

  test("answers name offers of the last list, as the page showed them", async () => {
    await publish()
    const answer = async (body: object) => {
      const shown = {
        number: 1,
        codes: [code],
        state: "accepted",
        expectedVersions: await versions(),
      }
      return send("answers", { ...shown, ...body }, "clerk")
    }
    expect((await answer({ state: "maybe" })).errors).toEqual({ state: ["choice"] })
    expect((await answer({ codes: [] })).errors).toEqual({ codes: ["missing"] })
    expect((await answer({ codes: ["no code"] })).errors).toEqual({ codes: ["unknown"] })
    expect((await answer({ codes: Array(1001).fill(code) })).errors).toEqual({
      codes: ["too_many"],
    })
    const stranger = { code: "ABCDEFGHJKLM", why: "no_offer", state: null }
    expect((await answer({ codes: [stranger.code] })).data).toEqual({
      recorded: {},
      leftOut: [stranger],
    })
    expect((await answer({ number: 2 })).message).toBe("merit_changed")
    for (const shown of [undefined, {}, { [code]: "0.0" }]) {
      expect((await answer({ expectedVersions: shown })).data.leftOut).toEqual([
        { code, why: "changed", state: "offered" },
      ])
    }
    expect(await answer({ state: "absent" })).toMatchObject({
      status: 422,
      message: "merit_too_early",
    })
    expect((await answer({ state: "declined" })).errors).toEqual({ reason: ["missing"] })
    expect(await answer({ state: "declined", codes: [code, stranger.code] })).toMatchObject({
      status: 422,
      message: "merit_one_at_a_time",
    })
    expect((await answer({ reason: "x".repeat(501) })).errors).toEqual({ reason: ["too_long"] })
    const recorded = await answer({})
    expect(recorded).toMatchObject({
      status: 200,
      data: { recorded: await versions(), leftOut: [] },
    })
    const undo = (body: object) =>
      send("undo-answers", { number: 1, codes: [code], ...body }, "clerk")
    expect((await undo({ codes: [] })).errors).toEqual({ codes: ["missing"] })
    expect((await undo({ number: 2, expectedVersions: {} })).message).toBe("merit_changed")
    expect((await undo({ expectedVersions: recorded.data.recorded })).data.leftOut).toEqual([])
    expect((await answer({})).data.leftOut).toEqual([])
    const { programmes } = (await site.call("GET", "/merit")).data
    expect(programmes[1]).toMatchObject({
      round: { number: 1, isPublic: true, lastDate: "2030-07-14" },
      offers: { offered: 0, accepted: 1 },
    })
  })

  test("an objection is answered once, by an officer, with a text", async () => {
    await publish()
    const [{ id: round_id }] = (await read()).rounds
    const made = { topic: "ncc_b", text: "It is verified", made_at: "2025-07-02T00:00:00.000Z" }
    await site.db
      .insertInto("merit_objections")
      .values({ round_id, admission_code: code, ...made })
      .execute()
    const [{ id }] = (await read()).objections
    const path = `objections/${id}`
    const decide = (body: object) => send(path, { verdict: "upheld", answer: "Corrected", ...body })
    expect((await send("dry-run", {})).data.warnings.objections).toEqual([{ code }])
    expect((await decide({ verdict: "maybe" })).errors).toEqual({ verdict: ["choice"] })
    expect((await decide({ answer: " " })).errors).toEqual({ answer: ["missing"] })
    expect((await decide({ answer: "x".repeat(1001) })).errors).toEqual({
      answer: ["text.too_long"],
    })
    expect((await send(path, { verdict: "upheld", answer: "Yes" }, "clerk")).status).toBe(403)
    for (const unknown of ["x", "1.5", "1e30"]) {
      const body = { verdict: "upheld", answer: "Yes" }
      expect((await send(`objections/${unknown}`, body)).status).toBe(404)
    }
    expect((await decide({})).status).toBe(200)
    expect((await decide({})).message).toBe("merit_objection_answered")
    expect((await read()).objections).toMatchObject([
      { code, topic: "ncc_b", verdict: "upheld", answer: "Corrected", answeredBy: "the officer" },
    ])
    expect((await send("dry-run", {})).data.warnings.objections).toEqual([])
  })

  test("a list with answers is not withdrawn, and a reason is needed", async () => {
    await publish()
    const accepted = { number: 1, codes: [code], state: "accepted" }
    await send("answers", { ...accepted, expectedVersions: await versions() })
    const withdraw = (reason: string) => send("withdraw", { number: 1, reason })
    expect((await withdraw(" ")).errors).toEqual({ reason: ["missing"] })
    expect((await withdraw("x".repeat(501))).errors).toEqual({ reason: ["too_long"] })
    expect((await withdraw("A mistake")).message).toBe("merit_answered")
    const back = { number: 1, codes: [code], state: "offered", reason: "A mistake" }
    const byClerk = await send("answers", { ...back, expectedVersions: await versions() }, "clerk")
    expect(byClerk.data.leftOut).toEqual([{ code, why: "officer_only", state: "accepted" }])
    await send("answers", { ...back, expectedVersions: await versions() })
    expect((await withdraw("A mistake")).status).toBe(200)
    expect((await withdraw("A mistake")).message).toBe("merit_changed")
  })

  test.each(["/merit/MSc", "/merit/BSc?session=1999-00"])("%s is unknown", async (url) =>
    expect((await site.call("GET", url)).status).toBe(404),
  )
})
