// Merit lists on the status page without JavaScript, on a site of its own.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { meritStatusMessages } from "#app/applications/status/merit/messages.server.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { createMeritService } from "#server/features/merit/merit.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { fillForm, valuesIn } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { askFeeAfterOffer } from "#tests/support/merit/fee-after-offer.ts"
import { publishListIn, withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { recordAll } from "#tests/support/merit/record-answers.ts"
import { hrefOf, openPage, textsOf } from "#tests/support/open-page.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))

let site: RunningServer
const codes: Record<"first" | "second", string> = { first: "", second: "" }
const aadhaar: typeof codes = { ...codes }
const dob = "27-03-2007"

beforeAll(async () => {
  site = await startServer({ LOG_LEVEL: "warn", RATE_SAVE_PER_MINUTE: "100000" })
  const pictures = await makeSamplePictures()
  for (const [name, i_obtmarks] of [
    ["first", "450"],
    ["second", "400"],
  ] as const) {
    const form = validForm("BSc", { dob: "2007-03-27", i_obtmarks })
    aadhaar[name] = String(form["aadhar_no"])
    codes[name] = await apply(site.url, pictures, form)
  }
})
afterAll(() => site.close())

const ask = (name: keyof typeof codes, language: "en" | "hi" = "en", more = {}) =>
  openPage(`${site.url}${language === "hi" ? "/hi" : ""}/admission-status`, {
    method: "POST",
    body: new URLSearchParams({ code: codes[name], dob, ...more }),
  })
const publish = (publication = {}) => withDatabaseOf(site, (db) => publishListIn(db, publication))

describe("a merit list on the status page", () => {
  test("is not shown before it is public", async () => {
    expect((await ask("first")).text).not.toContain("Merit list")
    await withDatabaseOf(site, askFeeAfterOffer)
    await publish({ publishAt: "2098-07-01T00:00:00.000Z" })
    expect((await ask("first")).text).not.toContain("Merit list")
    await withDatabaseOf(site, (db) =>
      db.updateTable("merit_rounds").set({ published_at: "2026-07-01T00:00:00.000Z" }).execute(),
    )
    expect((await ask("first")).text).toContain("Merit list 1 of 1 July 2026")
  })

  test("offers a seat with its last day, and explains the index as a sum", async () => {
    const { main, response, html } = await ask("first")
    expect(textsOf(main, "h2")[0]).toBe("You are offered an open seat")
    expect(textOf(main)).toContain(statusMessages.submitted.next.en)
    expect(textOf(main)).toContain("Accept or decline the seat here by 14 July 2099.")
    const lines = findAll(find(main, "table"), "tr").map((line) => textsOf(line, "td"))
    expect(lines.flat()).toEqual(["90.00", "− 4.50", "85.50"])
    expect(textsOf(main, "th")).toContain("Gap years 1 year: 5.00 % of 90.00")
    expect(textOf(main)).toContain("Not counted, because the college has not verified it")
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(html).not.toContain("Member officer")
    const list = await openPage(site.url + hrefOf(main, "Open the public list"))
    expect([list.status, list.heading]).toEqual([200, expect.stringContaining("1")])
  })

  test.each(["en", "hi"] as const)("says in %s why there is no seat", async (language) => {
    const { main } = await ask("second", language)
    const messages = meritStatusMessages[language]
    expect(textsOf(main, "h2")[0]).toBe(
      language === "en" ? "No seat for you in this list" : "इस सूची में आपको सीट नहीं मिली",
    )
    const lists = findAll(main, "dd").map(textOf)
    expect(lists).toContainEqual(
      expect.stringMatching(
        language === "en"
          ? /^The open list closed at \d\d\.\d\d \(rank 1\)\. Yours is \d\d\.\d\d \(rank 2\)\. You are number 1 on the waiting list\.$/
          : /^अनारक्षित सीटों की सूची \d\d\.\d\d \(क्रम 1\) पर बन्द हुई।.*प्रतीक्षा सूची में आपका स्थान 1 है।$/,
      ),
    )
    expect(textOf(main)).toContain(messages.sum)
    expect(textOf(main)).not.toContain(statusMessages.submitted.next[language])
  })
})

/** Sends a form of the page with a button, as a browser does without scripts. */
const press = (main: HtmlElement, label: string, filling: Record<string, string> = {}) => {
  const form = findAll(main, "form").find((one) => textsOf(one, "button").includes(label))!
  const body = new URLSearchParams()
  for (const [name, value] of fillForm(form, filling, find(form, "button", label))) {
    body.append(name, String(value))
  }
  return openPage(`${site.url}/admission-status`, { method: "POST", body })
}
const setRounds = (changes: { last_date?: string; object_until?: string }) =>
  withDatabaseOf(site, (db) => db.updateTable("merit_rounds").set(changes).execute())

describe("an objection on the status page", () => {
  const send = "Send the objection"
  const text = "My NCC certificate is verified"
  const fillingWith = (number: string) => ({ topic: "ncc_b", text, aadhar_no: number })

  /** Returns the answer to an objection that is one try too many. Further tries are allowed after it. */
  const sendAfterTooManyTries = async () => {
    const { main } = await ask("second")
    for (let failure = 0; failure < 3; failure++) await ask("second", "en", { dob: "28-03-2007" })
    const refused = await press(main, send, fillingWith(aadhaar.second))
    expect(refused.status).toBe(429)
    await withDatabaseOf(site, (db) => db.deleteFrom("sign_in_failures").execute())
    return refused
  }

  /** Where nothing can be stored, a wrong number gets the answer of the right one, and is not counted. */
  const expectNumberUntested = async (
    main: HtmlElement,
    filling: ReturnType<typeof fillingWith>,
  ) => {
    await withDatabaseOf(site, (db) => db.deleteFrom("sign_in_failures").execute())
    const other = await press(main, send, { ...filling, aadhar_no: freshAadhaar() })
    expect(other.status).toBe(409)
    const failures = await withDatabaseOf(site, (db) =>
      db.selectFrom("sign_in_failures").select("account").execute(),
    )
    expect(failures).toEqual([])
  }

  test("names what is missing, and keeps what was typed", async () => {
    const { status, main, title } = await press((await ask("second")).main, send, {
      ...fillingWith(aadhaar.second),
      text: " ",
    })
    expect(status).toBe(422)
    expect(title).toMatch(/^Error: /)
    expect(textOf(find(main, "#text-error"))).toBe("Error: Write why it is wrong")
    const links = findAll(main, "link").filter(({ attributes }) => attributes.href === "#text")
    expect(links.map(textOf)).toEqual(["Write why it is wrong"])
    expect(find(main, "details").attributes).toHaveProperty("open")
    expect(fillForm(find(main, "form"), {}).get("topic")).toBe("ncc_b")
  })

  test("comes back with the status after too many tries", async () => {
    const refused = await sendAfterTooManyTries()
    const again = await press(refused.main, "Show the status")
    expect(again.status).toBe(200)
    expect(find(again.main, "details").attributes).toHaveProperty("open")
    const values = valuesIn(find(again.main, "form"))
    expect([values.get("topic"), values.get("text")]).toEqual([["ncc_b"], [text]])
    expect(values.get("aadhar_no")).toEqual([""])
  })

  test("is not put into the form of another applicant", async () => {
    const refused = await sendAfterTooManyTries()
    const other = await press(refused.main, "Show the status", { code: codes.first })
    expect(other.status).toBe(200)
    expect(other.html).not.toContain(text)
  })

  test.each([
    { what: "no Aadhaar number", input: "", error: "Enter the Aadhaar number" },
    { what: "half a number", input: "1234", error: "it has 12 digits" },
    { what: "the date of birth", input: dob, error: "it has 12 digits" },
    { what: "another number", input: freshAadhaar(), error: "Nothing was stored" },
  ])("with $what is not stored", async ({ input, error }) => {
    const { status, main } = await press((await ask("second")).main, send, fillingWith(input))
    expect(status).toBe(422)
    expect(textOf(find(main, "#aadhar_no-error"))).toContain(error)
    expect(find(main, "details").attributes).toHaveProperty("open")
    expect(valuesIn(find(main, "form")).get("aadhar_no")).toEqual([""])
    expect((await ask("second")).text).not.toContain("your objection of")
  })

  test("is stored, shown with its answer, and not taken twice or too late", async () => {
    const { main } = await ask("second")
    const filling = fillingWith(aadhaar.second)
    const sent = await press(main, send, filling)
    expect(sent.status).toBe(200)
    expect(sent.text).toContain("Your objection has reached the college.")
    expect(sent.text).toContain("The college has not answered yet.")
    expect(sent.text).toMatch(/your objection of \d+ \w+ \d{4}, \d\d:\d\d to list 1/)
    expect(sent.text).toContain("Something here that you did not do?")
    expect(textsOf(sent.main, "button")).not.toContain(send)
    const again = await press(main, send, { ...filling, text: "Another" })
    expect(again.status).toBe(409)
    expect(again.text).toContain("another objection of yours to this list is open")
    await expectNumberUntested(main, { ...filling, text: "Another" })
    await withDatabaseOf(site, (db) =>
      db
        .updateTable("merit_objections")
        .set({
          verdict: "upheld",
          answer: "Verified now.",
          answered_at: "2026-07-02T06:30:00.000Z",
        })
        .execute(),
    )
    const answered = await ask("second")
    expect(answered.text).toContain("Upheld: the college answered on 2 July 2026")
    expect(answered.text).toContain("Verified now.")
    await setRounds({ object_until: "2026-07-03" })
    const late = await press(main, send, filling)
    expect(late.status).toBe(409)
    expect(late.text).toContain("the last day for objections has passed")
    expect(late.text).toContain("Objections to this list were taken until 3 July 2026.")
    await expectNumberUntested(main, filling)
  })
})

describe("an answer on the status page", () => {
  test("with code and date of birth alone is not stored, and says when to try again", async () => {
    const { main: offer } = await ask("first")
    const asked = await press(offer, "Decline the seat")
    const decline = (input: string) =>
      press(asked.main, "Yes, I decline the seat", { aadhar_no: input })
    const missing = await decline("")
    expect([missing.status, missing.title]).toEqual([422, expect.stringMatching(/^Error: /)])
    expect(textsOf(missing.main, "h2")).toContain("Do you decline an open seat?")
    for (let failure = 0; failure < 3; failure++) {
      const wrong = await decline(aadhaar.second)
      expect([wrong.status, wrong.html.includes(aadhaar.second)]).toEqual([422, false])
    }
    const locked = await decline(aadhaar.first)
    expect(locked.status).toBe(429)
    expect(textOf(find(locked.main, "#aadhar_no-error"))).toMatch(
      /Try again after \d\d:\d\d, or go to the admission counter/,
    )
    expect(textsOf((await ask("first")).main, "h2")[0]).toBe("You are offered an open seat")
    await withDatabaseOf(site, (db) => db.deleteFrom("sign_in_failures").execute())
  })

  test("is confirmed, gets a receipt, and stays", async () => {
    const { main: offer } = await ask("first")
    const asked = await press(offer, "Accept the seat")
    expect(textsOf(asked.main, "h2")).toEqual(["Do you accept an open seat?"])
    expect(asked.text).toContain("You cannot change this answer here.")
    const back = await press(asked.main, "No, go back without an answer")
    expect(textsOf(back.main, "h2")[0]).toBe("You are offered an open seat")
    const identity = { aadhar_no: aadhaar.first.replaceAll(/(.{4})(?=.)/g, "$1 ") }
    const yes = await press(asked.main, "Yes, I accept the seat", identity)
    expect(textsOf(yes.main, "h2").slice(0, 2)).toEqual([
      "Receipt: seat accepted",
      "You have accepted an open seat",
    ])
    const [, receipt] = /Receipt number ?([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(yes.text)!
    expect(yes.response.headers.get("cache-control")).toBe("no-store")
    // This browser is now a known device.
    expect(yes.response.headers.get("set-cookie")).toMatch(
      /^applicant_device=.*Path=\/hi\/admission-status/,
    )
    expect((await press(asked.main, "Yes, I accept the seat", identity)).text).toContain(receipt)
    expect((await ask("first")).text).toContain(receipt)
    const declined = await press(offer, "Decline the seat")
    expect(declined.status).toBe(409)
    expect(declined.text).toContain("another answer stands already (accepted)")
    expect(yes.text).toContain("Something here that you did not do?")
    for (const secret of ["2007", aadhaar.first]) expect(site.log()).not.toContain(secret)
  })

  test("that the college changes stays with its receipt, and the seat can be taken back", async () => {
    const before = await ask("first")
    const [, receipt] = /Receipt ([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(before.text)!
    await withDatabaseOf(site, async (db) => {
      const { session } = await db
        .selectFrom("merit_rounds")
        .select("session")
        .executeTakeFirstOrThrow()
      const merit = createMeritService({
        ...sessionDeps,
        db,
        fieldEncryption,
        now: () => new Date(),
      })
      const letter = { state: "declined", reason: "Letter of 2 July" } as const
      const answers = { number: 1, codes: [codes.first], ...letter }
      const officer = { name: "Meera Singh", role: "officer" } as const
      await recordAll(merit, { session, programme: "BSc" }, answers, officer)
    })
    const { main, text, html } = await ask("first")
    expect(textsOf(main, "h2")[0]).toBe("The college recorded that you declined an open seat")
    const lines = textsOf(main, "li").filter((line) => line.startsWith("List 1:"))
    expect(lines).toEqual([
      expect.stringMatching(/^List 1: you accepted on .*, \d\d:\d\d\. Receipt/),
      expect.stringMatching(/^List 1: the college recorded on .* by letter or in person\. Reason/),
    ])
    expect(lines[0]).toContain(receipt)
    expect(text).toContain("You can still take the seat until 14 July 2099")
    expect(html).not.toContain("Meera")
    expect((await ask("first", "hi")).text).toContain("कारण: Letter of 2 July")
    expect(textsOf(main, "button")).not.toContain("Decline the seat")
    const asked = await press(main, "Accept the seat")
    const identity = { aadhar_no: aadhaar.first }
    const again = await press(asked.main, "Yes, I accept the seat", identity)
    expect(textsOf(again.main, "h2")[0]).toBe("Receipt: seat accepted")
    const receipts = again.text.matchAll(/Receipt ([2-9A-Z]{4}-[2-9A-Z]{4})/g)
    const numbers = new Set([...receipts].map(([, number]) => number))
    expect([numbers.size, numbers.has(receipt)]).toEqual([2, true])
  })

  test("needs the right date of birth", async () => {
    const { status, text } = await openPage(`${site.url}/admission-status`, {
      method: "POST",
      body: new URLSearchParams({
        code: codes.second,
        dob: "28-03-2007",
        step: "answer",
        answer: "accepted",
        list: "1",
        confirmed: "yes",
      }),
    })
    expect(status).toBe(404)
    expect(text).toContain("No application has this code and this date of birth")
  })

  test.each([
    { answer: "accepted", list: "1" },
    { answer: "maybe" },
    { answer: "declined", list: "x" },
  ])("%o of somebody without an offer is refused or ignored", async (fields) => {
    const { status, text } = await ask("second", "en", { step: "answer", ...fields })
    expect(status).toBe(fields.answer === "maybe" ? 200 : 409)
    expect(text).not.toContain("Receipt")
  })

  /** Puts the offer back to the state before its answers. */
  const offerAgain = () =>
    withDatabaseOf(site, (db) =>
      db
        .updateTable("merit_places")
        .set({ state: "offered" })
        .where("state", "is not", null)
        .execute(),
    )

  test("declines the seat, and gets a receipt", async () => {
    await offerAgain()
    const asked = await press((await ask("first")).main, "Decline the seat")
    const identity = { aadhar_no: aadhaar.first }
    const { main, text } = await press(asked.main, "Yes, I decline the seat", identity)
    expect(textsOf(main, "h2").slice(0, 2)).toEqual([
      "Receipt: seat declined",
      "You have declined an open seat",
    ])
    expect(text).toMatch(/Receipt number ?[2-9A-Z]{4}-[2-9A-Z]{4}/)
  })

  test("is refused after the last day, in words", async () => {
    await offerAgain()
    const { main } = await ask("first")
    await setRounds({ last_date: "2026-07-14" })
    const late = await press(main, "Decline the seat")
    expect(late.status).toBe(409)
    expect(late.text).toContain("the last day to accept has passed")
    expect(textsOf(late.main, "h2")[0]).toBe(
      "You were offered an open seat: the last day has passed",
    )
    expect(textsOf(late.main, "button")).not.toContain("Accept the seat")
  })
})
