import english from "ra-language-english"
import type { StringMap } from "react-admin"
import { expect, test } from "vitest"

import { reactAdminInHindi } from "./react-admin.hi.ts"

/** Each text under its whole key: "ra.action.save". */
const textsIn = (messages: StringMap, path = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, inner = ""]) =>
    typeof inner === "string" ? [[path + key, inner]] : textsIn(inner, `${path}${key}.`),
  )

const formsOf = (text: string) => text.split(" |||| ")
const variable = /%\{\w+\}/g
const variablesIn = (form: string) => (form.match(variable) ?? []).toSorted()

const texts = textsIn(reactAdminInHindi)
const hindi = new Map(texts)

test("the keys are those of the English texts, none missing, none more", () =>
  expect(new Set(hindi.keys())).toEqual(new Set(textsIn(english).map(([key]) => key))))

test.each(textsIn(english))("%s has the plural forms and variables of '%s'", (key, text) =>
  expect(formsOf(hindi.get(key) ?? "").map(variablesIn)).toEqual(formsOf(text).map(variablesIn)),
)

test("every form is written in Devanagari, save those without a word of their own", () => {
  const wordless = texts.filter(
    ([, text]) => !formsOf(text).every((form) => /\p{Script=Devanagari}/u.test(form)),
  )
  expect(Object.fromEntries(wordless)).toEqual({
    "ra.boolean.null": " ",
    "ra.page.edit": "%{name} %{recordRepresentation}",
    "ra.page.list": "%{name}",
    "ra.page.show": "%{name} %{recordRepresentation}",
  })
})

test("no English word is left beside the variables", () => {
  const latin = texts.filter(([, text]) => /\p{Script=Latin}/u.test(text.replaceAll(variable, "")))
  expect(latin).toEqual([])
})
