import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { maxMediaBytes } from "#domain/content/field-types.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { UploadForm } from "./upload-form.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Uploads a file as a PDF to a server that refuses it with `errors`, and returns the file field. */
const upload = (bytes: number, errors: Record<string, string[]>) => {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ message: "refused", errors }, { status: 422 }),
  )
  vi.stubGlobal("fetch", send)
  render(
    <TestAdmin>
      <UploadForm kind="pdf" button="console.content.uploads.upload" onUploaded={() => undefined} />
    </TestAdmin>,
  )
  const field = screen.getByLabelText<HTMLInputElement>(/^A new PDF \(at most 50 MB\)/)
  const file = new File([new Uint8Array(bytes)], "marks.csv")
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.submit(field.form!)
  return { field, send }
}

test("a file of the wrong type is sent with the kind that was asked for, and its field is marked", async () => {
  const { field, send } = upload(4, { file: ["not_a_pdf"] })
  expect(
    await screen.findByText(
      "This file is not a PDF. In the program that made it, save it as a PDF, and choose that file.",
    ),
  ).toBeTruthy()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect((send.mock.calls[0]![1]!.body as FormData).get("kind")).toBe("pdf")
})

test("a file above the limit is refused before it is sent, and its field is marked", async () => {
  const { field, send } = upload(maxMediaBytes.pdf + 1, {})
  expect(
    await screen.findByText(/^This file is larger than 50 MB\. Divide it into several files/),
  ).toBeTruthy()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(send).not.toHaveBeenCalled()
})
