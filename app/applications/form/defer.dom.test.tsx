import { renderHook } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { useAfterPaint } from "./defer.ts"

const renderQueue = () => {
  vi.useFakeTimers()
  const work = vi.fn<(changes: string[]) => void>()
  const { result, rerender } = renderHook(() => useAfterPaint(work))
  return { work, rerender, push: result.current, current: () => result.current }
}

test("the work follows the next frame, once for all changes", () => {
  const { work, push, rerender, current } = renderQueue()
  push("a")
  push("b")
  vi.advanceTimersToNextFrame()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledExactlyOnceWith(["a", "b"])
  rerender()
  expect(current()).toBe(push)
  push("c")
  vi.runAllTimers()
  expect(work).toHaveBeenLastCalledWith(["c"])
})

test.each([
  { what: "left", leave: () => window.dispatchEvent(new Event("pagehide")) },
  { what: "hidden", leave: () => document.dispatchEvent(new Event("visibilitychange")) },
])("the work is done at once when the page is $what", ({ leave }) => {
  const { work, push } = renderQueue()
  push("a")
  leave()
  expect(work).toHaveBeenCalledExactlyOnceWith(["a"])
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
