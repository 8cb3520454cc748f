import { expect, test } from "vitest"

import { fieldSchemaOf } from "#domain/content/fields/field-schema.ts"
import { settingsSchema } from "#domain/content/settings.ts"

import { contentMessages } from "../messages/content.ts"
import { settingPaths } from "./setting-fields.ts"

const paths = settingPaths(fieldSchemaOf(settingsSchema).fields!)

test.each(["announcement", "deposit.ifsc", "college.name", "college.emblem", "phones"])(
  "%s is one setting",
  (path) => expect(paths.map((names) => names.join("."))).toContain(path),
)

test("each has a label in both languages", () => {
  const labels: Record<string, unknown> = contentMessages.console.fields
  expect(paths.flat().filter((name) => !(name in labels))).toEqual([])
})
