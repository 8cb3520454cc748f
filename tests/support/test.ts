// The `test` of every browser test: it fails if anything goes wrong unseen on its page.
import { AxeBuilder } from "@axe-core/playwright"
import { type Page, test as base, expect } from "@playwright/test"

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

/** Waits for running transitions: a text that fades in has too little contrast until it ends. */
const endOfTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime)
      return playState === "running" && Number.isFinite(end)
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** What a page has against WCAG 2.2 AA: each rule with the elements that break it. */
export const accessibilityErrors = async (page: Page) => {
  await endOfTransitions(page)
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(wcag)
    // One run in the page, instead of another page that merges the runs of its frames.
    .setLegacyMode()
  const { violations } = await builder.analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(" ")),
  }))
}

/** Fails if a page has anything against WCAG 2.2 AA. */
export const isAccessible = async (page: Page) =>
  expect(await accessibilityErrors(page), "accessibility").toEqual([])

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
