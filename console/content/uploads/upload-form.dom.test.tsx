import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { type MediaKind, maxMediaBytes } from "#domain/content/field-types.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { UploadForm } from "./upload-form.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Uploads a file to a server that refuses it with `errors`, and returns the file field. `largest`: what has room. */
const upload = async (
  bytes: number,
  errors: Record<string, string[]>,
  { kind = "pdf", largest = null }: { kind?: MediaKind; largest?: number | null } = {},
) => {
  const send = vi.fn<typeof fetch>(async (_url, { method } = {}) =>
    method === "POST"
      ? Response.json({ message: "refused", errors }, { status: 422 })
      : Response.json({ data: { storage: "local", disk: space, largest } }),
  )
  vi.stubGlobal("fetch", send)
  const { container } = render(
    <TestAdmin>
      <UploadForm
        kind={kind}
        button="console.content.uploads.upload"
        onUploaded={() => undefined}
      />
    </TestAdmin>,
  )
  await screen.findByText(/^Free on the disk of the server: 9 GB of 90 GB/)
  const field = container.querySelector<HTMLInputElement>("[type=file]")!
  const file = new File([new Uint8Array(bytes)], "marks.csv")
  fireEvent.change(field, { target: { files: [file] } })
  fireEvent.submit(field.form!)
  return { field, sent: () => send.mock.calls.filter(([, options]) => options?.method === "POST") }
}

const space = { free: 9e9, total: 90e9, isLow: false, refusesUploads: false }

test("a file of the wrong type is sent after the kind that was asked for, and its field is marked", async () => {
  const { field, sent } = await upload(4, { file: ["not_a_pdf"] })
  expect(
    await screen.findByText(
      "This file is not a PDF. In the program that made it, save it as a PDF, and choose that file.",
    ),
  ).toBeTruthy()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  const body = sent()[0]![1]!.body as FormData
  expect([...body].slice(0, 1)).toEqual([["kind", "pdf"]])
})

test("a file above the limit is refused before it is sent, and its field is marked", async () => {
  const { field, sent } = await upload(maxMediaBytes.pdf + 1, {})
  expect(
    await screen.findByText(/^This file is larger than 50 MB\. Divide it into several files/),
  ).toBeTruthy()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(sent()).toEqual([])
})

test("a file for which the disk has no room is refused before it is sent", async () => {
  const { sent } = await upload(5, {}, { largest: 4 })
  expect(await screen.findByText(/^The disk has no room for this file\./)).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each<{ kind: MediaKind; error: string; text: RegExp }>([
  { kind: "video", error: "not_a_video", text: /neither an MP4 nor a WebM video/ },
  { kind: "video", error: "video_codec", text: /H\.265 \(HEVC\)/ },
  { kind: "video", error: "video_damaged", text: /not copied to its end/ },
  { kind: "captions", error: "not_captions", text: /no file of captions in WebVTT/ },
  { kind: "captions", error: "captions_empty", text: /There are no captions in this file/ },
  { kind: "video", error: "too_large", text: /^This video is larger than 200 MB/ },
])("$error has a text that says what to do", async ({ kind, error, text }) => {
  await upload(4, { file: [error] }, { kind })
  expect(await screen.findByText(text)).toBeTruthy()
})
