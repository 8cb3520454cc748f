import { expect, test, vi } from "vitest"

import { canScan, scanCode } from "./camera.ts"

const openCamera = (seen: string[]) => {
  const stop = vi.fn<() => void>()
  const detect = async () => {
    const rawValue = seen.shift()
    return rawValue ? [{ rawValue }] : []
  }
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = detect
    },
  )
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } })
  const video = { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement
  return { stop, video }
}

test("a browser without a reader of codes offers no camera", () => {
  expect(canScan()).toBe(false)
  openCamera([])
  expect(canScan()).toBe(true)
})

test("the first code that is seen is given, and the camera goes off", async () => {
  vi.useFakeTimers()
  const { stop, video } = openCamera(["", "ABCD23EFGH45"])
  const code = scanCode(video, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await code).toBe("ABCD23EFGH45")
  expect(stop).toHaveBeenCalledOnce()
})

test("closing the dialog switches the camera off", async () => {
  vi.useFakeTimers()
  const { stop, video } = openCamera([])
  const controller = new AbortController()
  const code = scanCode(video, controller.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(300)
  controller.abort()
  await vi.advanceTimersByTimeAsync(300)
  expect(await code).toBe("AbortError")
  expect(stop).toHaveBeenCalledOnce()
})
