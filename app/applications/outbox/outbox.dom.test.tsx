import { act, fireEvent, render, screen } from "@testing-library/react"
import { createStore, get, set } from "idb-keyval"
import { createRoutesStub } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"

import { fakeRequests } from "#tests/support/fake-xml-http-request.ts"

import { outboxEn } from "../messages/outbox.en.ts"
import { type OutboxItem, toItem } from "./outbox-item.ts"
import { writeList } from "./outbox-list.ts"
import { OutboxPanel } from "./outbox-panel.tsx"
import { queueItem } from "./outbox-store.ts"

let requests: ReturnType<typeof fakeRequests>["requests"]

beforeEach(() => {
  const fake = fakeRequests()
  requests = fake.requests
  vi.stubGlobal("XMLHttpRequest", fake.XMLHttpRequest)
})

const stored = (key: string) => get<OutboxItem>(key, createStore("admission-outbox", "items"))
const putRaw = (key: string, value: unknown) =>
  set(key, value, createStore("admission-outbox", "items"))

const queue = async (key: string) => {
  const body = new FormData()
  body.set("submission_key", key)
  body.set("aadhar_no", "234567890124")
  body.set("image", new File(["image"], "image.jpg", { type: "image/jpeg" }))
  const draft = { savedAt: 0, submissionKey: key, step: 4, values: {} }
  const path = "/admission-form/ba/part-1"
  const item = await toItem(body, { course: "BA", session: "2025-26", path, createdAt: 0, draft })
  expect(await queueItem(item)).toBe(true)
  return item
}

const renderPanel = async (sent: number) => {
  const App = createRoutesStub([{ path: "/admission-form", Component: OutboxPanel }])
  render(<App initialEntries={["/admission-form"]} />)
  await vi.waitFor(() => expect(requests).toHaveLength(sent))
}

const answer = (received: object, index = 0) =>
  act(async () =>
    requests[index]!.answer(200, { response: true, admission_code: "ABCDEFGHJKLM", received }),
  )

const key = "key-of-a-waiting-form"

test.each(["form", "image"] as const)(
  "a form whose %s arrived otherwise than it was sent stays, with its pictures",
  async (name) => {
    const { hashes, files } = await queue(key)
    await renderPanel(1)
    await answer({ ...hashes, [name]: "0" })
    await screen.findByText(outboxEn.unconfirmed)
    expect((await stored(key))?.files).toEqual(files)
    expect(localStorage.getItem("admission_code")).toBeNull()
  },
)

test("a confirmed form leaves only its receipt", async () => {
  const { hashes } = await queue(key)
  await renderPanel(1)
  await answer(hashes)
  await screen.findByText(outboxEn.received)
  expect(JSON.stringify(await stored(key))).not.toContain("2345")
})

const open = async (end: string) => {
  fireEvent.change(screen.getByLabelText(new RegExp(outboxEn.proof)), { target: { value: end } })
  fireEvent.click(screen.getByRole("button", { name: outboxEn.open }))
}

test("after five wrong ends even the right one opens nothing", async () => {
  await queue(key)
  await renderPanel(1)
  fireEvent.click(await screen.findByRole("button", { name: outboxEn.open }))
  for (let count = 1; count <= 5; count += 1) {
    await open(`000${count}`)
    await screen.findByText(outboxEn.wrong)
    await vi.waitFor(() =>
      expect(localStorage.getItem("admission-outbox-attempts")).toContain(`"count":${count}`),
    )
  }
  await open("0124")
  await screen.findByText(outboxEn.tooMany)
  expect(await stored(key)).toBeDefined()
})

test.each([
  { what: "nothing", value: null },
  { what: "another value", value: { key: "broken" } },
])("a stored form that is $what is reported, and holds up no other", async ({ value }) => {
  const { hashes } = await queue(key)
  await putRaw("broken", value)
  writeList(["broken", key])
  await renderPanel(1)
  await screen.findByText(outboxEn.lost)
  await answer(hashes)
  expect(await screen.findByText(outboxEn.received)).toBeTruthy()
})

test("a form that came after the end says why, is sent no more, and its applicant deletes it", async () => {
  await queue(key)
  await renderPanel(1)
  const closed = "Applications for this course have closed."
  const refusal = { response: false, message: closed, errors: { course: [closed] } }
  await act(async () => requests[0]!.answer(422, refusal))
  await screen.findByText(outboxEn.refused)
  expect(screen.getByText(closed)).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event("online")))
  expect(requests).toHaveLength(1)
  expect(screen.queryByRole("button", { name: outboxEn.sendNow })).toBeNull()

  fireEvent.click(screen.getByRole("button", { name: outboxEn.open }))
  const remove = (end: string) => {
    fireEvent.change(screen.getByLabelText(new RegExp(outboxEn.proof)), { target: { value: end } })
    fireEvent.click(screen.getByRole("button", { name: outboxEn.remove }))
  }
  remove("0000")
  await screen.findByText(outboxEn.wrong)
  expect(await stored(key)).toBeDefined()
  remove("0124")
  await vi.waitFor(() => expect(screen.queryByText(outboxEn.title)).toBeNull())
  expect(await stored(key)).toBeUndefined()
})
