import { expect, test } from "vitest"

import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import { ask, everyField } from "#tests/support/samples/additional-fields.ts"

import { formMessages } from "./messages.server.ts"

const textsOf = (asked = ask([])) => formMessages("en", undefined, asked)

test("a form that asks no additional field has none of its texts", () => {
  const texts = textsOf()
  expect(Object.keys(texts.fields)).not.toContain("udid")
  expect(Object.keys(texts.options)).not.toContain("thalassaemia")
  expect(Object.keys(texts.form)).not.toContain("disability")
  const errors = Object.keys(texts.messages)
  expect(errors.filter((key) => /^(?:only|udid|apaar|otr|percent|certificate)/.test(key))).toEqual(
    [],
  )
  expect(errors).toContain("urn.format")
  // An option of the weightage, too.
  expect(Object.keys(texts.options)).toContain("ncc_b")
})

test("a form has the texts of the fields that it asks", () => {
  const { fields, options, form, messages } = textsOf(ask(["disability_type", "udid"], ["udid"]))
  expect(fields.udid.missing).toBe(errorMessages.en.fields.udid.missing)
  expect(fields.disability_type).not.toHaveProperty("missing")
  expect(options).toHaveProperty("thalassaemia")
  expect(form.disability).toBe("Disability")
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(["udid.format", "only.disability"]))
  expect(messages).not.toHaveProperty("only.ews")
})

test("a form that asks everything has every error message", () =>
  expect(Object.keys(textsOf(everyField).messages)).toEqual(Object.keys(errorMessages.en.messages)))
