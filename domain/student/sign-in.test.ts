import { expect, test } from "vitest"

import { passwordOf } from "./sign-in.ts"

test("formats a birth date day first without separators", () =>
  expect(passwordOf("2007-03-27")).toBe("27032007"))
