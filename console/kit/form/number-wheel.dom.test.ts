import { expect, test } from "vitest"

import { leaveNumberField } from "./number-wheel.ts"

test.each([
  { type: "number", keepsFocus: false },
  { type: "text", keepsFocus: true },
])("the wheel over a field of type $type: keeps the focus $keepsFocus", ({ type, keepsFocus }) => {
  const input = document.body.appendChild(document.createElement("input"))
  input.type = type
  input.addEventListener("wheel", leaveNumberField)
  input.focus()
  expect(document.activeElement).toBe(input)
  input.dispatchEvent(new WheelEvent("wheel"))
  expect(document.activeElement === input).toBe(keepsFocus)
  input.remove()
})
