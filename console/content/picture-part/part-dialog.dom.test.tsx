import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { PartDialog } from "./part-dialog.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = "0".repeat(32)
const part = "1".repeat(32)
const upload = {
  id,
  width: 1200,
  height: 800,
  file: `media/${id}-1200x800`,
  src: `/media/${id}-1200.jpg`,
  crop: null,
  original: null,
}
const cut = {
  ...upload,
  id: part,
  width: 600,
  height: 800,
  file: `media/${part}-600x800`,
  crop: { x: 500, y: 0, width: 500, height: 1000 },
  original: upload,
}

/** Opens the dialog of a picture; returns what was chosen, and the bodies that were sent to cut a part. */
const open = async (medium: object, file: string) => {
  const bodies: unknown[] = []
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (_url, { method, body } = {}) => {
      if (method !== "POST") return Response.json({ data: medium })
      bodies.push(JSON.parse(String(body)))
      return Response.json({ data: cut })
    }),
  )
  const chosen = vi.fn<(file: string) => void>()
  render(
    <TestAdmin>
      <PartDialog file={file} onUse={chosen} onClose={() => undefined} />
    </TestAdmin>,
  )
  const point = await screen.findByRole("slider", { name: "Focal point" })
  const use = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Use this" }))
    await vi.waitFor(() => expect(chosen).toHaveBeenCalled())
    return chosen.mock.calls[0]![0]
  }
  return { point, use, bodies }
}

const press = (element: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(element, { key })
}

test("arrow keys move the focal point within the picture, which is not cut", async () => {
  const { point, use, bodies } = await open(upload, upload.file)
  press(point, "ArrowLeft", "ArrowLeft", "ArrowUp", ...Array.from({ length: 9 }, () => "ArrowDown"))
  expect(point.getAttribute("aria-valuetext")).toBe("30 % from the left, 100 % from the top")
  expect(await use()).toBe(`${upload.file}@30,100`)
  expect(bodies).toEqual([])
})

test("a part is cut out by its edges, with the keyboard alone", async () => {
  const { use, bodies } = await open(upload, upload.file)
  fireEvent.change(screen.getByLabelText("From the left: 0 %"), { target: { value: "50" } })
  expect(screen.getByText(/^This part has 600 × 800 pixels\. It has few pixels/)).toBeTruthy()
  expect(await use()).toBe(cut.file)
  expect(bodies).toMatchObject([{ crop: cut.crop }])
})

test("the part and the point of an item are shown, and taken back to the whole picture", async () => {
  const { point, use, bodies } = await open(cut, `${cut.file}@10,20`)
  expect(point.getAttribute("aria-valuetext")).toBe("10 % from the left, 20 % from the top")
  expect(screen.getByLabelText("From the left: 50 %")).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Start over" }))
  expect(screen.getByLabelText("From the left: 0 %")).toBeTruthy()
  expect(await use()).toBe(upload.file)
  expect(bodies).toEqual([])
})
