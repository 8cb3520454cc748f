// The second list of a season as staff and an applicant see it: 200 applicants of one programme's season.
// tests/server/merit-season.test.ts plays three lists of three programmes, by calls, on both databases.
import { expect, type Page } from "@playwright/test"

import type { MeritView } from "#server/features/merit/merit.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { withDatabase } from "#server/platform/database/connect.ts"

import { askFeeAfterOffer } from "../../support/merit/fee-after-offer.ts"
import { seasonRule, storeSeason } from "../../support/merit/season.ts"
import { numbersIn } from "../../support/number-of.ts"
import { freshAadhaar, validForm } from "../../support/samples/applications.ts"
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
  const stored = await withDatabase(configOf(server), async (db) => {
    await askFeeAfterOffer(db)
    return storeSeason(db, encryption)
  })
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
  const read = (): Promise<MeritView> => send("GET", "merit/BA")
  const merit = (action: string, body: object) => send("POST", `merit/BA/${action}`, body)
  return {
    read,
    signRule: async () => {
      await send("PUT", "merit/BA/rule", { unmodifiedSince: "", rule: seasonRule("BA") })
      const { rules } = await read()
      await merit("sign", { version: 1, unmodifiedSince: rules[0]!.changed_at })
    },
    publishList: async () => {
      const { number, result } = await merit("dry-run", {})
      await merit("publish", { number, sha256: result.sha256, last_date: "14-07-2099" })
    },
    declineByLetter: async ({ code, version }: MeritView["offers"][number]) => {
      const answer = { number: 1, state: "declined", reason: "Letter of 12 July" }
      await merit("answers", { ...answer, codes: [code], expectedVersions: { [code]: version } })
    },
    enterForm: async (applicant_name: string): Promise<string> => {
      const form = { category: "general", i_obtmarks: "480", applicant_name }
      const aadhar_no = freshAadhaar()
      return (await send("POST", "applications", { data: validForm("BA", { ...form, aadhar_no }) }))
        .id
    },
    changeStatus: async (id: string, to: string, reason = "") => {
      const { version } = await send("GET", `applications/${id}`)
      const change = { ids: [id], expectedVersions: { [id]: version }, to, reason }
      const [result] = await send("POST", "applications/status", change)
      expect(result).toMatchObject({ outcome: "stored" })
    },
  }
}

/** The row of a table that links to the record of an applicant. */
const rowOf = (page: Page, number: string) =>
  page.getByRole("row").filter({ has: page.locator(`a[href$="/applications/${number}/show"]`) })

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

test.setTimeout(120_000)

test("the second list of a season has a late applicant, a person who waited and a slide", async ({
  page: applicant,
  browser,
  server,
}) => {
  const people = await store(server)
  const personOf = (number: string) => people.find((one) => one.number === number)!
  const office = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await joinAndSignIn(office, server, "officer")
  const api = createApi(office, server.url)
  await api.signRule()
  await api.publishList()

  const { offers } = await api.read()
  const inSeats = (isOpen: boolean) =>
    offers.filter(({ compartment }) => (compartment === "open") === isOpen)
  // Of the open seats that become free, the late applicant gets one; another applicant moves up to the other one.
  const [silent, decliner] = inSeats(true).slice(-2)
  const silentCodes = [silent!, ...inSeats(false).slice(-2)].map(({ code }) => code)
  await api.declineByLetter(decliner!)
  const lateCode = await api.enterForm("Late Sharma")
  await api.changeStatus(lateCode, "verified")
  await api.enterForm("Unread Sharma")

  await test.step("letters of the offers are printed, and the answers recorded", async () => {
    await office.goto(`${server.url}/console#/merit/BA/offers`)
    const [letters] = await Promise.all([
      office.waitForEvent("popup"),
      office.getByRole("button", { name: "Offer letters of list 1" }).click(),
    ])
    const letter = letters.getByRole("article").filter({ hasText: silentCodes[0]! })
    const name = String(personOf(silentCodes[0]!).form["applicant_name"])
    await expect(letter).toContainText(`${name}, child of`)
    // The college has no emblem of its own.
    await expect(letter.locator("img")).not.toHaveJSProperty("naturalWidth", 0)
    await letters.close()
    await expect(office.getByRole("button", { name: /^Did not come/ })).toHaveCount(0)
    await acceptRest(office, silentCodes)
  })

  const slidCode =
    await test.step("after the last day, one click computes list 2, which is published", async () => {
      await lastDayPasses(server)
      const before = await api.read()
      await office.reload()
      await office.getByRole("link", { name: "Lists", exact: true }).click()
      await office
        .getByRole("button", { name: /^Record 3 without an answer .* compute list 2$/ })
        .click()
      await expect(rowOf(office, lateCode)).toContainText("new on the list")
      await codeInRow(office, "was waiting")
      const slid = await codeInRow(office, "moved up to an open seat")
      await expect(office.getByText(/^1 application is not verified and left out/)).toBeVisible()
      await expect(office.getByRole("link", { name: "Unread Sharma" })).toBeVisible()
      // A form that arrives now is late, and does not stop the publication.
      const laterCode = await api.enterForm("Later Sharma")
      await api.changeStatus(laterCode, "verified")
      await office.getByRole("checkbox", { name: /^I have read the list/ }).check()
      await office.getByRole("button", { name: "Publish list 2" }).click()
      await expect(office.getByText("List 2 is published.")).toBeVisible()
      const after = await api.read()
      expectKept(before, after)
      expect(acceptedSeats(after).get(slid)).toBe("open")
      return slid
    })

  const showsStatus = async (number: string) => {
    const { code, form } = personOf(number)
    await applicant.goto("/admission-status")
    await applicant.locator("#code").fill(code)
    await applicant.locator("#dob").fill(String(form["dob"]).split("-").toReversed().join("-"))
    await applicant.getByRole("button", { name: "Show the status" }).click()
    return code
  }

  await test.step("an applicant without a seat is asked for no fee, and gets no slip", async () => {
    const { offers: seats } = await api.read()
    const offered = new Set(seats.map(({ code }) => code))
    const waiting = people.find(
      ({ number, form }) => form["course"] === "BA" && !offered.has(number),
    )!
    const code = await showsStatus(waiting.number)
    await expect(applicant.getByText("You have no fee to pay now.")).toBeVisible()
    await applicant.goto(`/admission-form/print/${code}`)
    await expect(applicant.getByText("No fee is due now.")).toBeVisible()
    await expect(applicant.getByText("STUDENT", { exact: true })).toHaveCount(0)
  })

  await test.step("the applicant who moved up need not answer again", async () => {
    await showsStatus(slidCode)
    const heading = { name: "You have accepted an open seat" }
    await expect(applicant.getByRole("heading", heading)).toBeVisible()
    await expect(applicant.getByText(/now it is an open seat/)).toBeVisible()
  })

  await test.step("no seat is kept for an application that was withdrawn", async () => {
    await api.changeStatus(slidCode, "withdrawn", "Letter of 20 July")
    await showsStatus(slidCode)
    await expect(applicant.getByText(/no seat is kept for it/)).toBeVisible()
    await expect(applicant.getByText(/The seat is kept for you/)).toHaveCount(0)
  })
  await office.close()
})
