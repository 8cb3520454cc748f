import { expect, test } from "vitest"

import { photoSteps } from "./send-photo.ts"

test("a file that cannot be read is failed as soon as it is chosen", async () => {
  const file = new File(["x"], "folder.jpg", { lastModified: 5 })
  const arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"))
  Object.defineProperty(file, "slice", { value: () => ({ arrayBuffer }) })
  const photo = await photoSteps.prepare({ key: 1, name: file.name, file, state: "waiting" })
  expect(photo).toMatchObject({
    state: "failed",
    takenAt: 5,
    error: "console.content.photos.errors.unreadable",
  })
})
