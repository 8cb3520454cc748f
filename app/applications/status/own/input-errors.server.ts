import { type DocumentError, isFileField } from "#domain/applications/document-slots.ts"
import { errorText } from "#domain/applications/form/field-errors.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { Language } from "#domain/content/text.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"

import { ownFieldName } from "../status-input.ts"
import { documentMessages } from "./document-messages.server.ts"
import { ownFormMessages } from "./messages.server.ts"

/** The text of an error of a file: of a document, or of the photo or signature. */
const fileErrorText = (field: string, key: string, language: Language) => {
  const { errors } = documentMessages[language]
  return key in errors
    ? errors[key as DocumentError]
    : errorText(errorMessages[language], field, key as MessageKey)
}

/** The errors of files, by the name of their input. */
const fileErrors = (
  errors: Readonly<Record<string, readonly string[] | undefined>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, keys = []]) => [
      field,
      keys.map((key) => fileErrorText(field, key, language)).join(" "),
    ]),
  )

/** The errors of a form of the applicant's own, by the names of their inputs. */
export const inputErrors = (
  errors: Readonly<Record<string, readonly string[] | undefined>>,
  language: Language,
) => {
  const own = ownFormMessages[language].errors
  const ofFiles = Object.entries(errors).filter(([field]) => isFileField(field))
  const others = Object.entries(errors).filter(([field]) => !isFileField(field))
  return {
    ...fileErrors(Object.fromEntries(ofFiles), language),
    ...Object.fromEntries(
      others.map(([field, keys = []]) => [
        ownFieldName(field),
        field === "text"
          ? own[keys[0] as keyof typeof own]
          : keys
              .map((key) => errorText(errorMessages[language], field, key as MessageKey))
              .join(" "),
      ]),
    ),
  }
}
