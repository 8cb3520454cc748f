import { expect, test } from "vitest"

import { parseDraft, withConsentTo } from "./draft.ts"

const agreed = { urn: "SU25-1", agreed_to_declaration: "1" }

test.each([
  { sent: "2025-07-01.1", shown: "2025-07-01.1", isKept: true },
  { sent: "2025-07-01.1", shown: "2025-07-02.2", isKept: false },
  { sent: "2025-07-01.1", shown: undefined, isKept: false },
  { sent: undefined, shown: "2025-07-02.2", isKept: false },
  { sent: undefined, shown: undefined, isKept: true },
])(
  "keeps consent to notice $sent when notice $shown is shown: $isKept",
  ({ sent, shown, isKept }) => {
    const values = { ...agreed, ...(sent && { notice_version: sent }) }
    expect(Object.hasOwn(withConsentTo(shown, values), "agreed_to_declaration")).toBe(isKept)
    expect(withConsentTo(shown, values)).toMatchObject({ urn: "SU25-1" })
  },
)

test("removes the consent from a draft of an earlier version", () => {
  const draft = { savedAt: 0, submissionKey: "k", step: 4, values: agreed }
  expect(parseDraft(JSON.stringify(draft), 1)).toEqual({ ...draft, values: { urn: "SU25-1" } })
})
