import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { sample } from "#content/sample.ts"

const folder = "content"

/** Every text in both languages, wherever it stands. */
const bilingualsIn = (value: unknown): { en: string; hi: string }[] => {
  if (Array.isArray(value)) return value.flatMap(bilingualsIn)
  if (typeof value !== "object" || value === null) return []
  if ("en" in value && "hi" in value) return [value as { en: string; hi: string }]
  return Object.values(value).flatMap(bilingualsIn)
}

const filesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "picture" ? [(inner as { file: string }).file] : filesIn(inner),
  )
}

test("every text stands in both languages, the Hindi one in Devanagari", () => {
  const texts = bilingualsIn(sample)
  expect(texts.length).toBeGreaterThan(300)
  const unfinished = texts.filter(
    ({ en, hi }) => (en === "") !== (hi === "") || (hi !== "" && !/[\u0900-\u097f]/.test(hi)),
  )
  expect(unfinished).toEqual([])
})

test("every picture that the content names exists", () => {
  const files = filesIn(sample)
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(join(folder, "pictures", `${file}.svg`)))).toEqual([])
})

test("every clip exists in both formats", () => {
  const clips = Object.values(sample.videos).flatMap(({ source }) =>
    "file" in source ? [source.file] : [],
  )
  expect(clips).toHaveLength(3)
  for (const clip of clips) {
    for (const format of ["mp4", "webm"]) {
      expect(existsSync(join(folder, "videos", `${clip}.${format}`)), clip).toBe(true)
    }
  }
})

test("no picture runs a script, brings a style or asks another host", () => {
  const pictures = readdirSync(join(folder, "pictures"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => ({ name, text: readFileSync(join(folder, "pictures", name), "utf8") }))
  expect(pictures).toHaveLength(48)
  const suspicious = pictures.filter(({ text }) =>
    /<script|<style|\son\w+=|href="(?!#)|url\((?!#)/i.test(text),
  )
  expect(suspicious.map(({ name }) => name)).toEqual([])
})
