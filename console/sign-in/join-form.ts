import type { Role } from "#domain/staff/permissions.ts"

import { request, requestData } from "../api/api-client.ts"
import type { HttpError } from "../api/http-error.ts"
import { element } from "./dom.ts"
import { sendingForm, textField } from "./form.ts"

import styles from "./sign-in.module.css"

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
export const loadJoinForm = async (token: string, onDone: () => void) => {
  const path = `/links/${encodeURIComponent(token)}`
  try {
    const link = await requestData<LinkFound>("GET", path)
    const isReset = link.purpose === "reset"
    const form = sendingForm({
      fields: fieldsOf(link),
      submit: `console.join.submit${isReset ? "Reset" : ""}`,
      send: async (typed) => {
        const details = { name: typed("name"), email: typed("email"), password: typed("password") }
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
