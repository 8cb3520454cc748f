import type { Role } from "#domain/staff/permissions.ts"

import { request, requestData } from "../api/api-client.ts"
import { type Credentials, signInStaff } from "../api/auth-provider.ts"
import type { HttpError } from "../api/http-error.ts"
import { storedLanguage, storeLanguage } from "../kit/text/language.ts"
import { collegeEmblem } from "../page-values.ts"
import { element, sendingForm, textField, showTexts, button } from "./form-elements.ts"
import { showSignInForm } from "./sign-in-form.ts"

import styles from "./sign-in.module.css"
import "#ui/tokens.css"

interface LinkFound {
  purpose: "join" | "reset"
  role: Role
}

const fieldsOf = ({ purpose, role }: LinkFound) => {
  const password = textField({
    name: "password",
    label: "console.join.password",
    hint: "console.join.passwordHint",
    type: "password",
    autocomplete: "new-password",
  })
  if (purpose === "reset") return [password]
  return [
    element("p", { text: "console.join.as", "data-role": role }),
    textField({ name: "name", label: "console.join.name", autocomplete: "name" }),
    textField({
      name: "email",
      label: "console.join.email",
      type: "email",
      autocomplete: "username",
    }),
    password,
  ]
}

/**
 * The form of a one-time link: a new member enters their details, an existing one sets a new password. Returns it with
 * the message key of its title.
 */
const loadJoinForm = async (token: string, onDone: () => void) => {
  const path = `/links/${encodeURIComponent(token)}`
  try {
    const link = await requestData<LinkFound>("GET", path)
    const isReset = link.purpose === "reset"
    const form = sendingForm({
      fields: fieldsOf(link),
      submit: `console.join.submit${isReset ? "Reset" : ""}`,
      send: async (value) => {
        const details = { name: value("name"), email: value("email"), password: value("password") }
        await request("POST", path, details)
        onDone()
      },
    })
    form.noValidate = true
    return { title: `console.join.title${isReset ? "Reset" : ""}`, form }
  } catch (error) {
    const text = (error as HttpError).message
    const form = element(
      "div",
      {},
      element("p", { role: "alert", class: styles.failure, text }),
      element("a", { href: "/console", text: "console.join.toSignIn" }),
    )
    return { title: "console.join.title", form }
  }
}

/** The frame of these pages: a centred panel and the language button. */
const createFrame = (root: HTMLElement) => {
  document.documentElement.lang = storedLanguage()
  const languageButton = button("console.language", "quiet")
  const panel = element("main", { class: styles.panel })
  const setLanguage = () => {
    languageButton.lang = storedLanguage() === "hi" ? "en" : "hi"
    document.documentElement.lang = storedLanguage()
    showTexts(root)
  }
  languageButton.addEventListener("click", () => {
    storeLanguage(storedLanguage() === "hi" ? "en" : "hi")
    setLanguage()
  })
  root.replaceChildren(
    element(
      "div",
      { class: styles.page },
      element("div", { class: styles.bar }, languageButton),
      panel,
    ),
  )
  return {
    show: (title: string, ...children: HTMLElement[]) => {
      panel.replaceChildren(
        element("img", { src: collegeEmblem(), alt: "", width: "56", height: "56" }),
        element("p", { class: styles.console, text: "console.title" }),
        element("h1", { text: title }),
        ...children,
      )
      setLanguage()
    },
  }
}

interface BeforeSignInOptions {
  /** The token of a one-time link, if one was opened. */
  token: string | undefined
  /** Loads the console's scripts; called at the first input. */
  loadConsole: () => Promise<unknown>
  openConsole: () => Promise<unknown>
}

/** Shows the pages of visitors who are not signed in: of a one-time link, then sign-in. Without React, as they are forms. */
export const showBeforeSignIn = async (root: HTMLElement, options: BeforeSignInOptions) => {
  const { token, loadConsole, openConsole } = options
  const frame = createFrame(root)
  const signIn = async (credentials: Credentials) => {
    await signInStaff(credentials)
    await openConsole()
  }
  const showSignIn = (notice?: string) => {
    const form = element("div")
    form.addEventListener("input", () => void loadConsole().catch(() => undefined), { once: true })
    const done = element(
      "output",
      {},
      notice && element("p", { class: styles.notice, text: notice }),
    )
    const help = element("p", { class: styles.help, text: "console.signIn.help" })
    frame.show("console.signIn.title", done, form, help)
    showSignInForm(form, { signIn })
  }
  if (token === undefined) return showSignIn()
  const { title, form } = await loadJoinForm(token, () => {
    window.history.replaceState(null, "", "#/login")
    showSignIn("console.join.done")
  })
  frame.show(title, form)
}
