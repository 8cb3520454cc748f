import { type Credentials, NeedsCode } from "../api/auth-provider.ts"
import { showTexts } from "./dom.ts"
import { button, sendingForm, textField } from "./form.ts"

type Step = "password" | "code" | "backup code"

interface SignInFormOptions {
  /** Throws NeedsCode if a second factor is enabled. */
  signIn: (credentials: Credentials) => Promise<unknown>
  email?: string | undefined
  /** Set in a dialog: keeps its element ids apart from the page's. */
  idPrefix?: string
}

const fieldsOf = (step: Step, { email, idPrefix = "" }: SignInFormOptions) => {
  const field = (name: string, label = name) => ({
    name,
    id: idPrefix + name,
    label: `console.signIn.${label}`,
  })
  if (step === "password") {
    return [
      textField({ ...field("email"), type: "email", autocomplete: "username", value: email }),
      textField({ ...field("password"), type: "password", autocomplete: "current-password" }),
    ]
  }
  if (step === "backup code") {
    return [textField({ ...field("code", "backupCode"), autocomplete: "one-time-code" })]
  }
  const hint = "console.signIn.codeHint"
  return [
    textField({ ...field("code"), hint, autocomplete: "one-time-code", inputmode: "numeric" }),
  ]
}

/** Shows the form in an element: e-mail and password, then the code of the second factor where one is set. */
export const showSignInForm = (holder: HTMLElement, options: SignInFormOptions) => {
  const show = (step: Step) => {
    const send = async (typed: (name: string) => string) => {
      const credentials: Credentials =
        step === "password"
          ? { email: typed("email"), password: typed("password") }
          : { code: typed("code").replaceAll(" ", ""), isBackupCode: step === "backup code" }
      try {
        await options.signIn(credentials)
      } catch (error) {
        if (!(error instanceof NeedsCode)) throw error
        show("code")
      }
    }
    const other = button(`console.signIn.${step === "code" ? "useBackupCode" : "useCode"}`, "quiet")
    other.addEventListener("click", () => show(step === "code" ? "backup code" : "code"))
    const more = step === "password" ? undefined : other
    const fields = fieldsOf(step, options)
    holder.replaceChildren(sendingForm({ fields, submit: "console.signIn.submit", more, send }))
    showTexts(holder)
    const inputs = [...holder.querySelectorAll("input")]
    inputs.find(({ value }) => value === "")?.focus()
  }
  show("password")
}
