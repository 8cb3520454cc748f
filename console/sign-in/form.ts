import type { HttpError } from "../api/http-error.ts"
import { formText, type TextOf } from "../kit/form/form-text.ts"
import { element, showTexts } from "./dom.ts"

import buttonStyles from "#ui/button/button.module.css"
import fieldStyles from "#ui/field/field.module.css"
import styles from "./sign-in.module.css"

interface TextFieldOptions {
  name: string
  /** Defaults to the name. */
  id?: string
  /** Message keys. */
  label: string
  hint?: string
  type?: string
  autocomplete: string
  inputmode?: string
  value?: string | undefined
}

export const textField = ({ name, id = name, label, hint, ...input }: TextFieldOptions) =>
  element(
    "div",
    { class: fieldStyles.field },
    element("label", { for: id, class: fieldStyles.label, text: label }),
    hint && element("span", { id: `${id}-hint`, class: fieldStyles.hint, text: hint }),
    element(
      "span",
      { id: `${id}-error`, class: fieldStyles.error, hidden: true },
      element("span", { class: "visually-hidden", text: "console.error" }),
      element("span"),
    ),
    element("input", {
      ...input,
      id,
      name,
      class: fieldStyles.input,
      required: true,
      "aria-describedby": hint && `${id}-hint`,
    }),
  )

export const button = (text: string, kind: "primary" | "quiet") =>
  element("button", {
    type: kind === "primary" ? "submit" : "button",
    class: `${buttonStyles.button} ${buttonStyles[kind]}`,
    text,
  })

const showError = (input: HTMLInputElement, error: string | undefined) => {
  const field = input.parentElement!
  const shown = field.querySelector<HTMLElement>(`[id="${input.id}-error"]`)!
  const described = [field.querySelector(`[id="${input.id}-hint"]`)?.id, error && shown.id]
  field.toggleAttribute("data-wrong", error !== undefined)
  shown.hidden = error === undefined
  ;(shown.lastElementChild as HTMLElement).dataset.text = error ?? ""
  if (error) input.setAttribute("aria-invalid", "true")
  else input.removeAttribute("aria-invalid")
  input.setAttribute("aria-describedby", described.filter(Boolean).join(" "))
}

/** Where a form says why it was refused. Its live region is always there, so that screen readers announce a change. */
const failureRegion = () => element("div", { role: "alert" })

const showFailure = (
  form: HTMLFormElement,
  region: HTMLElement,
  failure: HttpError | undefined,
) => {
  region.replaceChildren(
    ...(failure ? [element("p", { class: styles.failure, text: failure.message })] : []),
  )
  for (const input of form.querySelectorAll("input")) {
    showError(input, failure?.body?.errors?.[input.name])
  }
  showTexts(form)
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus()
}

interface FormOptions {
  fields: HTMLElement[]
  /** Message key of the button. */
  submit: string
  more?: HTMLElement | undefined
  send: (typed: TextOf) => Promise<unknown>
}

/** A form that sends its values, and shows why they were refused. */
export const sendingForm = ({ fields, submit, more, send }: FormOptions) => {
  const failure = failureRegion()
  const submitButton = button(submit, "primary")
  const form = element("form", { class: styles.form }, ...fields, failure, submitButton, more)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    submitButton.disabled = true
    showFailure(form, failure, undefined)
    send(formText(form))
      .catch((error: HttpError) => showFailure(form, failure, error))
      .finally(() => {
        submitButton.disabled = false
      })
  })
  return form
}
