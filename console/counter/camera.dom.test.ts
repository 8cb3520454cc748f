import { expect, test, vi } from "vitest"

import { canScan, scanCode } from "./camera.ts"

const openCamera = (events: string[], formats = ["qr_code"]) => {
  const stop = vi.fn<() => void>()
  const detect = async () => {
    const rawValue = events.shift()
    return rawValue ? [{ rawValue }] : []
  }
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => formats
      detect = detect
    },
  )
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } })
  const video = { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement
  return { stop, video }
}

test("a browser without camera access offers no camera", () => {
  vi.stubGlobal("navigator", {})
  expect(canScan()).toBe(false)
  openCamera([])
  expect(canScan()).toBe(true)
})

test("returns the first code, and switches the camera off", async () => {
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

test("a browser without a barcode detector loads a QR reader", async () => {
  const { video } = openCamera([], [])
  Object.assign(video, { videoWidth: 1280, videoHeight: 720 })
  const picture = { width: 640, height: 360, data: new Uint8ClampedArray(640 * 360 * 4) }
  const drawImage = vi.fn<(...values: unknown[]) => void>()
  const getImageData = vi.fn<() => typeof picture>(() => picture)
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, "getContext")
  canvas.mockReturnValue({ drawImage, getImageData } as never)
  const controller = new AbortController()
  const code = scanCode(video, controller.signal).catch((error: Error) => error.name)
  // A smaller picture is read again and again, until the dialog is closed.
  await vi.waitFor(() => expect(getImageData.mock.calls.length).toBeGreaterThan(1), 15_000)
  expect(drawImage).toHaveBeenCalledWith(video, 0, 0, 640, 360)
  controller.abort()
  expect(await code).toBe("AbortError")
})
