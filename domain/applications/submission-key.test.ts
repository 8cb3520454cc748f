import { expect, test } from "vitest"

import { parseSubmissionKey } from "./submission-key.ts"

test.each([
  ["0f8fad5b-d9cb-469f-a165-70867728950e"],
  ["k".repeat(16)],
  ["k".repeat(64)],
  ["Az09_-Az09_-Az09"],
])("accepts '%s' unchanged", (sent) => expect(parseSubmissionKey(sent)).toBe(sent))

test.each([
  { sent: "k".repeat(15), why: "a key too short" },
  { sent: "k".repeat(65), why: "a key too long" },
  { sent: `${"k".repeat(16)} `, why: "a trailing space" },
  { sent: `${"k".repeat(16)}\n`, why: "a trailing line break" },
  { sent: `${"k".repeat(16)}'`, why: "a quote" },
  { sent: "कुंजी".repeat(5), why: "Devanagari" },
  { sent: "", why: "an empty key" },
  { sent: undefined, why: "an absent key" },
  { sent: ["k".repeat(16)], why: "a list" },
])("refuses $why", ({ sent }) => expect(parseSubmissionKey(sent)).toBeUndefined())
