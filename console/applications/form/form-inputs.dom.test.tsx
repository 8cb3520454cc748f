import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { FormInputs } from "./form-inputs.tsx"
import { useApplicationForm } from "./use-application-form.ts"
import { emptyForm } from "./values.ts"

function Paper() {
  const form = useApplicationForm(emptyForm("BA"), sampleSession)
  return (
    <form>
      <FormInputs form={form} />
    </form>
  )
}

const question = /^Compare with the marksheets: /

test("an unusual answer is questioned when its field is left, and refuses nothing", async () => {
  await act(async () => {
    render(
      <TestAdmin>
        <Paper />
      </TestAdmin>,
    )
  })
  const maximum = document.querySelector<HTMLInputElement>("#i_maxmarks")!
  fireEvent.focus(maximum)
  fireEvent.change(maximum, { target: { value: "5000" } })
  expect(screen.queryByText(question)).toBeNull()
  fireEvent.blur(maximum)
  expect(screen.getByText(question).textContent).toMatch(/maximum/i)
  expect(maximum.getAttribute("aria-invalid")).toBe("false")
  fireEvent.change(maximum, { target: { value: "500" } })
  expect(screen.queryByText(question)).toBeNull()
})
