// The public merit lists of the built site.
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { apply } from "#tests/support/contract-calls.ts"
import {
  elementsBelow,
  find,
  findAll,
  type HtmlElement,
  textOf,
} from "#tests/support/html/html-tree.ts"
import { manyCandidates, publishList, withdrawList } from "#tests/support/merit/list-in-folder.ts"
import { ruleOf } from "#tests/support/merit/people.ts"
import { follow, hrefOf, openPage, textsOf } from "#tests/support/open-page.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"
import { pageBounds, weighPage } from "#tests/support/weigh-page.ts"

const rule = ruleOf({
  seats: 120,
  vertical: { SC: 21, ST: 2, OBC: 27, EWS: 10 },
  traits: { woman: { percent: 20 }, disability: { percent: 5, mode: "overall" } },
})
const bsc = { session: "2025-26", programme: "BSc", rule }
const past = "2026-07-10T06:30:00.000Z"
const future = "2999-01-01T00:00:00.000Z"
const path = "/merit-lists/2025-26/bsc"

let server: RunningServer
let first: ReturnType<typeof publishList>
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" })
  await apply(server.url, await makeSamplePictures())
})
afterAll(() => server.close())

const open = (address: string) => openPage(server.url + address)
const statusOf = async (address: string) => (await open(address)).status

const cellsOf = (row: HtmlElement) =>
  elementsBelow(row)
    .filter(({ name }) => name === "th" || name === "td")
    .map(textOf)

const number = /^\d{4}-\d{5}-\d$/

/** The application numbers on a page. */
const numbersOn = async (address: string) =>
  textsOf((await open(address)).main, "th").filter((text) => number.test(text))

/** A PDF file, with the text of each of its pages. All must be A4. */
const openPdf = async (address: string) => {
  const answer = await fetch(server.url + address)
  const input = Buffer.from(await answer.arrayBuffer())
  const { stdout: facts } = spawnSync("pdfinfo", ["-"], { input, encoding: "utf8" })
  expect(facts).toContain("(A4)")
  const { stdout } = spawnSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" })
  return { headers: answer.headers, pages: stdout.split("\f").slice(0, -1) }
}

test("no page links to the lists before one is public", async () => {
  publishList(server.dataDir, {
    ...bsc,
    number: 2,
    candidates: manyCandidates(20),
    publishedAt: future,
  })
  const { status, main } = await open("/merit-lists")
  expect(status).toBe(200)
  expect(textOf(main)).toContain("No merit list of this session is published yet.")
  expect(await statusOf(`${path}/2`)).toBe(404)
  for (const address of ["/", "/hi/admission-form", "/search?q=merit"]) {
    expect((await open(address)).html, address).not.toContain("/merit-lists")
  }
})

describe("a public list", () => {
  test("appears", async () => {
    const candidates = manyCandidates(300)
    first = publishList(server.dataDir, { ...bsc, number: 1, candidates, publishedAt: past })
    publishList(server.dataDir, {
      ...bsc,
      session: "2024-25",
      number: 1,
      candidates: manyCandidates(3),
      publishedAt: past,
    })
    expect(await statusOf(`${path}/1`)).toBe(200)
  })

  // The server polls the content version.
  test("is linked from each page, the start page of admission and the search", async () => {
    for (const address of ["/hi", "/hi/admission-form", "/hi/search?q=योग्यता"]) {
      const linksOn = async () =>
        findAll((await open(address)).document, "link").map(({ attributes }) => attributes.href)
      await expect.poll(linksOn, { message: address }).toContain("/hi/merit-lists")
    }
    expect(hrefOf((await open("/hi")).main, "प्रकाशित")).toBe("/hi/merit-lists")
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain("merit-lists")
  })

  test("has its cut-offs by compartment, the women's among them, and leads to the list", async () => {
    const { main, heading } = await open("/hi/merit-lists")
    expect(heading).toBe("योग्यता सूचियाँ")
    const rows = findAll(find(main, "table"), "row").map(cellsOf)
    const index = expect.stringMatching(/^\d\d\.\d\d$/)
    expect(rows.slice(0, 3)).toEqual([
      ["सीटें", "संख्या", "सूची 1"],
      ["अनारक्षित सीटें", "48", index],
      ["अनारक्षित सीटें: महिलाएँ", "9", index],
    ])
    const list = await openPage(server.url + hrefOf(main, "सूची 1"))
    expect(list.heading).toBe("बी.एस-सी., योग्यता सूची 1")
    expect(hrefOf(main, "सत्र 2024-25")).toBe("/hi/merit-lists/2024-25")
    expect(await statusOf("/merit-lists/2024-25")).toBe(200)
    expect(await statusOf("/merit-lists/2023-24")).toBe(404)
  })

  test("names its last day, its SHA-256 and how to check it", async () => {
    const { main } = await open(`${path}/1`)
    const text = textOf(main)
    expect(text).toContain("Published on 10 July 2026, 12:00")
    expect(text).toContain("18 July 2026")
    expect(text).toContain(first.sha256)
    const file = hrefOf(main, "Frozen file (JSON)")
    const answer = await fetch(server.url + file)
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    expect(answer.headers.get("cache-control")).toBe("public, no-cache")
    const body = await answer.text()
    expect(body).toBe(first.file)
    const saved = join(server.dataDir, "list.json")
    writeFileSync(saved, body)
    const [command = "", ...args] = textOf(find(main, "pre")).split(" ")
    const { stdout, stderr } = spawnSync(command, [...args.slice(0, -1), saved])
    expect(stdout.toString() + stderr.toString()).toContain(first.sha256)
  })

  test.each(["", "/hi"])("of 300 people is a light page (%s)", async (language) => {
    for (const address of [
      "/merit-lists",
      `${path}/1`,
      `${path}/1/open`,
      `${path}/1/open?page=2`,
    ]) {
      const { sum, parts } = await weighPage(server.url + language + address)
      expect(sum, parts).toBeLessThanOrEqual(pageBounds.textPage)
    }
  })

  test("shows of each person the application number, category, index and seat, page by page", async () => {
    const round = await open(`${path}/1`)
    const seats = await openPage(server.url + hrefOf(round.main, "Open seats"))
    const [given, waiting] = findAll(seats.main, "table")
    const [heading, line] = findAll(given!, "row").map(cellsOf)
    expect(heading).toEqual(["Rank", "Application number", "Category", "Index", "Seat"])
    const [rank, applicationNumber, category, index, seat] = line!
    expect([rank, category, index, seat]).toEqual(["1", "General", "99.00", "Women"])
    expect(applicationNumber).toMatch(number)
    expect(findAll(given!, "row")).toHaveLength(49)
    expect(findAll(waiting!, "row")).toHaveLength(53)
    const numbers = [
      ...(await numbersOn(`${path}/1/open`)),
      ...(await numbersOn(`${path}/1/open?page=2`)),
      ...(await numbersOn(`${path}/1/open?page=3`)),
    ]
    expect(numbers).toHaveLength(300 - 120 + 48)
    expect(seats.html).not.toMatch(/[2-9A-Z]{4}-[0-9a-f]{12}/)
  })

  test.each([
    "/2/merit-list.pdf",
    "/2/waiting-lists.pdf",
    "/1/gen",
    "/1/open?page=9",
    "/1/open?page=x",
    "/3",
    "/01",
    "/2",
    "/2/open",
  ])("%s does not exist", async (rest) => expect(await statusOf(path + rest)).toBe(404))

  test("is printed for staff in both languages, with its SHA-256", async () => {
    const member = { name: "Ravi Kumar", email: "ravi@college.example", role: "clerk" } as const
    const cookies = await signInNewMember(server.dataDir, member)
    const print = (fields: Record<string, string>) =>
      openPage(`${server.url}/hi/office/merit-list`, {
        method: "POST",
        body: new URLSearchParams({ session: "2025-26", programme: "BSc", ...fields }),
        headers: {
          origin: server.url,
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        },
      })
    const { main, response } = await print({ number: "1" })
    expect(response.headers.get("cache-control")).toBe("no-store")
    const text = textOf(main)
    expect(text).toContain("योग्यता सूची 1: दी गई सीटें / Merit list 1: seats given")
    expect(text).toContain("Published on 10 July 2026")
    expect(text).toContain(`SHA-256 ${first.sha256}`)
    const [, openSeats] = findAll(main, "table")
    expect(findAll(openSeats!, "row").map(cellsOf)[1]).toContain("नाम / Name")
    expect(textsOf(main, "td").filter((one) => number.test(one))).toHaveLength(120)
    const waiting = await print({ number: "1", part: "waiting" })
    expect(textOf(waiting.main)).toContain("Merit list 1: waiting lists")
    // A scheduled list can be printed before it is public; one that does not exist cannot.
    expect((await print({ number: "2" })).status).toBe(200)
    expect((await print({ number: "7" })).status).toBe(422)
  })

  test("is a PDF file for the notice board in both languages, without names", async () => {
    const { main } = await open(`/hi${path}/1`)
    const { headers, pages } = await openPdf(hrefOf(main, "दी गई सीटें (PDF)"))
    expect(headers.get("content-type")).toBe("application/pdf")
    expect(headers.get("x-robots-tag")).toBe("noindex")
    expect(headers.get("cache-control")).toBe("public, no-cache")
    expect(headers.get("content-encoding")).toBe(null)
    for (const text of [
      "Government Degree College",
      "Merit list 1: seats given",
      "Session 2025-26",
      "Published on 10 July 2026",
      "Last day to accept a seat: 18 July 2026",
      "Last index",
    ])
      expect(pages[0]!.replaceAll("\u00A0", " ")).toContain(text)
    expect(pages.join("").match(/\d{4}-\d{5}-\d/g)).toHaveLength(120)
    expect(pages.join("")).not.toMatch(/Name|[2-9A-Z]{4}-[0-9a-f]{12}/)
    expect(pages.at(-1)).toContain(`SHA-256 ${first.sha256}`)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`SHA-256 ${first.sha256.slice(0, 16)}…`)
      expect(page.replaceAll(" ", "")).toContain(`${at + 1}/${pages.length}`)
    }
    const waiting = await openPdf(hrefOf(main, "प्रतीक्षा सूचियाँ (PDF)"))
    expect(waiting.pages[0]).toContain("Merit list 1: waiting lists")
    expect(waiting.pages.join("").match(/\d{4}-\d{5}-\d/g)!.length).toBeGreaterThan(180)
  })

  test("has noindex pages that browsers revalidate", async () => {
    for (const rest of ["", "/2025-26", "/2025-26/bsc/1", "/2025-26/bsc/1/ews"]) {
      const { document, response } = await open(`/hi/merit-lists${rest}`)
      expect(response.headers.get("cache-control"), rest).toBe("public, no-cache")
      expect(findAll(document, "meta", { name: "robots", content: "noindex" }), rest).toHaveLength(
        1,
      )
    }
  })

  test("disappears when it is withdrawn", async () => {
    await open(`${path}/1`)
    withdrawList(server.dataDir, { ...bsc, number: 1 })
    for (const rest of ["/1", "/1/open", "/1/merit-list.json", "/1/merit-list.pdf"]) {
      await expect.poll(() => statusOf(path + rest), { message: rest }).toBe(404)
    }
    const { main } = await follow((await open("/hi")).document, "योग्यता सूचियाँ")
    expect(textOf(main)).toContain("इस सत्र की कोई योग्यता सूची अभी प्रकाशित नहीं हुई है।")
    expect(textOf((await open("/merit-lists/2025-26")).main)).toContain("No merit list")
  })
})
