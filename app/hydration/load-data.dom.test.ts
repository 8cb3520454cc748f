import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { loadData } from "./load-data.ts"

const fetched = vi.fn<(address: string) => Promise<Response>>()
const streamController = { enqueue: vi.fn<(text: string) => void>(), close: vi.fn<() => void>() }

beforeEach(() => {
  vi.stubGlobal("fetch", fetched)
  Object.assign(window, { __reactRouterContext: { streamController } })
  document.body.innerHTML = "<script type='text/plain' data-fetch data-modules=''></script>"
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const data = [{ _1: 2, _3: 4 }, "root", { _5: 6 }, "site/home", { _5: 7 }, "data", "A", "B"]

test.each([
  { page: "/", asked: "/_.data" },
  { page: "/hi", asked: "/hi.data" },
  { page: "/about/vision/?page=2", asked: "/about/vision/_.data?page=2" },
])("asks $asked for the data of $page", async ({ page, asked }) => {
  window.history.replaceState(null, "", page)
  fetched.mockResolvedValue(Response.json(data))
  await loadData()
  expect(fetched.mock.calls).toEqual([[asked]])
  const [text] = streamController.enqueue.mock.calls[0]!
  const values = JSON.parse(text) as (Record<string, number> | string)[]
  const nameOf = (key: string) => values[Number(key.slice(1))]
  const state = Object.entries(values[0]!).map(([key, index]) => [nameOf(key), index])
  expect(state).toEqual([
    ["loaderData", 9],
    ["actionData", -5],
    ["errors", -5],
  ])
  const routes = Object.entries(values[9]!).map(([key, index]) => [nameOf(key), values[index]])
  expect(routes).toEqual([
    ["root", "A"],
    ["site/home", "B"],
  ])
  expect(streamController.close).toHaveBeenCalledOnce()
})

test.each([
  { what: "no connection", answer: () => Promise.reject(new TypeError("Failed to fetch")) },
  { what: "a busy server", answer: async () => new Response("busy", { status: 503 }) },
])("$what is handled like a failed script", async ({ answer }) => {
  fetched.mockImplementation(answer)
  const failed = vi.fn<(event: Event) => void>()
  addEventListener("error", failed, { capture: true, once: true })
  await loadData()
  expect(failed.mock.calls[0]?.[0].target).toBe(document.querySelector("script"))
  expect(streamController.close).not.toHaveBeenCalled()
})

test("asks nothing for a page that has its data", async () => {
  document.body.innerHTML = "<script type='text/plain' data-modules=''></script>"
  await loadData()
  expect(fetched).not.toHaveBeenCalled()
})
