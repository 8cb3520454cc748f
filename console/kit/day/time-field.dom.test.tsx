import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { TimeField } from "./time-field.tsx"

afterEach(cleanup)

function Form() {
  const [value, setValue] = useState("17:05")
  return (
    <TestAdmin>
      <TimeField label="Time" value={value} onChange={setValue} />
    </TestAdmin>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>("Time")
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test("a time is shown on a clock of 24 hours, whatever the browser's language", () => {
  render(<Form />)
  expect(field().type).toBe("text")
  expect(field().value).toBe("17:05")
})

test.each([
  { input: "9", shown: "09:00" },
  { input: "1705", shown: "17:05" },
  { input: "23.59", shown: "23:59" },
  { input: "", shown: "" },
])("'$input' is shown as '$shown' afterwards", ({ input, shown }) => {
  render(<Form />)
  type(input)
  fireEvent.blur(field())
  expect(field().value).toBe(shown)
  expect(field().getAttribute("aria-invalid")).toBe("false")
})

test.each(["24:00", "12:60", "5 pm"])("'%s' is kept and refused", (input) => {
  render(<Form />)
  type(input)
  fireEvent.blur(field())
  expect(field().value).toBe(input)
  expect(field().getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByText("A time of day, please, like 17:00.")).toBeTruthy()
})
