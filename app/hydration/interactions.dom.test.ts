import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { keepInteractions, loadOnInteraction } from "./interactions.ts"

/** Calls of `addEventListener` on the window, to be undone after each test. */
let listeners: Parameters<typeof window.addEventListener>[] = []
const load = vi.fn<() => void>()

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, "addEventListener").mockImplementation((...args: (typeof listeners)[0]) => {
    listeners.push(args)
    add(...args)
  })
  document.body.innerHTML = `
    <p>Text</p>
    <a href="#elsewhere">Link</a>
    <a id="photo" href="#file" data-enhanced>Photo</a>
    <div class="needs-scripts"><button type="button"><svg></svg></button></div>
    <fieldset class="needs-scripts"><label><input type="radio" />Mine</label></fieldset>
    <form method="post"><input type="text" /></form>
    <ul data-keys><li><a href="#first">First</a></li></ul>`
  loadOnInteraction(load)
  keepInteractions(load)
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const [type, listener, options] of listeners) {
    window.removeEventListener(type, listener, options)
  }
  listeners = []
  load.mockReset()
  Reflect.deleteProperty(navigator, "connection")
})

const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!
const send = (selector: string, event: Event) => find(selector).dispatchEvent(event)
const touch = (selector: string) =>
  send(selector, new PointerEvent("pointerdown", { bubbles: true }))
const mouse = (type: string, selector: string, movementX = 0) =>
  send(selector, new PointerEvent(type, { bubbles: true, pointerType: "mouse", movementX }))
const hydrate = () => {
  window.dispatchEvent(new Event("hydrated"))
  return repeated()
}
/** What was kept is repeated in tasks of their own. */
const repeated = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  { selector: "p", loads: 0 },
  { selector: "a", loads: 0 },
  { selector: "#photo", loads: 1 },
  { selector: "svg", loads: 1 },
  { selector: "[type=text]", loads: 1 },
])("a touch of $selector loads the scripts: $loads", ({ selector, loads }) => {
  touch(selector)
  expect(load).toHaveBeenCalledTimes(loads)
})

test("any key loads the scripts", () => {
  send("p", new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  { moves: "moving", saveData: false, loads: 1 },
  { moves: "moving", saveData: true, loads: 0 },
  { moves: "resting", saveData: false, loads: 0 },
])(
  "a $moves mouse loads the scripts, Save-Data $saveData: $loads",
  ({ moves, saveData, loads }) => {
    Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true })
    mouse("pointermove", "p", moves === "moving" ? 3 : 0)
    expect(load).toHaveBeenCalledTimes(loads)
  },
)

test("keeps a click that needs scripts, and repeats it after hydration", async () => {
  const click = vi.fn<() => void>()
  find("button").addEventListener("click", click)
  send("svg", new MouseEvent("click", { bubbles: true, cancelable: true }))
  expect(load).toHaveBeenCalledOnce()
  expect(click).not.toHaveBeenCalled()
  await hydrate()
  expect(click).toHaveBeenCalledOnce()
  find("button").click()
  expect(click).toHaveBeenCalledTimes(2)
})

test("a choice in a fieldset shows at once, and loads the scripts", () => {
  touch("[type=radio]")
  find("[type=radio]").click()
  expect(find<HTMLInputElement>("[type=radio]").checked).toBe(true)
  expect(load).toHaveBeenCalled()
})

test("leaves links, also of photos in a new tab, to the browser", () => {
  const click = (selector: string, init = {}) =>
    send(selector, new MouseEvent("click", { bubbles: true, cancelable: true, ...init }))
  expect(click("a")).toBe(true)
  expect(click("#photo", { ctrlKey: true })).toBe(true)
  expect(click("#photo")).toBe(false)
})

test("repeats a kept click if the scripts fail and the browser can answer it", async () => {
  const click = vi.fn<() => void>()
  const useless = vi.fn<() => void>()
  send("#photo", new MouseEvent("click", { bubbles: true, cancelable: true }))
  send("svg", new MouseEvent("click", { bubbles: true, cancelable: true }))
  find("#photo").addEventListener("click", click)
  find("button").addEventListener("click", useless)
  const script = document.head.appendChild(document.createElement("script"))
  script.dispatchEvent(new Event("error"))
  script.remove()
  await repeated()
  expect(click).toHaveBeenCalledOnce()
  expect(useless).not.toHaveBeenCalled()
})

test("repeats the key of a menu, but not typing", async () => {
  const keys: string[] = []
  const press = (selector: string, key: string) =>
    send(selector, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
  for (const selector of ["ul a", "[type=text]"]) {
    find(selector).addEventListener("keydown", ({ key }) => keys.push(key))
  }
  expect(press("ul a", "ArrowDown")).toBe(false)
  expect(press("[type=text]", "Home")).toBe(true)
  expect(keys).toEqual(["Home"])
  await hydrate()
  expect(keys).toEqual(["Home", "ArrowDown"])
})

test("replays the position of the mouse after hydration", async () => {
  mouse("pointerover", "ul a")
  const over = vi.fn<() => void>()
  find("ul a").addEventListener("pointerover", over)
  await hydrate()
  expect(over).toHaveBeenCalledOnce()
})
