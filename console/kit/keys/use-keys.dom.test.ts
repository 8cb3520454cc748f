import { beforeEach, expect, test, vi } from "vitest"

import { createKeyReader } from "./use-keys.ts"

const code = "ABCD23EFGH45"

const open = () => {
  const done: string[] = []
  const actionOf = (key: string) => ("vqn?".includes(key) ? () => void done.push(key) : undefined)
  const read = createKeyReader({ actionOf, onScan: (text) => void done.push(`scan ${text}`) })
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init })
    target.addEventListener("keydown", (sent) => read(sent as KeyboardEvent), { once: true })
    target.dispatchEvent(event)
    return event
  }
  return { done, press }
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})

test("a single key runs its action if no other key follows", () => {
  const { done, press } = open()
  press("v")
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  press("?", { shiftKey: true })
  vi.advanceTimersByTime(100)
  press("x")
  vi.advanceTimersByTime(100)
  expect(done).toEqual(["v", "?"])
})

test("a scanned code runs no actions", () => {
  const { done, press } = open()
  for (const key of `https://college.example/vqn/${code}`) {
    press(key)
    vi.advanceTimersByTime(30)
  }
  expect(press("Enter").defaultPrevented).toBe(true)
  vi.advanceTimersByTime(100)
  expect(done).toEqual([`scan https://college.example/vqn/${code}`])
})

test("letters typed fast are neither an action nor a code", () => {
  const { done, press } = open()
  for (const key of "vqn") press(key)
  expect(press("Enter").defaultPrevented).toBe(false)
  vi.advanceTimersByTime(100)
  expect(done).toEqual([])
})

test("a Hindi keyboard has the same keys", () => {
  const { done, press } = open()
  press("न", { code: "KeyV" })
  vi.advanceTimersByTime(100)
  expect(done).toEqual(["v"])
})

test.each([
  { where: "in an input", html: "<input>" },
  { where: "in a text area", html: "<textarea></textarea>" },
  { where: "beside an open dialog", html: "<button></button><div role=dialog></div>" },
])("no action $where", ({ html }) => {
  document.body.innerHTML = html
  const { done, press } = open()
  press("v", {}, document.body.firstElementChild!)
  vi.advanceTimersByTime(100)
  expect(done).toEqual([])
})

test("a key with Ctrl or Alt is left to the browser", () => {
  const { done, press } = open()
  press("v", { ctrlKey: true })
  press("n", { altKey: true })
  vi.advanceTimersByTime(100)
  expect(done).toEqual([])
})
