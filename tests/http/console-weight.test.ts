// What the console's first pages load. The console is one build with its pages in files of their own.
import { existsSync, readFileSync, statSync } from "node:fs"

import { expect, test } from "vitest"

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const chunks = JSON.parse(readFileSync("build/console-manifest.json", "utf8")) as Record<
  string,
  Chunk
>

/** The files of these modules and of all that they import, with their compressed size in bytes. */
const filesOf = (modules: string[]) => {
  const names = new Set<string>()
  const files = new Map<string, number>()
  const add = (key: string) => {
    if (names.has(key)) return
    names.add(key)
    const { file, imports = [], css = [] } = chunks[key]!
    for (const name of [file, ...css]) {
      const path = `build/client/${name}`
      files.set(name, statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size)
    }
    for (const next of imports) add(next)
  }
  for (const name of modules) add(Object.keys(chunks).find((key) => key.endsWith(name))!)
  return files
}

const kilobytes = (files: Map<string, number>) =>
  [...files.values()].reduce((sum, size) => sum + size, 0) / 1024

const workPage = ["console.html", "console.tsx", "console-messages/hi"]
const dashboard = [...workPage, "/dashboard.tsx"]
const charts = ["/days.tsx", "/key-figures.tsx"]

test.each([
  { page: "the sign-in page", modules: ["console.html", "before-sign-in.ts"], bound: 18.5 },
  { page: "the dashboard", modules: [...dashboard, "/totals.tsx"], bound: 258 },
  { page: "the first page of editors", modules: [...dashboard, "/editor-home.tsx"], bound: 260.5 },
  // They come after the numbers.
  {
    page: "a dashboard with its charts",
    modules: [...dashboard, "/totals.tsx", ...charts],
    bound: 273,
  },
  { page: "the counter", modules: [...workPage, "/counter-page.tsx"], bound: 257.5 },
  { page: "the list", modules: [...workPage, "/application-list.tsx"], bound: 348 },
  // Loaded with the first long text that is edited.
  { page: "the editor of texts", modules: ["/markdown-field.tsx"], bound: 424 },
])("$page loads at most $bound KB of scripts and styles", ({ modules, bound }) => {
  expect(kilobytes(filesOf(modules))).toBeLessThan(bound)
})

test("the page preloads the scripts of the console, and no others", () => {
  const [, list] = /of (\[[^\]]*\])/.exec(readFileSync("build/console.html", "utf8"))!
  const scripts = [...filesOf(["console.tsx"]).keys()].filter((name) => name.endsWith(".js"))
  expect((JSON.parse(list!) as string[]).toSorted()).toEqual(
    scripts.map((name) => `/${name}`).toSorted(),
  )
})
