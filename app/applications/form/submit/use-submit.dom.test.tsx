import { act, screen, within } from "@testing-library/react"
import { get, set } from "idb-keyval"
import { beforeEach, expect, test, vi } from "vitest"

import { toItem } from "#app/applications/outbox/outbox-item.ts"
import { alreadyReceivedText } from "#domain/applications/messages/replies.ts"
import {
  confirmWith,
  filledValues,
  renderForm,
  settle,
  storeDraft,
} from "#tests/support/application-form.tsx"
import { fakeRequests } from "#tests/support/fake-xml-http-request.ts"

let requests: ReturnType<typeof fakeRequests>["requests"]

beforeEach(() => {
  const fake = fakeRequests()
  requests = fake.requests
  vi.stubGlobal("XMLHttpRequest", fake.XMLHttpRequest)
})

const pictureKey = (name: string) => `admission-draft:BA:${name}`

/** A filled form on its last tab, with pictures and consent. */
const renderFilledForm = async (language: "en" | "hi" = "en") => {
  for (const name of ["image", "signature"]) {
    await set(pictureKey(name), new File([name], `${name}.jpg`, { type: "image/jpeg" }))
  }
  storeDraft(filledValues(), { step: 4 })
  const form = await renderForm({ language })
  await screen.findByAltText(form.messages.upload.alt.signature)
  await form.tick("agreed_to_declaration")
  /** Submits, and waits until the form is in the outbox and is sent. */
  const submit = async () => {
    const before = requests.length
    await form.submit()
    await isSent(before + 1)
  }
  return { ...form, submit }
}

/** Waits for so many requests. */
const isSent = async (count: number) => {
  await vi.waitFor(() => expect(requests).toHaveLength(count))
  await settle()
}

/** The server's answer to the last request: stored, with the hashes of what was sent. */
const accept = async (admission_code = "ABCDEFGHJKLM") => {
  const { body } = requests.at(-1)!
  const { hashes } = await toItem(body, {} as Parameters<typeof toItem>[1])
  await answer(200, { response: true, admission_code, received: hashes })
}

type Form = Awaited<ReturnType<typeof renderFilledForm>>

const answer = async (...reply: Parameters<(typeof requests)[number]["answer"]>) => {
  requests.at(-1)!.answer(...reply)
  await settle()
}

test("submits once while a request is open, and shows its progress", async () => {
  const { submit, button } = await renderFilledForm()
  await submit()
  expect(button("Submitting...")!.disabled).toBe(true)
  act(() => requests[0]!.progress(1, 4))
  screen.getByText("25% sent")
  expect(screen.getByRole("progressbar", { name: "Submitting..." }).getAttribute("value")).toBe(
    "25",
  )
  document.querySelector("form")!.requestSubmit()
  await settle()
  expect(requests).toHaveLength(1)
})

test("a double click submits once", async () => {
  await renderFilledForm()
  const form = document.querySelector("form")!
  form.requestSubmit()
  form.requestSubmit()
  await isSent(1)
  expect(requests).toHaveLength(1)
})

test("sends consent, ISO date and pictures", async () => {
  const { submit } = await renderFilledForm()
  await submit()
  const { body } = requests[0]!
  expect(body.get("agreed_to_declaration")).toBe("1")
  expect(body.get("same_as_correspondence")).toBe("0")
  expect(body.get("dob")).toBe("2007-03-27")
  expect(body.getAll("compulsory_subjects[]")).toEqual(["Hindi", "History", "Political Science"])
  expect((body.get("image") as File).name).toBe("image.jpg")
  expect(body.get("submission_key")).toBe("key-of-the-stored-draft")
})

test.each(["en", "hi"] as const)(
  "opens the sheet of an accepted form and deletes the draft (%s)",
  async (language) => {
    const { submit } = await renderFilledForm(language)
    await submit()
    await accept()
    await screen.findByRole("heading", { name: "Sheet" })
    expect({ ...localStorage }).toEqual({
      admission_code: "ABCDEFGHJKLM",
      "submitted:BA": "ABCDEFGHJKLM 2025-26",
    })
    expect(await get(pictureKey("image"))).toBeUndefined()
  },
)

test("keeps an accepted form for another course if the applicant ticks it, without the consent", async () => {
  const { submit, press, messages } = await renderFilledForm()
  await press(screen.getByRole("checkbox", { name: messages.draft.keepForAnother }))
  await submit()
  await accept()
  await screen.findByRole("heading", { name: "Sheet" })
  const kept = localStorage.getItem("admission-draft:submitted")
  expect(kept).toContain("Ramdhani Kushwaha")
  expect(kept).not.toContain("agreed")
  expect(localStorage.getItem("admission-draft:BA")).toBeNull()
})

test("remembers the sheet of a form sent from a shared device only in the tab", async () => {
  const { answer: answerDevice, submit, press, button, messages } = await renderFilledForm()
  await press(button(messages.draft.change)!)
  await answerDevice("shared")
  await submit()
  await accept()
  await screen.findByRole("heading", { name: "Sheet" })
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage.getItem("admission_code")).toMatch(/^ABCDEFGHJKLM \d+$/)
})

/** The connection is lost: the form waits, without a timer, until the test says that it is back. */
const goOffline = async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  requests.at(-1)!.breakOff()
  await settle()
}

/** Sends the form, gets no reply and ends the retries. */
const failsToSend = async ({ submit, press, button, messages }: Form) => {
  await submit()
  await goOffline()
  await press(button(messages.send.stop)!)
}

test.each([
  { language: "en", text: "The server does not answer. Trying again..." },
  { language: "hi", text: "सर्वर से उत्तर नहीं मिल रहा है। फिर प्रयास हो रहा है..." },
] as const)("without a reply sends the same again by itself ($language)", async (expected) => {
  const { messages, submit, button } = await renderFilledForm(expected.language)
  await submit()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await act(async () => requests[0]!.breakOff())
  expect(screen.getByText(expected.text).closest("output")).not.toBeNull()
  expect(button(messages.form.submitting)!.disabled).toBe(true)
  expect(screen.queryByRole("alert")).toBeNull()
  expect(requests).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  vi.useRealTimers()
  expect(requests).toHaveLength(2)
  expect(requests[1]!.body).toBe(requests[0]!.body)
  // The line stays while the form is sent, so that it is announced once.
  screen.getByText(expected.text)
  await accept()
  await screen.findByRole("heading", { name: "Sheet" })
})

test("says that it waits for a connection while the browser is offline", async () => {
  const { messages, submit } = await renderFilledForm()
  await submit()
  await goOffline()
  expect(screen.getByText(messages.send.queued).closest("output")).not.toBeNull()
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
  window.dispatchEvent(new Event("online"))
  await settle()
  screen.getByText(messages.send.retrying)
})

test("'Try now' sends at once, and never twice at once", async () => {
  const { messages, submit, press, button } = await renderFilledForm()
  await submit()
  await goOffline()
  document.querySelector("form")!.requestSubmit()
  await press(button(messages.send.now)!)
  await press(button(messages.send.now)!)
  expect(requests).toHaveLength(2)
})

test("a change of the form ends the retries: they would send it without the change", async () => {
  const { messages, submit, enter, press, button } = await renderFilledForm()
  await submit()
  await goOffline()
  await enter("applicant_mobile", "6000000099")
  expect(button(messages.send.stop)).toBeNull()
  within(screen.getByRole("alert")).getByText(messages.send.noReply)
  await press(button(messages.send.again)!)
  await isSent(2)
  expect(requests[1]!.body.get("applicant_mobile")).toBe("6000000099")
})

test("clearing the form ends the retries, without a message for the next applicant", async () => {
  const { messages, submit, press, button } = await renderFilledForm()
  await submit()
  await goOffline()
  confirmWith(true)
  await press(button(messages.draft.clear)!)
  await settle()
  expect(button(messages.send.stop)).toBeNull()
  expect(screen.queryByText(messages.send.retrying)).toBeNull()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("keeps all values without a reply, and sends them again under the same key", async () => {
  const form = await renderFilledForm()
  const { messages, button, press, control } = form
  await failsToSend(form)
  const alert = within(screen.getByRole("alert"))
  alert.getByText("No response received from server")
  alert.getByText(messages.send.noReplyHint)
  expect(button("Submit")!.disabled).toBe(false)
  expect(control("applicant_name").value).not.toBe("")
  await press(button("Try again")!)
  await isSent(2)
  const keys = requests.map(({ body }) => body.get("submission_key"))
  expect(keys).toEqual(["key-of-the-stored-draft", "key-of-the-stored-draft"])
})

test("'Try again' requires the last tab and the consent, like 'Submit'", async () => {
  const form = await renderFilledForm()
  const { button, openStep, tick } = form
  await failsToSend(form)
  await openStep(0)
  screen.getByText("No response received from server")
  expect(button("Try again")).toBeNull()
  await openStep(4)
  await tick("agreed_to_declaration")
  expect(button("Try again")!.disabled).toBe(true)
  await tick("agreed_to_declaration")
  expect(button("Try again")!.disabled).toBe(false)
})

test.each([
  { status: 500, body: { error: "Internal Server Error" }, shown: "Internal Server Error" },
  { status: 200, body: {}, shown: "An error occurred while submitting the form" },
])("shows '$shown' and offers another try", async ({ status, body, shown }) => {
  const { submit, button } = await renderFilledForm()
  await submit()
  await answer(status, body)
  within(screen.getByRole("alert")).getByText(shown)
  expect(button("Try again")!.disabled).toBe(false)
})

test("after a change of the language a failure is shown in it, and can be sent again", async () => {
  const { submit, changeLanguage } = await renderFilledForm()
  await submit()
  await answer(500, { error: "Internal Server Error" })
  const { send } = await changeLanguage()
  const alert = within(screen.getByRole("alert"))
  alert.getByText(send.failed)
  expect(alert.queryByText("Internal Server Error")).toBeNull()
  alert.getByRole("button", { name: send.again })
})

test("after a change of the language an admission code stays, with the link to its status", async () => {
  const { submit, changeLanguage } = await renderFilledForm()
  await submit()
  const message = alreadyReceivedText("en", "ABCDEFGHJKLM")
  await answer(409, { response: false, message, errors: { submission_key: ["Used"] } })
  await changeLanguage()
  within(screen.getByRole("alert")).getByText(message)
  const link = screen.getByRole("link", { name: "भेजे जा चुके आवेदन की स्थिति देखें" })
  expect(link.getAttribute("href")).toBe("/hi/admission-status")
})

test("a correction after a lost reply shows the first admission code and links to its status", async () => {
  const { submit } = await renderFilledForm("hi")
  await submit()
  const message = alreadyReceivedText("hi", "ABCDEFGHJKLM")
  await answer(409, { response: false, message, errors: { submission_key: ["Used"] } })
  within(screen.getByRole("alert")).getByText(message)
  const link = screen.getByRole("link", { name: "भेजे जा चुके आवेदन की स्थिति देखें" })
  expect(link.getAttribute("href")).toBe("/hi/admission-status")
})
