import { expect, test } from "vitest"

import { photoSteps } from "./send-photo.ts"

test("a file that cannot be read is failed as soon as it is chosen, and when it is sent again", async () => {
  const file = new File(["x"], "folder.jpg", { lastModified: 5 })
  const arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"))
  Object.defineProperties(file, {
    slice: { value: () => ({ arrayBuffer }) },
    arrayBuffer: { value: arrayBuffer },
  })
  const photo = await photoSteps.prepare({ key: 1, name: file.name, file, state: "waiting" })
  const error = "console.content.photos.errors.unreadable"
  expect(photo).toMatchObject({ state: "failed", takenAt: 5, error })
  const texts = { title_en: "", title_hi: "", alt_en: "", alt_hi: "" }
  const target = { album: "", texts, isPublished: true }
  const failure: unknown = await photoSteps.upload(photo, target).catch((thrown: unknown) => thrown)
  expect(photoSteps.errorKeyOf(failure)).toBe(error)
})
