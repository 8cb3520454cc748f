import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"

import { studentMessages } from "../messages.server.ts"
import { LoginForm } from "./login-form.tsx"

const { login: messages } = studentMessages.en
const success = { access_token: "the-token", admission: { urn: "SU24/0001" } }

const openLogin = () => {
  const App = createRoutesStub([
    { path: "/", Component: () => <h1>Home</h1> },
    {
      path: "/student/student-login",
      Component: () => (
        <LoginForm messages={messages} takesOthers={false} dashboardPath="/student/dashbaord" />
      ),
    },
    { path: "/student/dashbaord/:urn", Component: () => <h1>Dashboard</h1> },
  ])
  render(<App initialEntries={["/", "/student/student-login"]} initialIndex={1} />)
}

const submit = async (aadhaar: string, dob: string) => {
  fireEvent.input(screen.getByLabelText(messages.aadhaar), { target: { value: aadhaar } })
  fireEvent.input(screen.getByLabelText(messages.dob), { target: { value: dob } })
  await act(async () => fireEvent.submit(document.querySelector("form")!))
}

/** Answers the login call, and signs in with a well-formed number and date. */
const signIn = async (status: number, reply: unknown) => {
  vi.stubGlobal("fetch", async () => Response.json(await reply, { status }))
  openLogin()
  await submit("999941057058", "27-03-2007")
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers())

test("after success shows 'Loading...' for 1.5 s, then stores the token and opens the dashboard", async () => {
  await signIn(200, success)
  await wait(1499)
  expect(screen.getByRole("button", { name: "Loading..." })).toHaveProperty("disabled", true)
  expect(localStorage.length).toBe(0)
  await wait(1)
  expect(localStorage.getItem("student_token")).toBe("the-token")
  expect(screen.getByRole("heading").textContent).toBe("Dashboard")
})

test("does not sign in if the page was left before the reply", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await signIn(200, promise)
  cleanup()
  await act(async () => resolve(success))
  await wait(2000)
  expect(localStorage.length).toBe(0)
})

test("says so if the browser does not store the token", async () => {
  await signIn(200, success)
  vi.stubGlobal("localStorage", undefined)
  await wait(1500)
  expect(screen.getByRole("alert").textContent).toBe(messages.noStorage)
  expect(screen.getByRole("button", { name: messages.submit })).toHaveProperty("disabled", false)
})

const throttled = "Too many failed attempts. Please try again in 15 minutes."
const broken = "Something went wrong on our side. Please try again in a minute."

test.each([
  { status: 401, message: "No match", shows: [messages.refused] },
  { status: 200, message: "No match", shows: [messages.refused] },
  { status: 200, message: "", shows: [messages.refused] },
  { status: 429, message: throttled, shows: [messages.refused, throttled] },
  { status: 503, message: broken, shows: [broken] },
])(
  "a reply $status with the message '$message' is refused, even with a token",
  async ({ status, message, shows }) => {
    await signIn(status, { ...success, message })
    const texts = [...screen.getByRole("dialog").querySelectorAll("div > p")]
    expect(texts.map((text) => text.textContent)).toEqual(shows)
    await wait(2000)
    expect(localStorage.length).toBe(0)
    expect(screen.queryByText("Dashboard")).toBeNull()
  },
)

test.each([
  { what: "an empty object", reply: {} },
  { what: "null", reply: null },
])("treats $what as no reply", async ({ reply }) => {
  await signIn(200, reply)
  expect(screen.getByRole("alert").textContent).toBe(messages.noReply)
})

test("sends an own password or a code in place of the date of birth, as it was typed", async () => {
  const sent: unknown[] = []
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: FormData }) => {
    sent.push(Object.fromEntries(body))
    return Response.json({ message: "No match" }, { status: 401 })
  })
  openLogin()
  fireEvent.click(screen.getByRole("button", { name: messages.usePassword }))
  expect(screen.queryByLabelText(messages.dob)).toBeNull()
  const type = async (secret: string) => {
    fireEvent.input(screen.getByLabelText(messages.aadhaar), { target: { value: "999941057058" } })
    fireEvent.input(screen.getByLabelText(messages.password), { target: { value: secret } })
    await act(async () => fireEvent.submit(document.querySelector("form")!))
  }
  await type("")
  expect(document.querySelector("#password-error")?.textContent).toContain(messages.errors.password)
  await type(" Tamarind  tree ")
  expect(sent).toEqual([{ userid: "999941057058", password: " Tamarind  tree ", role: "3" }])
  expect(screen.getByRole("dialog").textContent).toContain(messages.refusedPassword)
})

test("each field shows its own error until it is corrected (specification 6.6)", async () => {
  const fetchStub = vi.fn<typeof fetch>()
  vi.stubGlobal("fetch", fetchStub)
  const errors = () =>
    [...document.querySelectorAll("[id$=-error]")].map(({ id, textContent }) => [id, textContent])
  openLogin()
  await submit("1234", "")
  expect(errors()).toEqual([
    ["userid-error", "Error: Aadhar must 12 digit"],
    ["dob-error", "Error: Date of birth must"],
  ])
  expect(document.activeElement?.id).toBe("userid")
  await submit("999941057058", "31-02-2007")
  expect(errors()).toEqual([["dob-error", "Error: Enter a real date, for example 27‑03‑2007"]])
  expect(document.activeElement?.id).toBe("dob")
  expect(fetchStub).not.toHaveBeenCalled()
})

test("the error of a field is in the page when the field gets the focus", async () => {
  openLogin()
  const errorAtFocus = vi.fn<(text: string | undefined) => void>()
  screen
    .getByLabelText(messages.aadhaar)
    .addEventListener("focus", () =>
      errorAtFocus(document.querySelector("#userid-error")?.textContent),
    )
  await submit("1234", "27-03-2007")
  expect(errorAtFocus).toHaveBeenCalledExactlyOnceWith("Error: Aadhar must 12 digit")
})
