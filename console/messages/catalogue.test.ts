import { expect, test } from "vitest"

import { createTranslate } from "./catalogue.ts"

const translate = createTranslate(
  {
    name: "Notice |||| Notices",
    fees: { total: "%{smart_count} deposit |||| %{smart_count} deposits" },
    by: "made by %{by}, until %{time}",
    command: "Run %{command_backup} for %{by}.",
  },
  { command_backup: "npm run backup" },
)

test.each([
  { what: "a nested key", key: "fees.total", options: { smart_count: 1 }, shows: "1 deposit" },
  { what: "many", key: "fees.total", options: { smart_count: 5 }, shows: "5 deposits" },
  { what: "none", key: "fees.total", options: { smart_count: 0 }, shows: "0 deposits" },
  { what: "a form without a slot", key: "name", options: { smart_count: 2 }, shows: "Notices" },
  {
    what: "a slot without a value",
    key: "by",
    options: { by: "%{time}" },
    shows: "made by %{time}, until %{time}",
  },
  {
    what: "a slot of every text",
    key: "command",
    options: { by: "Asha" },
    shows: "Run npm run backup for Asha.",
  },
  { what: "an unknown key", key: "no.such.key", options: {}, shows: "no.such.key" },
  {
    what: "an unknown key with a text",
    key: "BSc",
    options: { _: "BSc %{x}", x: 1 },
    shows: "BSc 1",
  },
])("$what: $shows", ({ key, options, shows }) => expect(translate(key, options)).toBe(shows))
