import { afterEach, expect, test, vi } from "vitest"

import { maxMediaBytes } from "#domain/content/field-types.ts"

import { documentSteps } from "./send-document.ts"

afterEach(() => vi.unstubAllGlobals())

const chosen = (content: string, bytes = content.length) => {
  const file = new File([content], "AQAR_2024-25.pdf")
  Object.defineProperty(file, "size", { value: bytes })
  return { key: 1, name: file.name, file, state: "waiting" } as const
}

test("a PDF waits, with a title from its name", async () => {
  const document = await documentSteps("hi").prepare(chosen("%PDF-1.7"))
  expect(document).toMatchObject({ state: "waiting", title: { en: "", hi: "AQAR 2024-25" } })
})

/** A folder, or a file of a USB stick that is gone. */
const unreadable = () => {
  const entry = chosen("%PDF-1.7")
  const text = () => Promise.reject(new DOMException("gone", "NotReadableError"))
  Object.defineProperty(entry.file, "slice", { value: () => ({ text }) })
  return entry
}

test.each([
  { entry: unreadable(), error: "invalid" },
  { entry: chosen("PK docx"), error: "not_a_pdf" },
  { entry: chosen("%PDF-1.7", maxMediaBytes.pdf + 1), error: "too_large" },
  { entry: chosen("%PDF-1.7", 2000), error: "no_room" },
])("a file is refused with $error as soon as it is chosen, and not sent", async (refused) => {
  const send = vi.fn<typeof fetch>()
  vi.stubGlobal("fetch", send)
  const { prepare, upload, errorKeyOf } = documentSteps("hi", 1000)
  const error = `console.errors.${refused.error}`
  const document = await prepare(refused.entry)
  expect(document).toMatchObject({ state: "failed", error })
  const forAll = { type: "aqar", year: "", language: "in_hindi", isPublished: true }
  const failure: unknown = await upload(document, forAll).catch((thrown: unknown) => thrown)
  expect(errorKeyOf(failure)).toBe(error)
  expect(send).not.toHaveBeenCalled()
})
