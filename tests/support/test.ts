// The `test` of every browser test: it fails if anything goes wrong unseen on its page.
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

/** Console errors, exceptions nobody caught, and what the content security policy stopped. */
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
          // The only frame is the player of YouTube.
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

/** What a page, without the parts of some selectors, has against WCAG 2.2 AA: each rule with the elements that break it. */
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

/** Fails if a page has anything against WCAG 2.2 AA. */
export const isAccessible = async (page: Page) =>
  expect(await accessibilityErrors(page), "accessibility").toEqual([])

/** The targets that can be pressed, and are smaller than 44 x 44 pixels. */
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
 * Makes the page load its scripts by a key that does nothing else. Waits until React has hydrated the page, then until
 * the browser is idle: what follows hydration is requested. A page that draws no frame may never be reported as idle.
 */
export const isHydrated = async (page: Page) => {
  await page.keyboard.press("Shift")
  await page.waitForFunction(() => {
    // The form is hydrated by itself, any other page as a whole.
    const containers = [document, document.getElementById("form-page") ?? document]
    const container = containers
      .flatMap((node) => Object.entries(node))
      .find(([key]) => key.startsWith("__reactContainer$"))
    return container?.[1].stateNode.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  )
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  // The address is known only once the server runs, so later than the configuration.
  baseURL: async ({ baseURL }, provide) => provide(process.env.BASE_URL ?? baseURL),

  context: async ({ context, expectedErrors }, provide) => {
    const troubles: string[] = []
    for (const page of context.pages()) listen(page, troubles)
    context.on("page", (page) => listen(page, troubles))
    await provide(context)
    const isUnexpected = (trouble: string) => !expectedErrors.some((error) => error.test(trouble))
    expect(troubles.filter(isUnexpected), "errors on the page").toEqual([])
  },

  axe: async ({ page }, provide) => provide(() => isAccessible(page)),
})

export { expect } from "@playwright/test"
