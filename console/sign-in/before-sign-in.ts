import { type Credentials, signInStaff } from "../api/auth-provider.ts"
import { storedLanguage, storeLanguage } from "../kit/text/language.ts"
import { collegeEmblem } from "../page-values.ts"
import { element, showTexts } from "./dom.ts"
import { button } from "./form.ts"
import { loadJoinForm } from "./join-form.ts"
import { showSignInForm } from "./sign-in-form.ts"

import "#ui/tokens.css"
import styles from "./sign-in.module.css"

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
