import { createTranslators } from "#domain/messages/create-translators.ts"

import type { HttpError } from "../api/http-error.ts"
import { formText, type TextOf } from "../kit/form/form-text.ts"
import { storedLanguage } from "../kit/text/language.ts"
import { generalErrors, generalRefusals } from "../messages/refusals.ts"
import { signInMessages } from "../messages/sign-in.ts"

import buttonStyles from "#ui/button/button.module.css"
import fieldStyles from "#ui/field/field.module.css"
import signInStyles from "./sign-in.module.css"

/** The texts of the pages before sign-in, which are shown without react-admin; the same keys as in the console. */
const textsBeforeSignIn = createTranslators({
  console: { ...signInMessages.console, refusals: generalRefusals, errors: generalErrors },
})

type Attributes = Record<string, string | boolean | undefined>
type Child = Node | false | "" | undefined

/** Creates an element. A `text` is a message key, which `showTexts` fills in. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, ...attributes }: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries({ ...attributes, "data-text": text })) {
    if (value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : value)
  }
  node.append(...children.filter((child) => child instanceof Node))
  return node
}

/** Fills in all texts under an element, in the language of the console. Input stays. */
export const showTexts = (root: HTMLElement) => {
  const textOf = textsBeforeSignIn[storedLanguage()]
  for (const place of root.querySelectorAll<HTMLElement>("[data-text]")) {
    const { text = "", role } = place.dataset
    place.textContent =
      textOf.find(text, { role: textOf.find(`console.roles.${role}`) ?? "" }) ?? text
  }
}

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
    ...(failure ? [element("p", { class: signInStyles.failure, text: failure.message })] : []),
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
  send: (textOf: TextOf) => Promise<unknown>
}

/** A form that sends its values, and shows why they were refused. */
export const sendingForm = ({ fields, submit, more, send }: FormOptions) => {
  const failure = failureRegion()
  const submitButton = button(submit, "primary")
  const form = element("form", { class: signInStyles.form }, ...fields, failure, submitButton, more)
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
