import { fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { afterEach, expect, test } from "vitest"

import { settle } from "#tests/support/application-form.tsx"
import { sampleProgramme, sampleRules } from "#tests/support/samples/session.ts"

import { rememberSubmitted } from "./confirmation/submitted-form.ts"
import FormPage from "./form-page.tsx"
import { formMessages } from "./messages/messages.server.ts"
import { closedFormMessages } from "./start-page/read-start-page.server.ts"

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const messages = formMessages("en")

const programme = sampleProgramme("BA")
const headingText = "Application for Bachelor of Arts(BA)-Part -1"

const renderPage = async ({ isOpen = true } = {}) => {
  const dates = { isOpen, note: isOpen ? undefined : "Applications closed on 25 July 2025." }
  const closed = closedFormMessages("en")
  const shown = {
    dates,
    closed,
    messages,
    rules: sampleRules,
    notice: undefined,
    shown: { notice_version: "", declaration_version: "" },
  }
  const loaderData = { programme, heading: headingText, isPart: true, version: "1.2.10", ...shown }
  const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof FormPage>[0]
  const path = "/admission-form/ba/part-1"
  const App = createRoutesStub([{ path, Component: () => <FormPage {...props} /> }])
  render(<App initialEntries={[path]} />)
  await settle()
}

/** The first screen of the form. */
const question = () => screen.queryByRole("heading", { name: messages.draft.question })

test("going back after the submission shows why the form is empty, and offers another form", async () => {
  rememberSubmitted("BA", "ABCDEFGHJKLM")
  await renderPage()
  const heading = screen.getByRole("heading", { name: messages.submitted.title })
  expect(document.activeElement).toBe(heading)
  screen.getByText(/ABCD-EFGH-JKLM/)
  expect(screen.getByRole("link", { name: messages.chooser.openSheet }).getAttribute("href")).toBe(
    "/admission-form/print/ABCDEFGHJKLM",
  )
  expect(question()).toBeNull()

  fireEvent.click(screen.getByRole("button", { name: messages.submitted.another }))
  await settle()
  expect(screen.queryByText(/ABCD-EFGH-JKLM/)).toBeNull()
  expect(question()).not.toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(document.activeElement).toBe(question())
})

test.each([
  { what: "on one's own device in a later visit", device: "own", session: "2025-26", isTold: true },
  { what: "in another session", device: "own", session: "2024-25", isTold: false },
  {
    what: "on a shared device in a later visit",
    device: "shared",
    session: "2025-26",
    isTold: false,
  },
] as const)("$what the form says that one has applied: $isTold", async (later) => {
  const { device, session, isTold } = later
  rememberSubmitted("BA", "ABCDEFGHJKLM", { device, session })
  sessionStorage.clear()
  await renderPage()
  expect(question() === null).toBe(isTold)
  if (!isTold) return
  const status = screen.getByRole("link", { name: messages.chooser.status })
  expect(status.getAttribute("href")).toBe("/admission-status")
  fireEvent.click(screen.getByRole("button", { name: messages.submitted.another }))
  await settle()
  expect(question()).not.toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each([
  { what: "another course", course: "BSc", code: "ABCDEFGHJKLM" },
  { what: "a malformed code", course: "BA", code: "<b>" },
])("$what leaves the form as it is", async ({ course, code }) => {
  rememberSubmitted(course, code)
  await renderPage()
  expect(question()).not.toBeNull()
})

test("a programme that is closed says so instead of the form, and leads to the status page", async () => {
  await renderPage({ isOpen: false })
  expect(document.getElementById("application")).toBeNull()
  screen.getByText("Applications closed on 25 July 2025.")
  screen.getByText(closedFormMessages("en").kept)
  const status = screen.getByRole("link", { name: messages.chooser.status })
  expect(status.getAttribute("href")).toBe("/admission-status")
})
