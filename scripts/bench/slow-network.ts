import type { Page } from "@playwright/test"

import { steps } from "#domain/applications/form/form-fields.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { type Network, type OpenPage, whenVisible, withPhone } from "./phone.ts"
import { atMost, type Figure, medianOf, repeat, say } from "./report.ts"

const network: Network = { latency: 400, kilobitsPerSecond: 50 }
const runs = 3
const notice = "/hi/notices/last-date-extended"
const form = "/hi/admission-form/bsc/part-1"

/**
 * Milliseconds until the form's steps work: the second tab is pressed as soon as it can be, and its panel is shown.
 * The text fields take typing before, from the first frame that has them.
 */
const whenStepsWork = (page: Page) =>
  page.evaluate(
    ([tab, panel]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const second = document.querySelector<HTMLElement>(`#${tab}[role=tab]`)
          second?.click()
          const shown = document.querySelector(`#${panel}[role=tabpanel]:not([hidden])`)
          if (second && shown) requestAnimationFrame(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [`tab-${steps[1]!.id}`, `section-${steps[1]!.id}`] as const,
  )

const visitForm = async (open: OpenPage, url: string) => {
  const { page } = await open(network, 1)
  await page.goto(url, { waitUntil: "commit" })
  const field = await whenVisible(page, "#applicant_name")
  const allSteps = await whenStepsWork(page)
  await page.waitForLoadState("networkidle")
  await page.close()
  return { field, steps: allSteps }
}

const visit = async (origin: string) => {
  const notices = await withPhone(async (open) => {
    const { page } = await open(network, 1)
    await page.goto(origin + notice, { waitUntil: "commit" })
    return whenVisible(page, "article p")
  })
  return withPhone(async (open) => ({
    notice: notices,
    first: await visitForm(open, origin + form),
    second: await visitForm(open, origin + form),
  }))
}

/** A phone on 2G, emulated by the browser: 50 kbit/s, and 400 ms for each request. */
export const benchSlowNetwork = async (): Promise<Figure[]> => {
  const server = await startServer({ LOG_LEVEL: "warn" })
  let visits: Awaited<ReturnType<typeof visit>>[]
  try {
    // Fill the page cache: only the first visitor after a start waits for the render.
    for (const path of [notice, form]) await (await fetch(server.url + path)).text()
    visits = await repeat(runs, () => visit(server.url))
    for (const times of visits) say(JSON.stringify(times))
  } finally {
    await server.close()
  }
  const figure = (what: string, bound: number, of: (one: (typeof visits)[number]) => number) => {
    return atMost(`2G: ${what}`, medianOf(visits.map(of)) / 1000, "s", bound, 1)
  }
  return [
    figure("text of a notice visible", 5, (one) => one.notice),
    figure("first field of the form visible, first visit", 25, ({ first }) => first.field),
    figure("steps of the form work, first visit", 25, ({ first }) => first.steps),
    figure("steps of the form work, second visit", 3, ({ second }) => second.steps),
  ]
}
