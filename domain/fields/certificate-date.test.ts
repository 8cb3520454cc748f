import { expect, test } from "vitest"

import { certificateDate } from "./certificate-date.ts"

test.each([
  { typed: "01-07-2026", result: "2026-07-01" },
  { typed: "१४/०६/२०२५", result: "2025-06-14" },
  { typed: "01-01-1950", result: "1950-01-01" },
  { typed: "02-07-2026", result: "certificate_date.future" },
  { typed: "31-12-1949", result: "certificate_date.too_early" },
  { typed: "31-06-2025", result: "certificate_date.format" },
  { typed: "soon", result: "certificate_date.format" },
])("$typed gives $result", ({ typed, result }) => {
  const { data, error } = certificateDate("2026-07-01").safeParse(typed)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})
