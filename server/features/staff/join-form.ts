import * as z from "zod/mini"

import { email } from "#domain/fields/contact.ts"
import { name } from "#domain/fields/name.ts"
import { required } from "#domain/fields/text-schemas.ts"

import { passwordError } from "./password.ts"

/** A validated join form. */
export interface JoinForm {
  name: string
  email: string
  password: string
}

const whoSchema = z.object({ name: required(name), email: required(email) })

/** Validates the join form. `errors` contains the console's message keys by field. */
export const parseJoinForm = async (sent: Record<string, unknown>) => {
  const who = whoSchema.safeParse({ name: sent.name, email: sent.email })
  const errors: Record<string, string[]> = {}
  for (const { path, message } of who.error?.issues ?? []) errors[String(path[0])] = [message]
  const about = [sent.name, sent.email].filter((text) => typeof text === "string")
  const error = await passwordError(sent.password, about)
  if (error) errors["password"] = [error]
  if (!who.success || error) return { form: undefined, errors }
  const form: JoinForm = {
    name: who.data.name,
    email: who.data.email.toLowerCase(),
    password: (sent.password as string).normalize("NFC"),
  }
  return { form, errors }
}
