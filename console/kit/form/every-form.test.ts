import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

const root = "console"
const sources = globSync(`${root}/**/*.tsx`)
  .filter((path) => !path.endsWith(".test.tsx"))
  .map((path) => ({ path: path.slice(root.length + 1), source: readFileSync(path, "utf8") }))

const pathsOf = (element: RegExp, but: RegExp = /^$/) =>
  sources
    .filter(({ source }) => element.test(source) && !but.test(source))
    .map(({ path }) => path)
    .toSorted()

test("a form of the console is a DraftForm, unless it holds nothing that could be lost", () => {
  expect(pathsOf(/<form\b|component="form"/)).toEqual([
    // Its pages keep the input (see below).
    "applications/form/form-inputs.tsx",
    // A search.
    "counter/scan-field.tsx",
    // Opens a page to print: choices only.
    "kit/dialog/print-form.tsx",
    // It keeps named fields, and guards the others.
    "kit/form/draft-form.tsx",
    // One contact for a test, typed again in a moment.
    "notices/test-panel.tsx",
    // A search.
    "privacy/privacy.tsx",
  ])
  expect(pathsOf(/<TypedForm\b/, /\buseKeptValues\(|\buseCorrection\(/)).toEqual([])
})

test("a dialog of the console is a FormDialog, unless it asks for nothing that could be lost", () => {
  expect(pathsOf(/<Dialog\b/)).toEqual([
    // Shows a document; the reason of its return is in a DraftForm.
    "applications/documents/document-viewer.tsx",
    "kit/dialog/form-dialog.tsx",
    // Shown in place of a dialog whose scripts load.
    "kit/dialog/lazy-dialog.tsx",
    // A search.
    "search/search-dialog.tsx",
    // Signs in again over a page that stays.
    "sign-in-session/session-dialog.tsx",
  ])
})

test("react-admin's forms keep a draft, or ask before they are left", () => {
  const forms = pathsOf(/<(?:Simple|Tabbed)?Form(?=[\s>])/)
  expect(forms.length).toBeGreaterThan(0)
  expect(pathsOf(/<(?:Simple|Tabbed)?Form(?=[\s>])/, /<Record(?:Draft|Guard)\b/)).toEqual([])
})
