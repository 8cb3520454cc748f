import { fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeAll, expect, test, vi } from "vitest"

import { toAnswers } from "#domain/applications/drafts/answers-file.ts"
import { filledValues, renderForm } from "#tests/support/application-form.tsx"

import { transferEn as texts } from "./texts.en.ts"
import { transferHi } from "./texts.hi.ts"

const code = "DRABCDEFGHJKLM"
const pin = "493817"

// The first import takes longer than a query waits.
beforeAll(() => import("./transfer-dialog.tsx"))
afterEach(() => void vi.unstubAllGlobals())

const opened = (values = filledValues("BA")) => ({
  outcome: "opened",
  version: 3,
  expires_at: "2026-08-01T00:00:00.000Z",
  submission_key: "key-of-the-stored-form-1",
  answers: toAnswers({
    course: "BA",
    session: "2026-27",
    saved_at: "2026-07-01T10:00:00.000Z",
    values: { ...values, start_token: "begun" },
    files: [],
  }),
})

/** Answers the calls with these replies, one after another. */
const answerWith = (...replies: object[]) => {
  const sent: [string, Record<string, unknown>][] = []
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body)) as Record<string, unknown>])
    return { json: async () => replies.shift() ?? {} }
  })
  return sent
}

const openDialog = async (language: "en" | "hi" = "en") => {
  const form = await renderForm({ device: "own", language })
  await form.press(form.button(form.messages.draft.transfer)!)
  const { close } = language === "hi" ? transferHi : texts
  await screen.findByRole("button", { name: close })
  return form
}

const type = (label: string, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index]!, { target: { value } })

const openStored = () => {
  type(texts.code, code)
  type(texts.pin, pin, 1)
  fireEvent.click(screen.getByRole("button", { name: texts.open.action }))
}

test("a stored form fills an empty one under its own key, and the PIN stays nowhere", async () => {
  const sent = answerWith(opened())
  const { control } = await openDialog()
  openStored()
  await waitFor(() => expect(control("applicant_name").value).not.toBe(""))
  expect(sent).toEqual([["/api/v2/admission/drafts/open", { code, pin }]])
  expect(control("submission_key").value).toBe("key-of-the-stored-form-1")
  expect(control("agreed_to_declaration").checked).toBe(false)
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(kept).toContain(code)
  expect(kept).not.toContain(pin)
})

test("a newer version on the server is shown, not overwritten, and may be kept beside", async () => {
  const stored = { outcome: "stored", message: "Stored.", saved_at: "2026-07-01T10:00:00.000Z" }
  const expires_at = "2026-08-01T00:00:00.000Z"
  const sent = answerWith(
    { ...stored, code, version: 1, expires_at },
    { outcome: "conflict", message: "A newer one.", version: 2, saved_at: stored.saved_at },
    { ...stored, code: "DRMNPQRSTUVWXY", version: 1, expires_at },
  )
  const { enter } = await openDialog()
  await enter("applicant_name", "Asha")
  type(texts.pin, pin)
  fireEvent.click(screen.getByRole("button", { name: texts.store.action }))
  await screen.findByText("DR-ABCD-EFGH-JKLM")
  type(texts.pin, pin)
  fireEvent.click(screen.getByRole("button", { name: texts.store.again }))
  fireEvent.click(await screen.findByRole("button", { name: texts.store.newCode }))
  await screen.findByText("DR-MNPQ-RSTU-VWXY")
  expect(sent.map(([, { code: to, version }]) => [to, version])).toEqual([
    [undefined, undefined],
    [code, 1],
    [undefined, undefined],
  ])
})

test("without a connection the form stays as it is, and says so in Hindi", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))
  const { control, enter } = await openDialog("hi")
  await enter("applicant_name", "आशा")
  type(transferHi.pin, pin)
  fireEvent.click(screen.getByRole("button", { name: transferHi.store.action }))
  await screen.findByText(transferHi.noReply)
  expect(control("applicant_name").value).toBe("आशा")
})
