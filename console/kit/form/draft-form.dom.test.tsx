import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { get } from "idb-keyval"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { connection } from "#console/api/connection.ts"
import { HttpError } from "#console/api/http-error.ts"
import { reauthentication } from "#console/sign-in-session/reauthentication.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { DraftForm } from "./draft-form.tsx"
import { PlainField } from "./plain-field.tsx"
import { useAttempt } from "./use-attempt.ts"

const member = {
  id: "ravi",
  name: "Ravi",
  email: "r@c.example",
  role: "clerk",
  hasSecondFactor: false,
} as const

beforeEach(() => reauthentication.setMember(member))
afterEach(() => reauthentication.setMember(undefined))

const Page = ({ send }: { send: () => Promise<void> }) => {
  const { submit } = useAttempt()
  return (
    <DraftForm draft="note/1" onSubmit={submit(send)}>
      <PlainField name="note" label={{ text: "Note" }} rows={2} />
      <PlainField name="secret" label={{ text: "Secret" }} type="password" isOptional />
      <button type="submit">Send</button>
    </DraftForm>
  )
}

const open = async (send = async () => undefined as void) => {
  const { unmount } = render(
    <TestAdmin>
      <Page send={send} />
    </TestAdmin>,
  )
  // Wait until the stored draft is read from IndexedDB.
  await act(() => import("./draft-store.ts"))
  await act(async () => undefined)
  return unmount
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/Note/)
const type = (text: string) => fireEvent.input(note(), { target: { value: text } })
const kept = async () => JSON.stringify((await get("console-drafts")) ?? {})

test("typed text is restored after the page was left, without the password", async () => {
  const leave = await open()
  type("Ask the father")
  fireEvent.input(screen.getByLabelText(/Secret/), { target: { value: "peepal" } })
  leave()
  await waitFor(async () => expect(await kept()).toContain("Ask the father"))
  expect(await kept()).not.toContain("peepal")
  await open()
  expect(note().value).toBe("Ask the father")
  expect(screen.getByText("What you had typed is back.")).toBeTruthy()
  fireEvent.click(screen.getByText("Discard it"))
  expect(note().value).toBe("")
  await waitFor(async () => expect(await kept()).toBe("{}"))
})

test("a draft restored without its long numbers asks for them", async () => {
  const leave = await open()
  type("Aadhaar 234567890124 is wrong")
  leave()
  await waitFor(async () => expect(await kept()).toContain("Aadhaar … is wrong"))
  await open()
  expect(note().value).toBe("Aadhaar … is wrong")
  expect(
    screen.getByText(
      "What you had typed is back, without numbers of 11 digits or more: type them again where “…” stands.",
    ),
  ).toBeTruthy()
  expect(screen.getByText("Discard it")).toBeTruthy()
})

test("the draft is stored shortly after the last key", async () => {
  vi.useFakeTimers()
  await open()
  type("Ask")
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(await kept()).toContain("Ask")
  expect(screen.getByText("Kept in this browser until you send it.")).toBeTruthy()
})

test("another member does not see the draft", async () => {
  const leave = await open()
  type("Ask the father")
  leave()
  reauthentication.setMember({ ...member, id: "meena" })
  await open()
  expect(note().value).toBe("")
})

test("a sent form deletes its draft, a refused form keeps it", async () => {
  const send = vi.fn<() => Promise<void>>()
  send.mockRejectedValueOnce(new HttpError("console.refusals.no_connection", 0))
  send.mockResolvedValueOnce()
  const leave = await open(send)
  type("Ask the father")
  fireEvent.click(screen.getByText("Send"))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(note().value).toBe("Ask the father")
  fireEvent.click(screen.getByText("Send"))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  leave()
  await waitFor(async () => expect(await kept()).toBe("{}"))
})

test("without a connection it says that nothing is saved, and where the text is", async () => {
  vi.useFakeTimers()
  await open()
  type("Ask the father")
  await act(() => vi.advanceTimersByTimeAsync(1000))
  act(() => connection.report(false))
  expect(screen.getByText("Kept in this browser. There is no connection now.")).toBeTruthy()
  act(() => connection.report(true))
  expect(screen.getByText("Kept in this browser until you send it.")).toBeTruthy()
})
