import { expect, test } from "vitest"

import { parseSubmissionKey } from "./submission-key.ts"

test.each([
  ["0f8fad5b-d9cb-469f-a165-70867728950e"],
  ["k".repeat(16)],
  ["k".repeat(64)],
  ["Az09_-Az09_-Az09"],
])("'%s' is a key, kept as it is", (sent) => expect(parseSubmissionKey(sent)).toBe(sent))

test.each([
  { sent: "k".repeat(15), why: "too short" },
  { sent: "k".repeat(65), why: "too long" },
  { sent: `${"k".repeat(16)} `, why: "a space behind" },
  { sent: `${"k".repeat(16)}\n`, why: "a line break behind" },
  { sent: `${"k".repeat(16)}'`, why: "a quote" },
  { sent: "कुंजी".repeat(5), why: "Devanagari" },
  { sent: "", why: "empty" },
  { sent: undefined, why: "absent" },
  { sent: ["k".repeat(16)], why: "a list" },
])("$why: no key", ({ sent }) => expect(parseSubmissionKey(sent)).toBeUndefined())
