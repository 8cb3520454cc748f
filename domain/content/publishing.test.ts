import { expect, test } from "vitest"

import { readPublishing, stateAt } from "./publishing.ts"

const now = new Date("2026-07-01T06:30:00.000Z")
const [before, at, after] = [
  "2026-07-01T06:29:59.999Z",
  "2026-07-01T06:30:00.000Z",
  "2026-07-01T06:30:00.001Z",
]

test.each([
  { publish_at: null, unpublish_at: null, state: "draft" },
  { publish_at: null, unpublish_at: before, state: "draft" },
  { publish_at: after, unpublish_at: null, state: "scheduled" },
  { publish_at: at, unpublish_at: null, state: "published" },
  { publish_at: before, unpublish_at: after, state: "published" },
  { publish_at: before, unpublish_at: at, state: "expired" },
])("published $publish_at, unpublished $unpublish_at: $state", ({ state, ...publishing }) =>
  expect(stateAt(publishing, now)).toBe(state),
)

test.each([
  { sent: {}, read: { publish_at: null, unpublish_at: null } },
  { sent: { publish_at: "", unpublish_at: null }, read: { publish_at: null, unpublish_at: null } },
  { sent: { publish_at: "now" }, read: { publish_at: now, unpublish_at: null } },
  {
    sent: { publish_at: "2026-07-01T12:00+05:30", unpublish_at: "2026-08-01T00:00:00Z" },
    read: { publish_at: now, unpublish_at: new Date("2026-08-01T00:00:00Z") },
  },
  { sent: { publish_at: "2026-07-01T12:00" }, read: { errors: { publish_at: ["not_a_time"] } } },
  { sent: { publish_at: "2026-13-01T12:00Z" }, read: { errors: { publish_at: ["not_a_time"] } } },
  {
    sent: { publish_at: 5, unpublish_at: true },
    read: { errors: { publish_at: ["not_a_time"], unpublish_at: ["not_a_time"] } },
  },
  {
    sent: { publish_at: "now", unpublish_at: "now" },
    read: { errors: { unpublish_at: ["ends_before_it_begins"] } },
  },
])("reads $sent as $read", ({ sent, read }) => expect(readPublishing(sent, now)).toEqual(read))
