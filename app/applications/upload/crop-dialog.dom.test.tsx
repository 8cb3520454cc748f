import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import { settle } from "#tests/support/application-form.tsx"

import { Cropping, firstFrame } from "./crop-dialog.tsx"

test.each([
  { width: 300, height: 400 },
  { width: 3000, height: 4000 },
  // Scanned passport photos: 3:4 but for a pixel or two.
  { width: 413, height: 551 },
  { width: 415, height: 551 },
])("a portrait of $width x $height is kept whole", ({ width, height }) => {
  const frame = firstFrame(3 / 4, { width, height })
  expect(frame.width * frame.height).toBeGreaterThan(9900)
})

test.each([
  { width: 800, height: 600 },
  { width: 600, height: 1200 },
  { width: 3000, height: 3000 },
])("the first frame on a photo of $width x $height has the shape 3:4", ({ width, height }) => {
  const frame = firstFrame(3 / 4, { width, height })
  expect((frame.width * width) / (frame.height * height)).toBeCloseTo(3 / 4, 5)
  expect(Math.max(frame.width, frame.height)).toBeGreaterThanOrEqual(90)
})

/** A canvas that happy-dom can draw on; `toBlob` compresses it. */
const fakeCanvas = (toBlob: (callback: BlobCallback) => void) => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(toBlob)
  return Object.assign(document.createElement("canvas"), { width: 600, height: 800 })
}

test("Cancel while the picture is being compressed takes no picture", async () => {
  const { upload } = formMessages("en")
  const compressing: BlobCallback[] = []
  const picture = fakeCanvas((callback) => void compressing.push(callback))
  const ends: (File | undefined)[] = []
  const Dialog = () => {
    const [isOpen, setIsOpen] = useState(true)
    const onEnd = (file: File | undefined) => {
      ends.push(file)
      setIsOpen(false)
    }
    return isOpen && <Cropping name="image" picture={picture} messages={upload} onEnd={onEnd} />
  }
  render(<Dialog />)
  fireEvent.click(screen.getByRole("button", { name: upload.use.image }))
  fireEvent.click(screen.getByRole("button", { name: upload.cancel }))
  for (const finish of compressing) finish(new Blob(["jpeg"]))
  await settle()
  expect(ends).toEqual([undefined])
})

test.each(["en", "hi"] as const)("says that memory is short (%s)", async (language) => {
  const { upload } = formMessages(language)
  const picture = fakeCanvas((callback) => callback(null))
  const onEnd = vi.fn<(file: File | undefined) => void>()
  render(<Cropping name="image" picture={picture} messages={upload} onEnd={onEnd} />)
  await settle()
  expect(screen.getByRole("alert").textContent).toBe(upload.noMemory)
  fireEvent.click(screen.getByRole("button", { name: upload.use.image }))
  await settle()
  expect(screen.getByRole("alert").textContent).toBe(upload.noMemory)
  expect(onEnd).not.toHaveBeenCalled()
})
