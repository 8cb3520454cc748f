import { expect, test } from "vitest"

import { publicationErrors } from "./publication.ts"

/** Half past midnight on 11 July in India. */
const now = new Date("2025-07-10T19:00:00.000Z")
const early = ["before_publication"]

test.each([
  { lastDate: "2025-07-11", errors: {} },
  { lastDate: "2025-07-10", errors: { last_date: early } },
  { lastDate: "2025-07-11", objectUntil: "", errors: {} },
  { lastDate: "2025-07-11", objectUntil: "2025-07-11", errors: {} },
  { lastDate: "2025-07-11", objectUntil: "2025-07-10", errors: { object_until: early } },
  { publishAt: now.toISOString(), lastDate: "2025-07-11", errors: {} },
  {
    publishAt: "2025-07-10T18:59:59.999Z",
    lastDate: "2025-07-11",
    errors: { publish_at: ["past"] },
  },
  { publishAt: "2025-07-19T18:30:00.000Z", lastDate: "2025-07-20", errors: {} },
  {
    publishAt: "2025-07-19T18:30:00.000Z",
    lastDate: "2025-07-19",
    objectUntil: "2025-07-19",
    errors: { last_date: early, object_until: early },
  },
])(
  "a list of '$publishAt', to accept until $lastDate and object until '$objectUntil', has the errors $errors",
  ({ errors, publishAt = "", ...days }) =>
    expect(publicationErrors({ publishAt, ...days }, now)).toEqual(errors),
)
