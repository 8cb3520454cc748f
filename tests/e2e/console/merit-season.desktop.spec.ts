// A season of merit lists as people see it: 200 applicants in three programmes, three lists of each.
// tests/server/merit-season.test.ts plays the season's calls on both databases.
import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { type Browser, expect, type Page } from "@playwright/test"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { MeritView } from "#server/features/merit/merit.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { withDatabase } from "#server/platform/database/connect.ts"

import { node24, root } from "../../../scripts/tools.mjs"
import type { SeasonApplicant } from "../../support/merit/season-people.ts"
import { seasonRule, storeSeason } from "../../support/merit/season.ts"
import { numbersIn } from "../../support/number-of.ts"
import { type CourseCode, type Form, validForm } from "../../support/samples/applications.ts"
import { type RunningServer, startServer } from "../../support/servers/server.ts"
import { test as base, joinAndSignIn } from "./console.ts"

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn", RATE_SAVE_PER_MINUTE: "100000" })
    await provide(server)
    await server.close()
  },
})

const configOf = ({ dataDir, databaseUrl }: RunningServer) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
})

const store = async (server: RunningServer) => {
  const encryption = createFieldEncryption(await loadAppKey(server.dataDir, undefined))
  const stored = await withDatabase(configOf(server), (db) => storeSeason(db, encryption))
  const codes = stored.map(({ code }) => code)
  const numbers = await numbersIn(server, ({ findNumbers }) => findNumbers(codes))
  return stored.map((applicant) => ({ ...applicant, number: numbers.get(applicant.code)! }))
}

/** Ends the time to answer the published lists: their last day was in the past. */
const lastDayPasses = (server: RunningServer) =>
  withDatabase(configOf(server), (db) =>
    db.updateTable("merit_rounds").set({ last_date: "2020-07-14" }).execute(),
  )

/** Calls the console's API with the session of a page, for steps that need no clicks. */
const createApi = ({ request }: Page, origin: string) => {
  const send = async (method: string, path: string, data?: object) => {
    const url = `${origin}/api/console/${path}`
    const reply = await request.fetch(url, { method, headers: { origin }, ...(data && { data }) })
    expect(reply.status(), `${method} ${path}`).toBeLessThan(300)
    return (await reply.json()).data
  }
  const read = (course: CourseCode): Promise<MeritView> => send("GET", `merit/${course}`)
  const merit = (course: CourseCode, action: string, body: object) =>
    send("POST", `merit/${course}/${action}`, body)
  return {
    read,
    signRule: async (course: CourseCode) => {
      await send("PUT", `merit/${course}/rule`, { unmodifiedSince: "", rule: seasonRule(course) })
      const { rules } = await read(course)
      await merit(course, "sign", { version: 1, unmodifiedSince: rules[0]!.changed_at })
    },
    /** Publishes the next list, whose offers are all accepted. */
    playRound: async (course: CourseCode) => {
      const { number, result } = await merit(course, "dry-run", {})
      const publication = { number, sha256: result.sha256, last_date: "14-07-2099" }
      await merit(course, "publish", publication)
      const { offers } = await read(course)
      const codes = offers.map(({ code }) => code)
      const versions = Object.fromEntries(offers.map(({ code, version }) => [code, version]))
      await merit(course, "answers", {
        number,
        state: "accepted",
        codes,
        expectedVersions: versions,
      })
    },
    enterPaperForm: async (course: CourseCode, form: Form): Promise<string> =>
      (await send("POST", "applications", { data: validForm(course, form) })).id,
  }
}

interface Identity {
  code: string
  number: string
  aadhaar: string
  dob: string
}

/** What an applicant types into the status page. */
type Applicant = Pick<SeasonApplicant, "code" | "form"> & { number: string }

const identityOf = ({ code, number, form }: Applicant): Identity => ({
  code,
  number,
  aadhaar: String(form["aadhar_no"]),
  dob: String(form["dob"]).split("-").toReversed().join("-"),
})

const openStatus = async (page: Page, { code, number, dob }: Identity) => {
  await page.goto("/admission-status")
  await page.locator("#code").fill(code)
  await page.locator("#dob").fill(dob)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByText(number).first()).toBeVisible()
}

const withoutScripts = async (
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<void>,
) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await work(await context.newPage())
  await context.close()
}

/** The row of a table that links to the record of an applicant. */
const rowOf = (page: Page, number: string) =>
  page.getByRole("row").filter({ has: page.locator(`a[href$="/applications/${number}/show"]`) })

const openPart = (page: Page, part: RegExp) => page.getByRole("link", { name: part }).click()

/** Finds an offer as the counter does, and records a refusal by letter. */
const recordLetter = async (page: Page, code: string) => {
  await page.getByLabel("Application number or name").fill(code)
  await page.getByLabel("Application number or name").press("Enter")
  const action = { name: "Declined by letter or in person" }
  await page.getByRole("button", action).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Reason").fill("Letter of 12 July")
  await dialog.getByRole("button", action).click()
  await expect(page.getByRole("button", { name: "Reinstate the accepted seat" })).toBeVisible()
  await page.getByLabel("Application number or name").fill("")
}

/** Accepts all offers without an answer, except those of some people. */
const acceptRest = async (page: Page, except: readonly string[]) => {
  const shown = page.getByRole("group", { name: "Answers shown" })
  await shown.getByRole("button", { name: /^not answered/ }).click()
  await page.getByRole("button", { name: "Select all" }).click()
  for (const code of except) await rowOf(page, code).getByRole("checkbox").uncheck()
  await page.getByRole("button", { name: /^Accepted \([1-9]/ }).click()
  await expect(page.getByRole("row")).toHaveCount(1 + except.length)
  await shown.getByRole("button", { name: /^all/ }).click()
}

const publish = async (page: Page, number: number) => {
  await page.getByRole("button", { name: `Publish list ${number}` }).click()
  await expect(page.getByText(`List ${number} is published.`)).toBeVisible()
}

const acceptedSeats = ({ offers }: MeritView) =>
  new Map(
    offers.flatMap(({ code, state, compartment }) =>
      state === "accepted" ? [[code, compartment] as const] : [],
    ),
  )

/** Every accepted seat is kept, or an open one is given for it. */
const expectKept = (before: MeritView, after: MeritView) => {
  const seats = acceptedSeats(after)
  for (const [code, seat] of acceptedSeats(before))
    expect(["open", seat]).toContain(seats.get(code))
}

/** Somebody with a reason among the changes of the computed list. */
const codeInRow = async (page: Page, reason: string) => {
  const row = page.getByRole("row").filter({ hasText: reason }).first()
  const address = (await row.getByRole("link").getAttribute("href"))!
  return /applications\/([\d-]+)\/show/.exec(address)![1]!
}

test.setTimeout(180_000)

test("a season of three lists with an objection, a late form and a slide", async ({
  page: applicant,
  browser,
  server,
}) => {
  const people = await store(server)
  const personOf = (number: string) => people.find((one) => one.number === number)!
  const [objector] = people
  const office = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await joinAndSignIn(office, server, "officer")
  const api = createApi(office, server.url)
  const others = ["BSc", "BCom"] as const
  for (const course of others) {
    await api.signRule(course)
    await api.playRound(course)
  }

  await test.step("the officer signs the rule and publishes list 1", async () => {
    await office.goto(`${server.url}/console#/merit/BA/rule`)
    await office.getByLabel("Begin with a pattern").click()
    await office.getByRole("option", { name: "Class 12", exact: true }).click()
    await office.getByLabel("Seats of the programme").fill("40")
    await office.getByRole("button", { name: "Save the draft" }).click()
    // The notice appears under the pointer, and stays as long as the pointer is there.
    await office.mouse.move(0, 0)
    await office.getByRole("button", { name: "Sign version 1" }).click()
    await expect(office.getByText(/Version 1: signed by Ravi Kumar/)).toBeVisible()
    await openPart(office, /^Lists$/)
    await office.getByRole("button", { name: "Compute the next list" }).click()
    await expect(office.getByText(/^List 1 by version 1 of the rule: \d+ ranked/)).toBeVisible()
    await expect(office.getByText(/have claims that nobody checked/)).toBeVisible()
    await publish(office, 1)
  })

  const first = await api.read("BA")
  const inSeats = (isOpen: boolean) =>
    first.offers.filter(({ compartment }) => (compartment === "open") === isOpen)
  const best = inSeats(true)[0]!
  // Of the open seats that become free, the late applicant gets one; another applicant moves up to the other one.
  const [silent, decliner] = inSeats(true).slice(-2)
  const [alsoSilent, absent] = inSeats(false).slice(-2)
  const silentCodes = [silent!.code, alsoSilent!.code, absent!.code]
  const bestPerson = identityOf(personOf(best.code))

  await test.step("an applicant accepts the offered seat and gets a receipt", async () => {
    await openStatus(applicant, bestPerson)
    await applicant.getByRole("button", { name: "Accept the seat" }).click()
    await expect(applicant.getByText("You cannot change this answer here.")).toBeVisible()
    expect(acceptedSeats(await api.read("BA")).size).toBe(0)
    await applicant.getByLabel("Aadhaar number of the application").fill(bestPerson.aadhaar)
    await applicant.getByRole("button", { name: "Yes, I accept the seat" }).click()
    await expect(applicant.getByRole("heading", { name: "Receipt: seat accepted" })).toBeVisible()
    await expect(applicant.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).first()).toBeVisible()
  })

  await test.step("another declines it without JavaScript", () =>
    withoutScripts(browser, server.url, async (page) => {
      const identity = identityOf(personOf(decliner!.code))
      await openStatus(page, identity)
      await page.getByRole("button", { name: "Decline the seat" }).click()
      await page.getByLabel("Aadhaar number of the application").fill(identity.aadhaar)
      await page.getByRole("button", { name: "Yes, I decline the seat" }).click()
      await expect(page.getByRole("heading", { name: "Receipt: seat declined" })).toBeVisible()
    }))

  await test.step("an applicant without a seat objects, and the officer agrees", async () => {
    await openStatus(applicant, identityOf(objector!))
    await expect(
      applicant.getByRole("heading", { name: "No seat for you in this list" }),
    ).toBeVisible()
    await applicant.getByText("Object to your index or a claim").click()
    await applicant.getByLabel("What is wrong").selectOption({ label: "Category (OBC, SC, ST)" })
    await applicant.getByLabel("Why it is wrong").fill("My certificate of OBC is valid")
    const { aadhaar } = identityOf(objector!)
    await applicant.getByLabel("Aadhaar number of the application").fill(aadhaar)
    await applicant.getByRole("button", { name: "Send the objection" }).click()
    await expect(applicant.getByText("Your objection has reached the college")).toBeVisible()

    await openPart(office, /^Objections/)
    await office.reload()
    await expect(office.getByText("My certificate of OBC is valid")).toBeVisible()
    await office.getByRole("link", { name: "Open the record" }).click()
    const verify = office.getByRole("button", { name: /^Mark as verified: Category/ })
    await verify.click()
    await expect(verify).toHaveCount(0)
    await office.goto(`${server.url}/console#/merit/BA/objections`)
    await office.getByRole("radio", { name: "Upheld" }).check()
    await office.getByLabel("Answer to the applicant").fill("It counts from list 2 on.")
    await office.getByRole("button", { name: "Answer the objection" }).click()
    await expect(office.getByText("The objection is answered.")).toBeVisible()

    await openStatus(applicant, identityOf(objector!))
    await expect(applicant.getByText(/^Upheld: the college answered on/)).toBeVisible()
    await expect(applicant.getByText("It counts from list 2 on.")).toBeVisible()
  })

  await test.step("letters of the offers are printed, and the answers recorded", async () => {
    await openPart(office, /^Offers/)
    const [letters] = await Promise.all([
      office.waitForEvent("popup"),
      office.getByRole("button", { name: "Offer letters of list 1" }).click(),
    ])
    const name = String(personOf(silentCodes[0]!).form["applicant_name"])
    const letter = letters.getByRole("article").filter({ hasText: silentCodes[0]! })
    await expect(letter).toContainText(`${name}, child of`)
    await expect(letter).toContainText("by merit list 1")
    // One signature for both languages.
    await expect(letter.getByText(/^प्राचार्य\s*Principal$/)).toBeVisible()
    // The college has no emblem of its own.
    await expect(letter.locator("img")).not.toHaveJSProperty("naturalWidth", 0)
    await letters.close()
    await expect(office.getByRole("button", { name: /^Did not come/ })).toHaveCount(0)
    await acceptRest(office, silentCodes)
  })

  const late = await test.step("a late applicant is told to wait for the next list", async () => {
    const form = { category: "general", i_obtmarks: "480", applicant_name: "Late Sharma" }
    const number = await api.enterPaperForm("BA", form)
    const codes = await numbersIn(server, ({ findCodes }) => findCodes([number]))
    const identity = identityOf({
      code: codes.get(number)!,
      number,
      form: validForm("BA", form),
    })
    await openStatus(applicant, identity)
    await expect(
      applicant.getByRole("heading", {
        name: "Your application came after this list was made",
      }),
    ).toBeVisible()
    return identity
  })

  await test.step("after the last day, one click computes list 2", async () => {
    await lastDayPasses(server)
    const before = await api.read("BA")
    await office.reload()
    await openPart(office, /^Lists$/)
    await office
      .getByRole("button", { name: /^Record 3 without an answer .* compute list 2$/ })
      .click()
    await expect(rowOf(office, objector!.number)).toContainText("was waiting")
    await expect(rowOf(office, late.number)).toContainText("new on the list")
    const slid = await codeInRow(office, "moved up to an open seat")
    await publish(office, 2)
    for (const course of others) await api.playRound(course)
    const after = await api.read("BA")
    expectKept(before, after)

    const seat = before.offers.find(({ code }) => code === slid)!.compartment
    expect(acceptedSeats(after).get(slid)).toBe("open")
    await openStatus(applicant, identityOf(personOf(slid)))
    await expect(
      applicant.getByRole("heading", { name: "You have accepted an open seat" }),
    ).toBeVisible()
    const moved = new RegExp(`before, it was an ${seat} seat, now it is an open seat`)
    await expect(applicant.getByText(moved)).toBeVisible()
  })

  await test.step("list 2 offers seats to the objector and the late applicant", async () => {
    await openStatus(applicant, identityOf(objector!))
    await expect(
      applicant.getByRole("heading", { name: "You are offered an OBC seat" }),
    ).toBeVisible()
    await openStatus(applicant, late)
    await expect(
      applicant.getByRole("heading", { name: "You are offered an open seat" }),
    ).toBeVisible()
    await openStatus(applicant, identityOf(personOf(silentCodes[0]!)))
    await expect(
      applicant.getByRole("heading", { name: "You are no longer on the list" }),
    ).toBeVisible()
  })

  await test.step("an accepted seat is given up, and list 3 gives it to who waits", async () => {
    await openPart(office, /^Offers/)
    await acceptRest(office, [])
    await recordLetter(office, best.code)
    const before = await api.read("BA")
    await openPart(office, /^Lists$/)
    await office.getByRole("button", { name: "Compute the next list" }).click()
    await expect(rowOf(office, best.code)).toContainText("declined")
    const next = await codeInRow(office, "was waiting")
    await publish(office, 3)
    for (const course of others) await api.playRound(course)
    expectKept(before, await api.read("BA"))
    await openStatus(applicant, bestPerson)
    await expect(
      applicant.getByText(/^The college recorded that you declined a seat of list 2/),
    ).toBeVisible()
    await openStatus(applicant, identityOf(personOf(next)))
    await expect(applicant.getByRole("heading", { name: /^You are offered an/ })).toBeVisible()
  })

  const lastOpenIndex =
    await test.step("the public page has the cut-offs of all lists", async () => {
      await applicant.goto("/merit-lists")
      await expect(applicant.getByRole("table")).toHaveCount(3)
      const table = applicant.getByRole("table", { name: /^BA:/ })
      const open = table.getByRole("row", { name: /^Open/ }).first()
      const byRank = (await api.read("BA")).offers.filter(
        ({ compartment, guarantee }) => compartment === "open" && !guarantee,
      )
      const last = formatHundredths(Math.min(...byRank.map(({ index }) => index)))
      await expect(open.getByRole("cell").last()).toHaveText(last)
      await table.getByRole("link", { name: "List 3" }).click()
      await expect(applicant.getByRole("heading", { level: 1 })).toContainText("merit list 3")
      return last
    })

  await test.step("anybody can compute the frozen file of list 3 again", async () => {
    const [file] = await Promise.all([
      applicant.waitForEvent("download"),
      applicant.getByRole("link", { name: "Frozen file (JSON)" }).click(),
    ])
    const verify = ["scripts/merit/verify.ts", await file.path()]
    const { stdout } = await promisify(execFile)(node24, verify, { cwd: root })
    const sha256 = /[0-9a-f]{64}/.exec(stdout)![0]
    await expect(applicant.getByText(sha256)).toBeVisible()
  })

  await test.step("the charts show list 3", async () => {
    await openPart(office, /^Charts$/)
    await expect(office.getByRole("heading", { name: /^List 3: index/ })).toBeVisible()
    await expect(office.getByRole("heading", { name: "List 3: seats" })).toBeVisible()
    const seats = office.getByRole("row", { name: /^Open/ })
    await expect(seats).toContainText(lastOpenIndex)
    const key = office.getByText(`(1) Open seats ${lastOpenIndex}`)
    await expect(key).toBeVisible()
  })
  await office.close()
})
