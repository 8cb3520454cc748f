import { type Credentials, knowsPasskeys, NeedsCode } from "../api/auth-provider.ts"
import { element, showTexts, button, sendingForm, textField } from "./form-elements.ts"

type Step = "password" | "code" | "backup code" | "passkey"

interface SignInFormOptions {
  /** Throws NeedsCode if a second factor is enabled. */
  signIn: (credentials: Credentials) => Promise<unknown>
  email?: string | undefined
  /** Set in a dialog: keeps its element ids apart from the page's. */
  idPrefix?: string
}

const fieldsOf = (step: Step, { email, idPrefix = "" }: SignInFormOptions) => {
  if (step === "passkey") {
    const text = knowsPasskeys() ? "passkeyHint" : "passkeyNeedsHttps"
    return [element("p", { text: `console.signIn.${text}` })]
  }
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

const credentialsOf = (step: Step, textOf: (name: string) => string): Credentials => {
  if (step === "passkey") return { isPasskey: true }
  if (step === "password") return { email: textOf("email"), password: textOf("password") }
  return { code: textOf("code").replaceAll(" ", ""), isBackupCode: step === "backup code" }
}

/** The other second factors that a step leads to, with the texts of their buttons. */
const others: Record<Step, Partial<Record<Step, string>>> = {
  password: {},
  code: { passkey: "usePasskey", "backup code": "useBackupCode" },
  "backup code": { code: "useCode" },
  passkey: { code: "useCode" },
}

/** Shows the form in an element: e-mail and password, then the second factor where one is set. */
export const showSignInForm = (holder: HTMLElement, options: SignInFormOptions) => {
  let hasCodes = true
  const show = (step: Step) => {
    const send = async (textOf: (name: string) => string) => {
      try {
        await options.signIn(credentialsOf(step, textOf))
      } catch (error) {
        if (!(error instanceof NeedsCode)) throw error
        ;({ hasCodes } = error)
        show(hasCodes ? "code" : "passkey")
      }
    }
    const usable = Object.entries(hasCodes ? others[step] : {}).filter(
      ([other]) => other !== "passkey" || knowsPasskeys(),
    )
    const links = usable.map(([next, text]) => {
      const link = button(`console.signIn.${text}`, "quiet")
      link.addEventListener("click", () => show(next as Step))
      return link
    })
    const more = links.length > 0 ? element("div", {}, ...links) : undefined
    const submit = `console.signIn.${step === "passkey" ? "passkey" : "submit"}`
    const fields = fieldsOf(step, options)
    holder.replaceChildren(sendingForm({ fields, submit, more, send }))
    showTexts(holder)
    const inputs = [...holder.querySelectorAll("input")]
    const first = inputs.find(({ value }) => value === "") ?? holder.querySelector("button")
    first?.focus()
  }
  show("password")
}
