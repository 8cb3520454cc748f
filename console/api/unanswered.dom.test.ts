import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { reauthentication } from "../sign-in-session/reauthentication.ts"
import { beginChange, forgetUnanswered } from "./unanswered.ts"

const ravi = {
  id: "ravi",
  name: "Ravi",
  email: "r@c.example",
  role: "clerk",
  hasSecondFactor: false,
} as const

beforeEach(() => reauthentication.setMember(ravi))
afterEach(() => reauthentication.setMember(undefined))

const note = { method: "POST", path: "/applications/A/note", body: { text: "234567890124" } }

/** The same functions as the page has them after it was loaded again. */
const loadAgain = async () => {
  vi.resetModules()
  const session = await import("../sign-in-session/reauthentication.ts")
  session.reauthentication.setMember(ravi)
  return import("./unanswered.ts")
}

test("a change without an answer keeps its key when the page is loaded again", async () => {
  const { key } = await beginChange(note)
  const page = await loadAgain()
  expect(await page.beginChange(note)).toMatchObject({ key, isRetry: true })
  const edited = { ...note, body: { text: "Go" } }
  expect(await page.beginChange(edited)).toMatchObject({ formerKey: key, isRetry: false })
})

test("a stored change leaves nothing in the browser", async () => {
  const { end } = await beginChange(note)
  end()
  expect(localStorage.getItem("console-unanswered")).toBe("[]")
})

test("the browser stores nothing from which the content can be computed", async () => {
  await beginChange(note)
  const [stored] = JSON.parse(localStorage.getItem("console-unanswered")!)
  expect(Object.keys(stored)).toEqual(["key", "member", "call", "checksum", "at"])
  expect(stored.checksum).toBeLessThan(2 ** 16)
  expect(JSON.stringify(stored)).not.toContain("234567890124")
})

test("after signing out the key is forgotten", async () => {
  const { key } = await beginChange(note)
  forgetUnanswered("meena")
  expect((await beginChange(note)).key).toBe(key)
  forgetUnanswered("ravi")
  expect((await beginChange(note)).key).not.toBe(key)
})

test("without browser storage the key is kept as long as the page is open", async () => {
  vi.stubGlobal("localStorage", undefined)
  const { key, end } = await beginChange(note)
  expect((await beginChange(note)).key).toBe(key)
  end()
  expect((await beginChange(note)).key).not.toBe(key)
})
