import { expect, test } from "vitest"

import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { settingsSchema } from "#domain/content/settings.ts"

import { contentMessages } from "../messages/content.ts"
import { matching, settingPaths } from "./result.ts"

const page = (...names: string[]) => ({
  group: "pages" as const,
  title: names[0]!,
  detail: "",
  names,
})
const all = [page("New notice", "सूचना जोड़ें"), page("Notices", "सूचनाएँ"), page("Staff", "कर्मचारी")]

test.each([
  { text: "notice", finds: ["New notice", "Notices"] },
  { text: "NOTICE new", finds: ["New notice"] },
  { text: "सूचना", finds: ["New notice", "Notices"] },
  { text: "कर्म", finds: ["Staff"] },
  { text: "new staff", finds: [] },
  { text: "otice", finds: [] },
  { text: "  ", finds: [] },
])("'$text' finds $finds", ({ text, finds }) =>
  expect(matching(all, text).map(({ title }) => title)).toEqual(finds),
)

const paths = settingPaths(fieldSchemaOf(settingsSchema).fields!)

test.each(["announcement", "deposit.ifsc", "college.name", "college.emblem", "phones"])(
  "%s is one setting",
  (path) => expect(paths.map((names) => names.join("."))).toContain(path),
)

test("each setting has a label in both languages", () => {
  const labels: Record<string, unknown> = contentMessages.console.fields
  expect(paths.flat().filter((name) => !(name in labels))).toEqual([])
})
