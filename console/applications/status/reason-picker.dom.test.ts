import { expect, test } from "vitest"

import { replaceSentences } from "./reason-picker.tsx"

test.each([
  { input: "", before: "", after: "Bring A", text: "Bring A" },
  { input: "Bring A", before: "Bring A", after: "Bring A, B", text: "Bring A, B" },
  {
    input: "Dear Anjali. Bring A by $&",
    before: "Bring A",
    after: "Bring $1",
    text: "Dear Anjali. Bring $1 by $&",
  },
  { input: "Bring A", before: "Bring A", after: "", text: "" },
  {
    input: "Changed by hand",
    before: "Bring A",
    after: "Bring B",
    text: "Changed by hand Bring B",
  },
])("'$input' becomes '$text'", ({ input, before, after, text }) =>
  expect(replaceSentences(input, before, after)).toBe(text),
)
