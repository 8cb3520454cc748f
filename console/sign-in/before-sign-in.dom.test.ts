import { beforeEach, expect, test, vi } from "vitest"

import { showBeforeSignIn } from "./before-sign-in.ts"

const link = { purpose: "join", role: "clerk" }

/** Answers of the server by path; each is a body and perhaps a status. */
const serve = (answers: Record<string, [body: object, status?: number]>) => {
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent(path, typeof body === "string" ? JSON.parse(body) : undefined)
    const [answer, status = 200] = answers[path.replace("/api/console", "")]!
    return Response.json(answer, { status })
  })
  return sent
}

const open = async (token?: string) => {
  const root = document.createElement("div")
  document.body.replaceChildren(root)
  const openConsole = vi.fn<() => Promise<void>>(async () => undefined)
  const loadConsole = vi.fn<() => Promise<void>>(async () => undefined)
  await showBeforeSignIn(root, { token, openConsole, loadConsole })
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  const submit = () => root.querySelector("form")!.dispatchEvent(new Event("submit"))
  const languageButton = () => root.querySelector<HTMLButtonElement>("button[lang]")!
  return { root, openConsole, loadConsole, input, submit, languageButton }
}

const title = () => document.querySelector("h1")?.textContent

beforeEach(() => localStorage.clear())

test("the language changes at once, is stored, and what is typed stays", async () => {
  serve({})
  const { input, languageButton } = await open()
  expect(document.activeElement).toBe(input("email"))
  input("email").value = "ravi@college.example"
  expect(title()).toBe("Sign in")
  languageButton().click()
  expect([title(), document.documentElement.lang, languageButton().lang]).toEqual([
    "साइन इन",
    "hi",
    "en",
  ])
  expect(input("email").value).toBe("ravi@college.example")
  await open()
  expect(title()).toBe("साइन इन")
})

test("the college's emblem, which the server wrote into the page, is shown", async () => {
  serve({})
  document.head.innerHTML = '<meta name="emblem" content="/media/lamp.webp" />'
  const { root } = await open()
  expect(root.querySelector("img")?.getAttribute("src")).toBe("/media/lamp.webp")
})

test("the first typed letter loads the console's scripts, once", async () => {
  serve({})
  const { input, loadConsole } = await open()
  expect(loadConsole).not.toHaveBeenCalled()
  for (const name of ["email", "email", "password"]) {
    input(name).dispatchEvent(new Event("input", { bubbles: true }))
  }
  expect(loadConsole).toHaveBeenCalledOnce()
})

test("a refused sign-in says why; the next one with a second factor asks for its code", async () => {
  const answers: Parameters<typeof serve>[0] = {
    "/auth/sign-in/email": [{ message: "sign_in_refused" }, 401],
  }
  serve(answers)
  const { root, input, submit, openConsole } = await open()
  submit()
  const alert = root.querySelector("[role=alert]")!
  await vi.waitFor(() => expect(alert.textContent).toBe("E-mail and password do not match."))
  answers["/auth/sign-in/email"] = [{ twoFactorRedirect: true, twoFactorMethods: ["totp"] }]
  submit()
  await vi.waitFor(() => expect(input("code")).not.toBeNull())
  expect(document.activeElement).toBe(input("code"))
  expect(openConsole).not.toHaveBeenCalled()
  answers["/auth/two-factor/verify-totp"] = [{}]
  submit()
  await vi.waitFor(() => expect(openConsole).toHaveBeenCalledOnce())
})

test("a member with a passkey and no codes is asked for the passkey alone", async () => {
  serve({ "/auth/sign-in/email": [{ twoFactorRedirect: true, twoFactorMethods: [] }] })
  const { root, submit, openConsole } = await open()
  submit()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Use the passkey"))
  expect(root.querySelectorAll("input")).toHaveLength(0)
  expect(root.textContent).not.toContain("Six digits")
  expect(openConsole).not.toHaveBeenCalled()
})

test("a refused invitation marks its field; an accepted one leads to the sign-in page", async () => {
  const answers: Parameters<typeof serve>[0] = { "/links/abc": [{ data: link }] }
  const sent = serve(answers)
  const { root, input, submit } = await open("abc")
  expect(root.textContent).toContain("You will join as: Clerk.")
  answers["/links/abc"] = [{ message: "refused", errors: { email: ["email.taken"] } }, 422]
  input("email").value = "ravi@college.example"
  submit()
  await vi.waitFor(() => expect(input("email").getAttribute("aria-invalid")).toBe("true"))
  const described = document.getElementById(input("email").getAttribute("aria-describedby")!)
  expect(described?.textContent).toBe("ErrorSomebody with this e-mail is here already.")
  expect(input("name").hasAttribute("aria-invalid")).toBe(false)
  expect(document.activeElement).toBe(input("email"))

  answers["/links/abc"] = [{}]
  submit()
  await vi.waitFor(() => expect(title()).toBe("Sign in"))
  expect(root.querySelector("output")?.textContent).toBe("You can sign in now.")
  expect(window.location.hash).toBe("#/login")
  expect(sent.mock.lastCall).toEqual([
    "/api/console/links/abc",
    { name: "", email: "ravi@college.example", password: "" },
  ])
})

test("a link that is used up says so, and leads to the sign-in page", async () => {
  serve({ "/links/abc": [{ message: "link_over" }, 404] })
  const { root } = await open("abc")
  expect(root.querySelector("[role=alert]")?.textContent).toContain("used up or too old")
  expect(root.querySelector("a")?.textContent).toBe("Go to sign-in")
})

test.each([
  {
    where: "without HTTPS",
    hasPasskeys: false,
    hint: /without HTTPS/,
    buttons: ["I do not have my phone"],
  },
  {
    where: "with HTTPS",
    hasPasskeys: true,
    hint: /fingerprint/,
    buttons: ["Use a passkey", "I do not have my phone"],
  },
])(
  "$where, passkeys are offered or the reason is stated",
  async ({ hasPasskeys, hint, buttons }) => {
    if (hasPasskeys) vi.stubGlobal("PublicKeyCredential", {})
    const signInWith = async (twoFactorMethods: string[]) => {
      serve({ "/auth/sign-in/email": [{ twoFactorRedirect: true, twoFactorMethods }] })
      const { root, submit } = await open()
      submit()
      await vi.waitFor(() => expect(root.querySelector("[name=email]")).toBeNull())
      return root
    }
    const withCodes = await signInWith(["totp"])
    const offered = [...withCodes.querySelectorAll("form button[type=button]")]
    expect(offered.map(({ textContent }) => textContent)).toEqual(buttons)
    expect((await signInWith([])).textContent).toMatch(hint)
  },
)
