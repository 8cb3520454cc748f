import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, test } from "vitest"

import { DayField } from "./day-field.tsx"

afterEach(cleanup)

function Form({ day = "" }: { day?: string }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <DayField id="day" label="Day" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("2026-12-31")}>
        Other
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>("Day")
const value = () => document.querySelector("output")!.textContent
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test("a day is shown day first, whatever the browser's language", () => {
  render(<Form day="2026-07-01" />)
  expect(field().value).toBe("01-07-2026")
  expect(field().type).toBe("text")
})

test.each([
  { input: "03-04-2026", day: "2026-04-03", shown: "03-04-2026" },
  { input: "3/4/2026", day: "2026-04-03", shown: "03-04-2026" },
  { input: "2026-04-03", day: "2026-04-03", shown: "03-04-2026" },
  { input: "31-02-2026", day: "31-02-2026", shown: "31-02-2026" },
  { input: "", day: "", shown: "" },
])("'$input' becomes '$day' and is shown as '$shown' afterwards", ({ input, day, shown }) => {
  render(<Form day="2026-07-01" />)
  type(input)
  expect(field().value).toBe(input)
  expect(value()).toBe(day)
  fireEvent.blur(field())
  expect(field().value).toBe(shown)
})

test("a day that is set elsewhere replaces the typed text", () => {
  render(<Form />)
  type("1-7")
  fireEvent.click(screen.getByText("Other"))
  expect(field().value).toBe("31-12-2026")
})
