import { expect, test } from "vitest"

import { collections } from "#domain/content/collections.ts"
import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { settingsSchema } from "#domain/content/settings.ts"
import { messagesIn } from "#domain/messages/define-messages.ts"

import { contentMessages } from "./content.ts"

/** The options of a field and of all fields in it. */
const choicesIn = ({ choices = [], fields = [], entry }: FieldSchema): string[] => [
  ...choices,
  ...fields.flatMap(choicesIn),
  ...(entry ? choicesIn(entry) : []),
]

const schemas = [settingsSchema, ...Object.values(collections)]

test("every option of a choice has a name", () => {
  const named = Object.keys(messagesIn("hi", contentMessages).console.choices)
  const choices = new Set(schemas.flatMap((schema) => choicesIn(fieldSchemaOf(schema))))
  expect(choices).toContain("hi")
  expect([...choices].filter((choice) => !named.includes(choice))).toEqual([])
})
