import { beforeEach, expect, test, vi } from "vitest"

import { closingText, countDown, createClosingNotes } from "./count-down.ts"
import type { Closing } from "./read-closing.server.ts"

const minute = 60_000
const closing: Closing = {
  at: 1000 * minute,
  graceEnds: 1030 * minute,
  text: "Closes",
  texts: { before: "Closes.", begun: "Begun in time.", grace: "Not begun.", over: "Closed." },
  left: { hours: "{hours} h {minutes} min", minutes: "{minutes} min", less: "soon" },
}

const open = (token?: string) => {
  const note = document.createElement("p")
  note.dataset["closing"] = JSON.stringify(closing)
  note.textContent = closing.text
  const input = Object.assign(document.createElement("input"), { name: "start_token" })
  input.value = token ?? ""
  document.body.append(note, input)
  const show = createClosingNotes(closingText)
  const region = document.querySelector("output")!
  return {
    /** The note, and what a screen reader hears, these minutes before the end. */
    show: (minutesLeft: number) => {
      region.textContent = ""
      show((1000 - minutesLeft) * minute)
      return [note.textContent, region.textContent]
    },
    textNode: () => note.firstChild,
  }
}

beforeEach(() => document.body.replaceChildren())

test("counts each minute, and is announced at thresholds and at the end only", () => {
  const { show } = open("token")
  expect(show(61)).toEqual(["Closes. 1 h 1 min", ""])
  expect(show(60)).toEqual(["Closes. 1 h 0 min", ""])
  expect(show(59)).toEqual(["Closes. 59 min", "Closes. 59 min"])
  expect(show(58)).toEqual(["Closes. 58 min", ""])
  expect(show(0.5)).toEqual(["Closes. soon", "Closes. soon"])
  expect(show(0)).toEqual(["Begun in time. 30 min", "Begun in time. 30 min"])
  expect(show(-29)).toEqual(["Begun in time. 1 min", "Begun in time. 1 min"])
  expect(show(-30)).toEqual(["Closed.", "Closed."])
  expect(show(-31)).toEqual(["Closed.", ""])
})

test("without a start token it says that a form begun now is too late", () =>
  expect(open().show(-1)[0]).toBe("Not begun. 29 min"))

test("keeps the text node, which React changes with the language", () => {
  const { show, textNode } = open()
  const before = textNode()
  show(10)
  expect(textNode()).toBe(before)
})

test("goes by the server's clock, which it asks again until it answers", async () => {
  vi.useFakeTimers({ now: 0 })
  const { textNode } = open()
  const server = new Date(closing.at - 12 * minute)
  const ask = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue(new Response("", { headers: { date: server.toUTCString() } }))
  vi.stubGlobal("fetch", ask)
  countDown(createClosingNotes, closingText)
  await vi.advanceTimersByTimeAsync(0)
  expect(textNode()?.nodeValue).toBe("Closes")
  await vi.advanceTimersByTimeAsync(5000)
  expect(textNode()?.nodeValue).toBe("Closes. 12 min")
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(textNode()?.nodeValue).toBe("Closes. 10 min")
  textNode()!.nodeValue = closing.text
  window.dispatchEvent(new Event("hydrated"))
  await vi.advanceTimersByTimeAsync(0)
  expect(textNode()?.nodeValue).toBe("Closes. 10 min")
  expect(ask).toHaveBeenCalledTimes(2)
})
