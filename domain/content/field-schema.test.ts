import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { sessionSchema } from "../admission/session.ts"
import { collections } from "./collections.ts"
import { type ContentField, fieldSchemaOf } from "./field-schema.ts"
import { settingsSchema } from "./settings.ts"

const allSchemas = Object.entries({
  ...collections,
  sessions: sessionSchema,
  settings: settingsSchema,
})

const fieldOf = (schema: z.core.$ZodType, path: string) =>
  path
    .split(".")
    .reduce<ContentField | undefined>(
      (field, name) => (field?.entry ?? field)?.fields?.find((one) => one.name === name),
      { name: "", ...fieldSchemaOf(schema) },
    )

test.each(allSchemas)("the fields of %s match its schema", (_, schema) => {
  const names = fieldSchemaOf(schema).fields?.map(({ name }) => name)
  expect(names).toEqual(Object.keys(schema.shape))
})

describe("the field type derives from schema and metadata", () => {
  const { events, pages, menus, videos, contacts, departments, holidays } = collections
  test.each<[string, z.core.$ZodType, Partial<ContentField>]>([
    ["title", events, { kind: "text", isBilingual: true, isRequired: true }],
    ["body", events, { kind: "markdown", isBilingual: true, isRequired: false, isOptional: false }],
    ["starts_on", events, { kind: "day", isRequired: true }],
    ["ends_on", events, { kind: "day", isRequired: false, isOptional: true }],
    ["attachments", events, { kind: "list", isRequired: false, isOptional: true }],
    ["attachments.title", events, { kind: "text", isBilingual: true, isRequired: true }],
    ["path", pages, { kind: "path" }],
    ["excerpt", pages, { kind: "text", isRequired: false }],
    ["picture", pages, { kind: "picture", isRequired: false }],
    ["entries.link", menus, { kind: "link", isRequired: true }],
    ["source", videos, { kind: "either" }],
    ["source.file", videos, { kind: "video", isRequired: true }],
    ["source.url", videos, { kind: "text", format: "web_address" }],
    ["captions_hi", videos, { kind: "captions", isOptional: true }],
    ["description", videos, { kind: "longtext", isBilingual: true }],
    ["phone", contacts, { kind: "text", isBilingual: false, isRequired: false }],
    ["faculty", departments, { kind: "reference", target: "faculties", isRequired: true }],
    ["is_approximate", holidays, { kind: "yes_no" }],
    ["announcement", settingsSchema, { kind: "longtext", isBilingual: true }],
    ["college.location.latitude", settingsSchema, { kind: "number", isRequired: true }],
    ["programmes.code", sessionSchema, { kind: "text", format: "programme_code" }],
    ["programmes.slots.subjects", sessionSchema, { kind: "list" }],
    ["programmes.seats", sessionSchema, { kind: "number", isOptional: true }],
    ["programmes.fees.sc", sessionSchema, { kind: "number" }],
    ["programmes.closes", sessionSchema, { kind: "group", isOptional: true }],
    ["phones", settingsSchema, { kind: "list", entry: expect.objectContaining({ kind: "text" }) }],
  ])("%s", (path, schema, expected) => {
    expect(fieldOf(schema, path)).toMatchObject(expected)
  })
})

test("throws for a schema without a field type", () => {
  expect(() => fieldSchemaOf(z.bigint())).toThrow("no field for bigint")
})
