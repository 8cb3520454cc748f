import { expect, test } from "vitest"

import { matching } from "./result.ts"

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
