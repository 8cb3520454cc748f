import { expect, test } from "vitest"

import { passwordOf } from "./password.ts"

test("a day of birth is sent day first, without separators", () =>
  expect(passwordOf("2007-03-27")).toBe("27032007"))
