// The built scripts and style sheets use nothing that one of the oldest browsers (browsers.ts) lacks, but what is listed
// here with its reason. tests/e2e/site/oldest-browsers.spec.ts runs the pages without the newer methods.
import { readdirSync, readFileSync, statSync } from "node:fs"

import { expect, test } from "vitest"

import { isAtMost, supportOf } from "#tests/support/browsers/newer-features.ts"
import { newerInScript, newerInStyles } from "#tests/support/browsers/used-features.ts"
import { siteUrl } from "#tests/support/open-page.ts"

import { oldestBrowsers } from "../../browsers.ts"

const parts = ["pages", "console"] as const
type Part = (typeof parts)[number]

const folder = "build/client/assets"

/** In ui/browser/polyfills.ts. The features of the last two decide whether a browser loads that file. */
const polyfilled = [
  "Array.at",
  "Array.findLast",
  "Array.findLastIndex",
  "Array.toReversed",
  "Array.toSorted",
  "Array.toSpliced",
  "Array.with",
  "String.at",
  "Object.hasOwn",
]
const deciding = ["javascript.builtins.Map.groupBy", "api.URL.canParse_static"]

const scriptsAllowed: Record<string, string[]> = {
  "ui/browser/polyfills.ts has it": [
    ...new Set(polyfilled.map((name) => name.replace(/^(?:Array|String|Object)/, ""))),
    ".groupBy",
    "Map.groupBy",
    "Object.hasOwn",
    "TextEncoderStream",
    "TransformStream",
    "URL.canParse",
  ],
  "the name of a function of ours, or of a library": [
    ".dispose",
    ".error",
    ".escape",
    ".move",
    ".pause",
    ".resize",
    ".toArray",
    ".use",
    "Counter",
  ],
  "used only if it is there": [
    // The service worker: app/applications/offline/register-worker.ts
    ".register",
    // app/applications/upload/process-picture.ts
    "createImageBitmap",
    // @simplewebauthn/browser
    "PublicKeyCredential.getClientCapabilities",
    "PublicKeyCredential.isConditionalMediationAvailable",
    // @dnd-kit: the method of a declaration with `using`, which nobody writes.
    "Symbol.dispose",
  ],
}

const stylesAllowed: Record<string, string[]> = {
  "without it the page looks plainer": [
    "at-rules.counter-style",
    "properties.accent-color",
    "properties.aspect-ratio",
    "properties.font-family.ui-monospace",
    "properties.list-style-type.disclosure-open",
    "properties.outline",
    "properties.outline.dashed",
    "properties.outline.none",
    "properties.outline.solid",
    "properties.overflow-wrap.anywhere",
    "properties.scrollbar-width",
    "properties.scrollbar-width.none",
    "properties.text-decoration-thickness",
    "properties.text-wrap",
    "properties.text-wrap.balance",
    "properties.text-wrap.pretty",
    "selectors.backdrop",
    "selectors.has",
    "selectors.marker",
  ],
  "items of a row touch in Safari 14.0": [
    "properties.column-gap.flex_context",
    "properties.gap.flex_context",
  ],
  "scrolling stops elsewhere": [
    "properties.flex-direction.column-reverse",
    "properties.overscroll-behavior",
    "properties.overscroll-behavior.contain",
    "properties.scroll-margin-top",
    "properties.scroll-snap-stop",
    "properties.scroll-snap-stop.always",
    "properties.scroll-snap-type",
    "properties.scroll-snap-type.x",
    "properties.touch-action.pinch-zoom",
  ],
  "pages break elsewhere in print": [
    "at-rules.page",
    "properties.break-after.avoid",
    "properties.break-before.avoid",
    "properties.page",
  ],
  "the browser shows its own focus ring": ["selectors.focus-visible"],
  "the rest of the rule shows the content without it": [
    "at-rules.media.forced-colors",
    "at-rules.media.scripting",
    "at-rules.property",
    "properties.color-scheme",
    "properties.color-scheme.light",
    "properties.color-scheme.only",
    "properties.container-type",
    "properties.container-type.size",
    "properties.content-visibility",
    "properties.content-visibility.visible",
    "properties.forced-color-adjust",
    "properties.forced-color-adjust.none",
    "properties.overflow.clip",
    "selectors.details-content",
  ],
  "the build repeats the rule without it": ["selectors.where"],
}

/** Each newer feature in the files of a part, with the names of the files. */
const newerIn = (part: Part, ending: string, newerInFile: typeof newerInScript) => {
  const found: Record<string, string[]> = {}
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(ending) || name.startsWith("console-") !== (part === "console")) continue
    for (const feature of newerInFile(readFileSync(`${folder}/${name}`, "utf8"), part)) {
      ;(found[feature] ??= []).push(name.replace(/-[\w-]{8}\.\w+$/, ""))
    }
  }
  return found
}

test.each([
  { what: "scripts", ending: ".js", newerInFile: newerInScript, allowed: scriptsAllowed },
  { what: "styles", ending: ".css", newerInFile: newerInStyles, allowed: stylesAllowed },
])("the oldest browsers have what $what use", ({ ending, newerInFile, allowed }) => {
  const reasons = new Set(Object.values(allowed).flat())
  const found = parts.map((part) => newerIn(part, ending, newerInFile))
  for (const features of found) {
    const missing = Object.entries(features).filter(([feature]) => !reasons.has(feature))
    expect(Object.fromEntries(missing)).toEqual({})
  }
  const used = new Set(found.flatMap(Object.keys))
  expect([...reasons].filter((feature) => !used.has(feature) && !isPolyfill(feature))).toEqual([])
})

/** Used only in pages, or only by the polyfills themselves. */
const isPolyfill = (feature: string) =>
  feature === "TextEncoderStream" || polyfilled.some((name) => name.endsWith(feature))

test("the console names the oldest browsers to older ones", async () => {
  const html = await (await fetch(`${siteUrl}/console`)).text()
  const { chrome, firefox, safari } = oldestBrowsers.console
  for (const name of [`Chrome ${chrome}`, `Firefox ${firefox}`, `Safari ${safari}`]) {
    expect(html.split(name)).toHaveLength(3)
  }
})

test("a browser with the deciding features has all the polyfilled ones", () => {
  const keys = [
    ...polyfilled.map((name) => `javascript.builtins.${name}`),
    "api.HTMLDialogElement.showModal",
    "api.ReadableStream.pipeThrough",
    "api.TextEncoderStream",
    "api.TransformStream",
  ]
  for (const key of keys) {
    for (const [browser, since] of supportOf.get(key)!) {
      const later = deciding.map((one) => supportOf.get(one)!.get(browser)!)
      expect(
        later.some((version) => isAtMost(since, version)),
        `${key} in ${browser}`,
      ).toBe(true)
    }
  }
})

test("the polyfills have at most 2 KB", () => {
  const name = readdirSync(folder).find((file) => /^console-polyfills-.*\.br$/.test(file))
  expect(statSync(`${folder}/${name}`).size).toBeLessThan(2048)
})

test.each([
  "/",
  "/contact-us/",
  "/student/student-login",
  "/admission-form/bsc/part-1",
  "/console",
])("the oldest browsers run the inline scripts of %s", async (path) => {
  const html = await (await fetch(siteUrl + path)).text()
  const scripts = Array.from(html.matchAll(/<script([^>]*)>([^<]+(?:<(?!\/script)[^<]*)*)/g))
  const texts = scripts.filter(([, attributes]) => !/type="(?!text\/plain)/.test(attributes!))
  expect(texts.length).toBeGreaterThan(0)
  for (const [, , text] of texts) {
    const newer = newerInScript(text!, path === "/console" ? "console" : "pages")
    const allowed = Object.values(scriptsAllowed).flat()
    expect(newer.filter((name) => !allowed.includes(name))).toEqual([])
  }
})
