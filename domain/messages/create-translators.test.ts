import { expect, expectTypeOf, test } from "vitest"

import { createLookup, createTranslate } from "./create-translators.ts"
import { defineMessages, messagesByLanguage, messagesIn } from "./define-messages.ts"
import { formatMessage } from "./format-message.ts"

const statuses: Record<"open" | "closed", { en: string; hi: string }> = {
  open: { en: "Open", hi: "खुला" },
  closed: { en: "Closed", hi: "बन्द" },
}
const messages = defineMessages({
  name: ["Notice |||| Notices", "सूचना |||| सूचनाएँ"],
  fees: { total: ["{count} deposit |||| {count} deposits", "{count} जमा"] },
  by: ["made by {by}, until {time}", "{by} ने {time} तक"],
  command: ["Run {command_backup}.", "{command_backup} चलाएँ।"],
  statuses,
})
const translate = createTranslate<typeof messages>(messagesIn("en", messages), {
  command_backup: "npm run backup",
})
const hindi = createTranslate<typeof messages>(messagesIn("hi", messages))

test.each([
  { what: "one", shown: translate("fees.total", { count: 1 }), is: "1 deposit" },
  { what: "many", shown: translate("fees.total", { count: 5 }), is: "5 deposits" },
  { what: "none", shown: translate("fees.total", { count: 0 }), is: "0 deposits" },
  { what: "many, without the number", shown: translate("name", { count: 2 }), is: "Notices" },
  { what: "a text with one form", shown: hindi("fees.total", { count: 2 }), is: "2 जमा" },
  {
    what: "a value with braces",
    shown: translate("by", { by: "{time}", time: "noon" }),
    is: "made by {time}, until noon",
  },
  { what: "a constant", shown: translate("command"), is: "Run npm run backup." },
  { what: "a name of the domain", shown: hindi("statuses.closed"), is: "बन्द" },
])("$what: $is", ({ shown, is }) => expect(shown).toBe(is))

test("a lookup of an unknown key is undefined; a name without a value stays", () => {
  const lookUp = createLookup(messagesIn("en", messages))
  expect(lookUp("no.such.key")).toBeUndefined()
  expect(lookUp("by", { by: "Asha" })).toBe("made by Asha, until {time}")
  expect(lookUp("name")).toBe("Notice")
})

test("a page gets the messages of one language", () => {
  const byLanguage = messagesByLanguage({ code: "BA", items: [["One", "एक"]], by: ["{n}", "{n}"] })
  expect(byLanguage.hi).toEqual({ code: "BA", items: ["एक"], by: "{n}" })
  expect(formatMessage(byLanguage.en.by, { n: "{n}" })).toBe("{n}")
})

test("the compiler refuses unknown keys, missing values, and languages that differ", () => {
  const { by } = messagesIn("en", messages)
  expectTypeOf(translate<"by">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"by" | "time", string | number>>>()
  // @ts-expect-error: no such key
  translate("no.such.key")
  // @ts-expect-error: a value is missing
  translate("by", { by: "Asha" })
  // @ts-expect-error: values are missing
  translate("by")
  // @ts-expect-error: a value is missing
  formatMessage(by, { by: "Asha" })
  // @ts-expect-error: the languages name different values
  defineMessages({ text: ["{a}", "{b}"] })
  // @ts-expect-error: the Hindi names no value
  expect(defineMessages({ text: ["{a}", "क"] })).toBeDefined()
})
