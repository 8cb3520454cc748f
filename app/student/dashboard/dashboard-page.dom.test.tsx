import { act, fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"

import { localise } from "#domain/content/localise.ts"
import type { SessionData } from "#domain/student/session-data.ts"
import type { OwnCard } from "#server/features/students/students.ts"
import { sampleNames } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { studentRow } from "#tests/support/samples/students.ts"

import { studentMessages } from "../messages.server.ts"
import { saveSession } from "../stored-session.ts"
import DashboardPage from "./dashboard-page.tsx"

const { dashboard: messages, card: cardMessages, password } = studentMessages.en
const student = {
  ...studentRow({ urn: "URN1" }),
  compulsory_subjects: "Zoology,Botany",
  curricular_subject: "Hindi",
  image_file: null,
} as unknown as SessionData
const card: OwnCard = {
  student,
  college: settings.college,
  texts: settings.identity_card,
  session: "2024-2025",
  valid_until: "2025-06-30",
  qr: { size: 21, path: "M0 0h1v1h-1z" },
  names: sampleNames,
  sign_in: { failed_attempts: 0, has_password: false },
}

/** The calls, in order, each with what answers it. */
let calls: { address: string; answer: (response: Response | Error) => Promise<void> }[]

beforeEach(() => {
  calls = []
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (response: Response | Error) =>
          act(async () => (response instanceof Error ? reject(response) : resolve(response)))
        calls.push({ address, answer })
      }),
  )
  saveSession("the-token", student)
})

const openDashboard = () => {
  const loaderData = {
    path: "/student/dashbaord",
    college: localise(settings.college, "en"),
    messages: { ...messages, card: cardMessages, password },
    feeds: [],
  }
  const props = { loaderData, params: { urn: "URN1" } } as unknown as Parameters<
    typeof DashboardPage
  >[0]
  const App = createRoutesStub([
    { path: "/student/dashbaord/:urn", Component: () => <DashboardPage {...props} /> },
    { path: "/student/student-login", Component: () => <h1>Login</h1> },
  ])
  render(<App initialEntries={["/student/dashbaord/URN1"]} />)
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })))

test("'Logout' takes the card from the screen and opens the login, even if the server never answers", async () => {
  openDashboard()
  await calls[0]!.answer(Response.json(card))
  screen.getAllByText("Anjali Kushwaha")
  await press(messages.logout)
  expect(calls.map(({ address }) => address)).toEqual(["/api/student/me", "/api/logout"])
  expect(screen.queryByText("Anjali Kushwaha")).toBeNull()
  screen.getByRole("heading", { name: "Login" })
  expect(localStorage).toHaveLength(0)
})

test.each([
  { what: "no reply", reply: () => new TypeError("Failed to fetch"), shows: messages.failed },
  {
    what: "an error of the server",
    reply: () => Response.json({}, { status: 500 }),
    shows: messages.serverError,
  },
])(
  "after $what 'Try again' shows that it loads, and announces a second failure",
  async ({ reply, shows }) => {
    openDashboard()
    await calls[0]!.answer(reply())
    const first = screen.getByRole("alert")
    expect(first.textContent).toContain(shows)
    await press(messages.again)
    screen.getByText(messages.loading)
    expect(screen.queryByRole("alert")).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("main"))
    await calls[1]!.answer(reply())
    // A new element: screen readers announce an alert that is added.
    expect(screen.getByRole("alert")).not.toBe(first)
    await press(messages.again)
    await calls[2]!.answer(Response.json(card))
    screen.getAllByText("Anjali Kushwaha")
  },
)

test.each([
  { failed_attempts: 0, shows: "" },
  { failed_attempts: 1, shows: "1 failed attempt since your last sign-in." },
  { failed_attempts: 3, shows: "3 failed attempts since your last sign-in." },
])("after $failed_attempts failed sign-ins shows '$shows'", async ({ failed_attempts, shows }) => {
  openDashboard()
  await calls[0]!.answer(
    Response.json({ ...card, sign_in: { failed_attempts, has_password: false } }),
  )
  expect(screen.queryByText(/failed attempt/)?.textContent ?? "").toBe(shows)
})

test("a student who must set a password first sees only its form, then the card", async () => {
  openDashboard()
  await calls[0]!.answer(Response.json({ message: "" }, { status: 403 }))
  screen.getByText(password.needed)
  expect(screen.queryByText("Anjali Kushwaha")).toBeNull()
  await press(password.save)
  await calls[1]!.answer(
    Response.json({ message: "", errors: { password: "password.too_short" } }, { status: 422 }),
  )
  expect(document.querySelector("#password-error")?.textContent).toContain("At least 15")
  expect(document.activeElement?.id).toBe("password")
  await press(password.save)
  await calls[2]!.answer(Response.json({ message: "Set" }))
  expect(calls.map(({ address }) => address).at(-1)).toBe("/api/student/me")
  await calls[3]!.answer(Response.json(card))
  screen.getAllByText("Anjali Kushwaha")
})
