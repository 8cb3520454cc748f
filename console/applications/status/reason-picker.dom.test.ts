import { expect, test } from "vitest"

import { replaceSentences } from "./reason-picker.tsx"

test.each([
  { typed: "", before: "", after: "Bring A", text: "Bring A" },
  { typed: "Bring A", before: "Bring A", after: "Bring A, B", text: "Bring A, B" },
  {
    typed: "Dear Anjali. Bring A by $&",
    before: "Bring A",
    after: "Bring $1",
    text: "Dear Anjali. Bring $1 by $&",
  },
  { typed: "Bring A", before: "Bring A", after: "", text: "" },
  {
    typed: "Changed by hand",
    before: "Bring A",
    after: "Bring B",
    text: "Changed by hand Bring B",
  },
])("'$typed' becomes '$text'", ({ typed, before, after, text }) =>
  expect(replaceSentences(typed, before, after)).toBe(text),
)
