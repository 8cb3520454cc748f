import english from "ra-language-english"
import type { StringMap } from "react-admin"
import { expect, test } from "vitest"

import { messagesIn } from "#domain/messages/define-messages.ts"

import { reactAdminMessages } from "./react-admin.ts"

/** Texts by full key: "ra.action.save". */
const textsIn = (messages: StringMap, path = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, inner = ""]) =>
    typeof inner === "string" ? [[path + key, inner]] : textsIn(inner, `${path}${key}.`),
  )

const formsOf = (text: string) => text.split(" |||| ")
const variable = /\{\w+\}/g
const variablesIn = (form: string) => (form.match(variable) ?? []).toSorted()

const texts = textsIn(messagesIn("hi", reactAdminMessages))
const ours = new Map(textsIn(messagesIn("en", reactAdminMessages)))
const hindi = new Map(texts)

/** Keys of features that the console does not use. */
const unused = [
  "ra.input",
  "ra.guesser",
  "ra.configurable",
  "ra.action.clear_array_input",
  "ra.action.clone",
  "ra.action.create_item",
  "ra.action.expand",
  "ra.action.export",
  "ra.action.toggle_theme",
  "ra.action.update_application",
  "ra.page.empty",
  "ra.page.invite",
  "ra.message.about",
  "ra.message.bulk_delete_content",
  "ra.message.bulk_delete_title",
  "ra.message.bulk_update_content",
  "ra.message.bulk_update_title",
  "ra.message.clear_array_input",
  "ra.message.select_all_limit_reached",
  "ra.auth.username",
  "ra.auth.password",
  "ra.auth.email",
  "ra.auth.sign_in",
  "ra.auth.sign_in_error",
  "ra.notification.application_update_available",
  "ra.saved_queries",
  "ra.action.add_filter",
  "ra.action.update",
  "ra.message.are_you_sure",
  "ra.message.auth_error",
  "ra.message.details",
  "ra.message.no",
  "ra.message.yes",
  "ra.message.not_found",
  "ra.message.placeholder_data_warning",
  "ra.navigation.no_more_results",
  "ra.navigation.page_out_from_end",
  "ra.navigation.page_out_from_begin",
  "ra.notification.bad_item",
  "ra.notification.data_provider_error",
  "ra.notification.canceled",
  "ra.validation.minLength",
  "ra.validation.maxLength",
  "ra.validation.minValue",
  "ra.validation.maxValue",
  "ra.validation.number",
  "ra.validation.email",
  "ra.validation.oneOf",
  "ra.validation.regex",
  "ra.validation.unique",
]
const used = textsIn(english).filter(
  ([key]) => !unused.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)),
)

test("has exactly the keys of the English texts that the console uses", () =>
  expect(new Set(hindi.keys())).toEqual(new Set(used.map(([key]) => key))))

test.each(used)(
  "%s has no variable that '%s' lacks, and the same in both languages",
  (key, text) => {
    const known = new Set(variablesIn(text.replaceAll("smart_count", "count")))
    for (const slot of variablesIn(ours.get(key)!)) expect(known).toContain(slot)
    expect(formsOf(hindi.get(key)!).map(variablesIn)).toEqual(
      formsOf(ours.get(key)!).map(variablesIn),
    )
  },
)

test("no notice names an element or a data provider", () => {
  const technical = [...ours.values()].filter((text) => /element|dataprovider|login/i.test(text))
  expect(technical).toEqual([])
})

test("every text is in Devanagari, except texts of variables only", () => {
  const withoutDevanagari = texts.filter(
    ([, text]) => !formsOf(text).every((form) => /\p{Script=Devanagari}/u.test(form)),
  )
  expect(Object.fromEntries(withoutDevanagari)).toEqual({
    "ra.boolean.null": " ",
    "ra.page.edit": "{name}: {recordRepresentation}",
    "ra.page.list": "{name}",
    "ra.page.show": "{name}: {recordRepresentation}",
  })
})

test("contains no English words besides variables", () => {
  const latin = texts.filter(([, text]) => /\p{Script=Latin}/u.test(text.replaceAll(variable, "")))
  expect(latin).toEqual([])
})
