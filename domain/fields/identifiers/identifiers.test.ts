import { expect, test } from "vitest"

import { apaarId, scholarshipOtr, udid } from "./identifiers.ts"

test.each([
  { kind: apaarId, typed: "1234 5678 9012", result: "123456789012" },
  { kind: apaarId, typed: "१२३४-५६७८-९०१२", result: "123456789012" },
  { kind: apaarId, typed: "12345678901", result: "apaar.format" },
  { kind: apaarId, typed: "1234567890123", result: "apaar.format" },
  { kind: scholarshipOtr, typed: "1234 5678 9012 34", result: "12345678901234" },
  { kind: scholarshipOtr, typed: "123456789012", result: "otr.format" },
  { kind: scholarshipOtr, typed: "UP123456789012", result: "otr.format" },
  { kind: udid, typed: "up25 1021 9650 001234", result: "UP2510219650001234" },
  { kind: udid, typed: "251021965000123456", result: "udid.format" },
  { kind: udid, typed: "UP251021965000123", result: "udid.format" },
])("$typed gives $result", ({ kind, typed, result }) => {
  const { data, error } = kind.safeParse(typed)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})
