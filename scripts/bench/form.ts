import type { Page } from "@playwright/test"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import { steps } from "#domain/applications/form/form-fields.ts"
import { goodPictures } from "#tests/support/samples/pictures.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { type Network, whenVisible, withPhone } from "./phone.ts"
import { atMost, type Figure, head, medianOf, repeat, row } from "./report.ts"

/** Slow 4G as Lighthouse applies it in the browser. */
const slow4G: Network = { latency: 562.5, kilobitsPerSecond: 1474.56 }
const runs = 3
const path = "/hi/admission-form/bsc/part-1"
const { form, upload } = formMessages("hi")

const tabOf = (index: number) => `#tab-${steps[index]!.id}`

const whenLive = (page: Page) => page.locator(`${tabOf(0)}[role=tab]`).waitFor()

/** Milliseconds until the first text field takes typing. The typed text must survive the start of the scripts. */
const readyToType = (url: string) =>
  withPhone(async (open) => {
    const { page } = await open(slow4G, 4)
    await page.goto(url, { waitUntil: "commit" })
    const ready = await whenVisible(page, "#applicant_name")
    await page.locator("#applicant_name").pressSequentially("Anjali")
    await whenLive(page)
    const text = await page.locator("#applicant_name").inputValue()
    if (text !== "Anjali") throw new Error(`The form keeps ${text} of what was typed early`)
    return ready
  })

interface Watched extends Window {
  /** The longest of the interactions since it was read, as the browser measured them. */
  longest?: number
}

/** Lets the browser measure each interaction until the frame that shows its result (Event Timing). */
const watchInteractions = () => {
  const watched: Watched = window
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      watched.longest = Math.max(watched.longest ?? 0, entry.duration)
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Interaction = [what: string, act: (page: Page) => Promise<unknown>]

const pressTab = (index: number): Interaction => [
  `open step ${index + 1}`,
  (page) => page.locator(tabOf(index)).tap(),
]

/** Types as fast as a practised thumb. */
const type = (name: string, text: string): Interaction => [
  `type into ${name}`,
  (page) => page.locator(`[name="${name}"]`).pressSequentially(text, { delay: 100 }),
]

/** A list opened with a finger is the phone's own; arrow keys change the same field. */
const choose = (name: string, presses: number): Interaction => [
  `choose ${name}`,
  async (page) => {
    await page.locator(`[name="${name}"]`).focus()
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press("ArrowDown", { delay: 50 })
    }
  },
]

const pressShown = (what: string, name: string): Interaction => [
  what,
  (page) => page.getByRole("button", { name, exact: true }).tap(),
]

const addPhoto: Interaction = [
  "add a photo",
  async (page) => {
    const { name, type: mimeType, bytes } = await goodPictures.photo()
    const chooser = page.waitForEvent("filechooser")
    await page.locator("button", { hasText: upload.choose }).first().tap()
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(bytes) })
    await page.getByRole("dialog").getByRole("button", { name: upload.use.image }).tap()
    await page.getByRole("figure").waitFor()
  },
]

const interactions: Interaction[] = [
  ["say whose device it is", (page) => page.locator("#device-own").tap()],
  type("applicant_name", "Anjali Kumari"),
  type("father_name", "Ramdhani Prasad"),
  ["choose the gender", (page) => page.locator('[name="gender"]').first().tap()],
  type("aadhar_no", "2345 6789"),
  pressShown("press Next with errors", form.next),
  type("mother_name", "Sunita Devi"),
  type("c_address", "Village and post Adarshpur"),
  pressTab(1),
  ["tick a weightage", (page) => page.locator('[name="weightage[]"]').first().tap()],
  pressTab(3),
  type("highschool_obtmarks", "412"),
  choose("first_major_subject", 1),
  // The first is the first major.
  choose("second_major_subject", 2),
  // The first of the minors, Hindi, is no major of this course.
  choose("minor_subject", 1),
  pressTab(4),
  addPhoto,
  ["agree to the declaration", (page) => page.locator("#agreed_to_declaration").tap()],
  pressShown("press Submit with errors", form.submit),
]

/** The longest interaction of each kind in milliseconds, at a six times slower processor. */
const measureInteractions = (url: string) =>
  withPhone(async (open) => {
    const { page } = await open(undefined, 6)
    page.setDefaultTimeout(20_000)
    await page.addInitScript(watchInteractions)
    await page.goto(url)
    await whenLive(page)
    const longest = new Map<string, number>()
    for (const [what, act] of interactions) {
      await act(page)
      // An entry follows the frame that shows the result.
      await page.waitForTimeout(1000)
      const duration = await page.evaluate(() => {
        const watched: Watched = window
        const read = watched.longest ?? 0
        watched.longest = 0
        return read
      })
      longest.set(what, duration)
    }
    return longest
  })

/** The admission form on a cheap phone: how soon it takes typing, and how fast it answers. */
export const benchForm = async (): Promise<Figure[]> => {
  const server = await startServer({ LOG_LEVEL: "warn" })
  try {
    const url = server.url + path
    // Fill the page cache: only the first visitor after a start waits for the render.
    await (await fetch(url)).text()
    const ready = medianOf(await repeat(runs, () => readyToType(url)))
    const rounds = await repeat(runs, () => measureInteractions(url))
    const slowest = interactions
      .map(([what]) => ({ what, ms: medianOf(rounds.map((round) => round.get(what)!)) }))
      .toSorted((a, b) => b.ms - a.ms)
    head("Interactions of the form, processor six times slower", "longest, ms")
    for (const { what, ms } of slowest) row(what, ms)
    const { what, ms } = slowest[0]!
    return [
      atMost("Form: ready to type, slow 4G, processor four times slower", ready / 1000, "s", 2, 1),
      {
        what: `Form: INP, processor six times slower (${what})`,
        ours: `${ms} ms`,
        bound: "below 200 ms",
        holds: ms < 200,
      },
    ]
  } finally {
    await server.close()
  }
}
