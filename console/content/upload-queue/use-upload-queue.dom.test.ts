import { act, renderHook } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"

import type { Finding } from "#domain/content/accessibility/findings.ts"

import { HttpError } from "../../api/http-error.ts"
import type { QueuedFile } from "./queue.ts"
import { errorKeyOf, placeItem } from "./send-file.ts"
import { type QueueSteps, useUploadQueue } from "./use-upload-queue.ts"

vi.mock("./send-file.ts", { spy: true })

interface Target {
  isPublished: boolean
}

type Steps = QueueSteps<QueuedFile, Target>

const upload = vi.fn<Steps["upload"]>()
const check = vi.fn<NonNullable<Steps["check"]>>()
const store = vi.fn<Steps["store"]>()
const steps: Steps = {
  collection: "photos",
  prepare: (added) => added,
  inOrder: (queue) => queue.toSorted((one, other) => one.name.localeCompare(other.name)),
  upload,
  check,
  store,
  errorKeyOf,
}

const files = ["3.pdf", "2.pdf", "1.pdf"].map((name) => new File([name], name))
const offline = new HttpError("console.refusals.no_answer", 0)
const refused = new HttpError("console.refusals.refused", 422, {
  errors: { file: "console.errors.not_a_pdf" },
})
const untagged: Finding = { rule: "pdf_untagged", place: "file", text: "" }

beforeEach(() => {
  upload
    .mockReset()
    .mockImplementation(async ({ name }) => ({ file: `media/${name}`, bytes: 1, pdf: null }))
  check.mockReset().mockResolvedValue([])
  store.mockReset().mockImplementation(async ({ name }) => `slug-${name}`)
  vi.mocked(placeItem)
    .mockReset()
    .mockResolvedValue({} as never)
})

const openQueue = async () => {
  const { result } = renderHook(() => useUploadQueue(steps))
  await act(() => result.current.add(files))
  const send = (only?: number, isPublished = true) =>
    act(() => result.current.send({ isPublished }, only))
  const states = () => result.current.queue.map(({ state }) => state)
  return { result, send, states }
}

test("a refused file does not keep the others, and says why", async () => {
  const { result, send, states } = await openQueue()
  upload.mockRejectedValueOnce(refused)
  await send()
  expect(states()).toEqual(["failed", "stored", "stored"])
  expect(result.current.queue[0]!.error).toBe("console.errors.not_a_pdf")
  expect(result.current.isRunning).toBe(false)
})

test("a retry sends the failed item alone, not its file again, and puts it into its place", async () => {
  const { result, send, states } = await openQueue()
  store.mockRejectedValueOnce(offline)
  await send()
  expect(states()).toEqual(["failed", "stored", "stored"])
  expect(result.current.queue[0]!.error).toBe("console.refusals.no_answer")
  await send(result.current.queue[0]!.key)
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(upload).toHaveBeenCalledTimes(3)
  expect(placeItem).toHaveBeenCalledExactlyOnceWith("photos", "slug-1.pdf", "slug-2.pdf")
})

test("an item that is stored but could not be put into its place counts as stored", async () => {
  const { send, states } = await openQueue()
  upload.mockRejectedValueOnce(offline)
  await send()
  vi.mocked(placeItem).mockRejectedValue(refused)
  await send()
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(store).toHaveBeenCalledTimes(3)
})

test("a file with a finding is published only when it is sent once more", async () => {
  const { result, send, states } = await openQueue()
  check.mockResolvedValueOnce([untagged])
  await send()
  expect(states()).toEqual(["warned", "stored", "stored"])
  expect(result.current.queue[0]!.findings).toEqual([untagged])
  await send()
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(store).toHaveBeenCalledTimes(3)
  expect(check).toHaveBeenCalledTimes(3)
})

test("a finding does not keep a draft", async () => {
  const { result, send, states } = await openQueue()
  check.mockResolvedValueOnce([untagged])
  await send(undefined, false)
  expect(states()).toEqual(["stored", "stored", "stored"])
  expect(result.current.queue[0]!.findings).toEqual([untagged])
})
