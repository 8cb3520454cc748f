import { beforeEach, expect, test } from "vitest"

import { closingText, createClosingNotes } from "./count-down.ts"
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
