// The `test` of every browser test: errors in the console and CSP violations fail it.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import { type Locator, type Page, test as base, expect } from "@playwright/test"
import type axe from "axe-core"

type Fixtures = {
  /** Texts of console errors that this test provokes on purpose: `test.use({ expectedErrors: [/422/] })`. */
  expectedErrors: RegExp[]
  /** `isAccessible` of the test's page. */
  axe: () => Promise<void>
}

/** Records console errors, uncaught exceptions and CSP violations. */
const listen = (page: Page, troubles: string[]) => {
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => troubles.push(error.stack ?? error.message))
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
)

/** Runs axe in the page without some parts; undefined if its document has not loaded axe yet. */
const runAxe = (page: Page, exclude: string[]) =>
  page.evaluate(
    async ([values, parts]) => {
      const results = await (window as { axe?: typeof axe }).axe?.run(
        { exclude: parts },
        {
          runOnly: { type: "tag", values },
          resultTypes: ["violations"],
          // There are none.
          iframes: false,
        },
      )
      return results?.violations
    },
    [wcag, exclude] as const,
  )

/** Waits for running transitions: a text that fades in has too little contrast until it ends. */
const endOfTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime)
      return playState === "running" && Number.isFinite(end)
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** The violations of WCAG 2.2 AA in a page, outside the excluded selectors: each rule with its elements. */
export const accessibilityErrors = async (page: Page, exclude: string[] = []) => {
  await endOfTransitions(page)
  let violations = await runAxe(page, exclude)
  if (!violations) {
    await page.evaluate(axeSource)
    violations = await runAxe(page, exclude)
  }
  return violations!.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(" ")),
  }))
}

/** Fails if a page violates WCAG 2.2 AA. */
export const isAccessible = async (page: Page) =>
  expect(await accessibilityErrors(page), "accessibility").toEqual([])

/** The tap targets that are smaller than 44 x 44 pixels. */
export const smallTargets = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest(".ReactCrop"))
      .filter((element) => !element.matches("section[tabindex] *, [inert] *, dialog:not([open]) *"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(
        ({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`,
      ),
  )

/**
 * Makes the page load its scripts by a key without other effect. Waits until React has hydrated the page, then until
 * the browser is idle, for requests that follow hydration. The timeout is for a page that draws no frame, which may
 * never count as idle.
 */
export const isHydrated = async (page: Page) => {
  await page.keyboard.press("Shift")
  await page.waitForFunction(() => {
    // The form is hydrated alone, any other page as a whole.
    const containers = [document, document.getElementById("form-page") ?? document]
    const container = containers
      .flatMap((node) => Object.entries(node))
      .find(([key]) => key.startsWith("__reactContainer$"))
    return container?.[1].stateNode.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Safari has no such function.
        if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 1000 })
        else setTimeout(resolve, 100)
      }),
  )
}

/** Moves the mouse onto an element. It takes two moves: the first on a page has no distance in full Chromium. */
export const moveMouseOnto = async (page: Page, target: Locator) => {
  await page.mouse.move(0, 0)
  await target.hover()
}

/**
 * Replaces printing, in the page: only the headless shell prints by itself. Full Chromium shows a dialog, which
 * stops the page. `page.pdf()` needs no replacement.
 */
const simulatePrinting = () => {
  window.print = () => {
    dispatchEvent(new Event("beforeprint"))
    document.body.dataset["printed"] = "yes"
    dispatchEvent(new Event("afterprint"))
  }
}

/** Expects that the page has been sent to the printer. */
export const isPrinted = (page: Page) =>
  expect(page.locator("body")).toHaveAttribute("data-printed", "yes")

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  // The address is known only after the server has started, so not in the configuration.
  baseURL: async ({ baseURL }, provide) => provide(process.env.BASE_URL ?? baseURL),

  context: async ({ context, expectedErrors }, provide) => {
    const troubles: string[] = []
    for (const page of context.pages()) listen(page, troubles)
    context.on("page", (page) => listen(page, troubles))
    await context.addInitScript(simulatePrinting)
    await provide(context)
    const isUnexpected = (trouble: string) => !expectedErrors.some((error) => error.test(trouble))
    expect(troubles.filter(isUnexpected), "errors on the page").toEqual([])
  },

  axe: async ({ page }, provide) => provide(() => isAccessible(page)),
})

export { expect } from "@playwright/test"
