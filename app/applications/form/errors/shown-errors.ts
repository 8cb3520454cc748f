import { steps } from "#domain/applications/form/form-fields.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import type { ErrorsByField, FormError } from "../form-context.ts"

type Entry = [field: string, errors: FormError[]]

export const filterErrors = (
  errors: ErrorsByField,
  keep: (...entry: Entry) => boolean,
): ErrorsByField => Object.fromEntries(Object.entries(errors).filter((entry) => keep(...entry)))

const isFromServer = (errors: readonly FormError[]) =>
  errors.some((error) => typeof error !== "string")

/**
 * Whether the errors concern a chosen file. The rejected file is no longer in the form, so validating again cannot
 * find them.
 */
const isOfFile = (field: string, errors: readonly FormError[]) =>
  (uploadNames as string[]).includes(field) && !errors.includes("missing")

/** The shown errors after a change of some fields: without the corrected ones. */
export const withoutCorrected = (
  shown: ErrorsByField,
  changed: readonly string[],
  current: ErrorsByField,
) =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([field, errors]): Entry[] => {
      const stays = isFromServer(errors) || isOfFile(field, errors)
      if (stays && !changed.includes(field)) return [[field, errors]]
      return current[field] ? [[field, current[field]]] : []
    }),
  )

/** The shown errors with those found in one step, where what only the server can find stays. */
export const withStep = (
  shown: ErrorsByField,
  fields: readonly string[],
  found: ErrorsByField,
): ErrorsByField => ({
  ...filterErrors(shown, (field, list) => isFromServer(list) || !fields.includes(field)),
  ...found,
})

export const noErrors: ErrorsByField = {}

export const isEmpty = (errors: object) => Object.keys(errors).length === 0

/** The steps without any error, whether it is shown or not: all that they ask for is filled in. */
export const stepsWithout = (errors: ErrorsByField) =>
  steps.filter(({ fields }) => !fields.some((field) => errors[field])).map(({ id }) => id)
