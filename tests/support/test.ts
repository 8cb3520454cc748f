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
const axeFile = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
/**
 * axe draws texts on a canvas to find fonts whose ligatures are icons, a third of its time. No font here is one: on this
 * canvas no text looks like an icon.
 */
const textCanvas = `{
  canvas: {},
  measureText: (text) => ({ width: 30 * text.length }),
  fillText() {},
  clearRect() {},
  getImageData: () => ({ data: new Uint8ClampedArray(4).fill(1) }),
}`
const axeSource = axeFile.replace(
  'document.createElement("canvas").getContext("2d",{willReadFrequently:!0})',
  `(${textCanvas})`,
)

/** Parts of layouts that axe found without errors in this process. */
const checkedParts = new Set<string>()

/**
 * Runs axe in the page; undefined if its document has not loaded axe yet. Header, footer and menus are the same on many
 * pages: a part of them that axe has checked before is left out. It must have the same markup except for addresses, the
 * same state (visible, hovered, focused), ancestors with the same attributes, and a window of the same width.
 */
const runAxe = (page: Page, checked: readonly string[]) =>
  page.evaluate(
    async ([tags, earlier]) => {
      const { axe: library } = window as { axe?: typeof axe }
      if (!library) return undefined
      const layout = "header, footer, nav, [role=menu]"
      const seen = new Set(earlier)
      const parts: string[] = []
      const exclude: Element[] = []
      const contents = new Map<Element, string>()
      const tagOf = (element: Element) =>
        (element.cloneNode(false) as Element).outerHTML.replaceAll(
          / (href|action|src|srcset)="[^"]*"/g,
          " $1",
        )
      const stateOf = (element: Element) => {
        const { left, right, bottom } = element.getBoundingClientRect()
        return [
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          right > 0 && left < innerWidth && bottom + scrollY > 0,
          element.matches(":hover"),
          element.matches(":focus"),
        ].join()
      }
      const contentOf = (node: Node): string => {
        if (!(node instanceof Element)) return node.textContent ?? ""
        const children = [...node.childNodes].map(contentOf).join("")
        const content = `${tagOf(node)}{${stateOf(node)}}(${children})`
        contents.set(node, content)
        return content
      }
      const hash = (text: string) => {
        let [high, low] = [0, 0]
        for (let index = 0; index < text.length; index++) {
          high = Math.imul(high ^ text.charCodeAt(index), 0x9e37_79b1)
          low = Math.imul(low + text.charCodeAt(index), 0x85eb_ca6b) ^ (low >>> 13)
        }
        return `${high}:${low}`
      }
      const leaveOut = (element: Element, ancestors: string) => {
        const part = hash(`${ancestors}${contents.get(element)}`)
        if (seen.has(part)) {
          exclude.push(element)
          return
        }
        parts.push(part)
        const path = `${tagOf(element)}${ancestors}`
        for (const child of element.children) leaveOut(child, path)
      }
      for (const part of document.querySelectorAll(layout)) {
        if (part.parentElement?.closest(layout)) continue
        let ancestors = String(innerWidth)
        for (let node = part.parentElement; node; node = node.parentElement)
          ancestors += tagOf(node)
        contentOf(part)
        leaveOut(part, ancestors)
      }
      const { violations } = await library.run(exclude.length > 0 ? { exclude } : document, {
        runOnly: { type: "tag", values: tags },
        resultTypes: ["violations"],
        // The only frame is the player of YouTube.
        iframes: false,
      })
      return { violations, parts }
    },
    [wcag, checked] as const,
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

/** What a page has against WCAG 2.2 AA: each rule with the elements that break it. */
export const accessibilityErrors = async (page: Page) => {
  await endOfTransitions(page)
  const checked = [...checkedParts]
  let results = await runAxe(page, checked)
  if (!results) {
    await page.evaluate(axeSource)
    results = await runAxe(page, checked)
  }
  const { violations, parts } = results!
  if (violations.length === 0) for (const part of parts) checkedParts.add(part)
  return violations.map(({ id, help, nodes }) => ({
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
