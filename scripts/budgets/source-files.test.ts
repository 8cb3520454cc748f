import { expect, test } from "vitest"

import { quantile } from "./source-files.ts"

const oneToTwenty = Array.from({ length: 20 }, (_, at) => at + 1)

test.each([
  { of: [7], share: 0.5, is: 7 },
  { of: [1, 2, 3], share: 0.5, is: 2 },
  { of: oneToTwenty, share: 0.5, is: 10 },
  { of: oneToTwenty, share: 0.95, is: 19 },
  { of: oneToTwenty, share: 1, is: 20 },
  { of: [], share: 0.5, is: 0 },
])("$share of $of lies at $is", ({ of, share, is }) => expect(quantile(of, share)).toBe(is))
