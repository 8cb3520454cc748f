import english from "ra-language-english"
import type { StringMap } from "react-admin"
import { expect, test } from "vitest"

import { reactAdminInHindi } from "./react-admin.hi.ts"

/** Texts by full key: "ra.action.save". */
const textsIn = (messages: StringMap, path = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, inner = ""]) =>
    typeof inner === "string" ? [[path + key, inner]] : textsIn(inner, `${path}${key}.`),
  )

const formsOf = (text: string) => text.split(" |||| ")
const variable = /%\{\w+\}/g
const variablesIn = (form: string) => (form.match(variable) ?? []).toSorted()

const texts = textsIn(reactAdminInHindi)
const hindi = new Map(texts)

test("has exactly the keys of the English texts", () =>
  expect(new Set(hindi.keys())).toEqual(new Set(textsIn(english).map(([key]) => key))))

test.each(textsIn(english))("%s has the plural forms and variables of '%s'", (key, text) =>
  expect(formsOf(hindi.get(key) ?? "").map(variablesIn)).toEqual(formsOf(text).map(variablesIn)),
)

test("every text is in Devanagari, except texts of variables only", () => {
  const withoutDevanagari = texts.filter(
    ([, text]) => !formsOf(text).every((form) => /\p{Script=Devanagari}/u.test(form)),
  )
  expect(Object.fromEntries(withoutDevanagari)).toEqual({
    "ra.boolean.null": " ",
    "ra.page.edit": "%{name} %{recordRepresentation}",
    "ra.page.list": "%{name}",
    "ra.page.show": "%{name} %{recordRepresentation}",
  })
})

test("contains no English words besides variables", () => {
  const latin = texts.filter(([, text]) => /\p{Script=Latin}/u.test(text.replaceAll(variable, "")))
  expect(latin).toEqual([])
})
