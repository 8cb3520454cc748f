import { act, renderHook } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"

import { PictureError } from "#ui/upload/picture-error.ts"

import { HttpError } from "../../api/http-error.ts"
import { placePhoto, storePhoto, uploadPicture } from "./send-photo.ts"
import { usePhotoQueue } from "./use-photo-queue.ts"

vi.mock("./send-photo.ts", { spy: true })

const target = {
  album: "sports",
  isPublished: true,
  texts: { title_en: "Race", title_hi: "दौड़", alt_en: "A race", alt_hi: "एक दौड़" },
}
const files = ["1.jpg", "2.jpg", "3.jpg"].map(
  (name, at) => new File([name], name, { lastModified: at + 1 }),
)
const offline = new HttpError("console.refusals.no_answer", 0)

beforeEach(() => {
  vi.mocked(uploadPicture)
    .mockReset()
    .mockImplementation(async ({ name }) => `media/${name}`)
  vi.mocked(storePhoto)
    .mockReset()
    .mockImplementation(async ({ name }) => `slug-${name}`)
  vi.mocked(placePhoto)
    .mockReset()
    .mockResolvedValue({} as never)
})

const openQueue = async () => {
  const { result } = renderHook(() => usePhotoQueue())
  await act(() => result.current.add(files.toReversed()))
  const states = () => result.current.queue.map(({ state }) => state)
  return { result, states }
}

test("a broken file does not keep the others", async () => {
  const { result, states } = await openQueue()
  vi.mocked(uploadPicture).mockRejectedValueOnce(new PictureError("unreadable"))
  await act(() => result.current.send(target))
  expect(states()).toEqual(["failed", "stored", "stored"])
  expect(result.current.queue[0]!.error).toBe("console.content.photos.errors.unreadable")
  expect(result.current.isRunning).toBe(false)
})

test("a retry sends the failed photo alone, not its picture again, and puts it into its place", async () => {
  const { result, states } = await openQueue()
  vi.mocked(storePhoto).mockRejectedValueOnce(offline)
  await act(() => result.current.send(target))
  expect(states()).toEqual(["failed", "stored", "stored"])
  expect(result.current.queue[0]!.error).toBe("console.refusals.no_answer")
  await act(() => result.current.send(target, result.current.queue[0]!.key))
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(uploadPicture).toHaveBeenCalledTimes(3)
  expect(placePhoto).toHaveBeenCalledExactlyOnceWith("slug-1.jpg", "slug-2.jpg")
})

test("a photo that is stored but not in its place is not stored twice", async () => {
  const { result, states } = await openQueue()
  vi.mocked(uploadPicture).mockRejectedValueOnce(offline)
  await act(() => result.current.send(target))
  vi.mocked(placePhoto).mockRejectedValueOnce(offline)
  await act(() => result.current.send(target))
  expect(states()).toEqual(["failed", "stored", "stored"])
  await act(() => result.current.send(target))
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(storePhoto).toHaveBeenCalledTimes(3)
})
