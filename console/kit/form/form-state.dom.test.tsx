import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, test } from "vitest"

import { HttpError } from "#console/api/http-error.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { DraftForm } from "./draft-form.tsx"
import { FormFailure, SubmitButton } from "./form-state.tsx"
import { PlainField } from "./plain-field.tsx"
import type { Send } from "./use-attempt.ts"

const show = (send: Send) => {
  const form = (
    <TestAdmin>
      <DraftForm send={send}>
        <PlainField name="reason" label={{ text: "Reason" }} />
        <FormFailure />
        <SubmitButton>Send</SubmitButton>
      </DraftForm>
    </TestAdmin>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />)
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Late" } })
  fireEvent.submit(screen.getByRole("button").closest("form")!)
}

const refusing = (message: string, errors?: Record<string, string>) => async () => {
  throw new HttpError(message, 422, errors ? { errors } : null)
}

const refused = "console.refusals.refused"

test.each([
  {
    what: "a field shows its own error, and the alert stays empty",
    message: refused,
    errors: { reason: "At most 500 characters" },
    below: "At most 500 characters",
    alert: "",
  },
  {
    what: "an error of no field is shown below",
    message: refused,
    errors: { offer: "The applicant has no offer" },
    below: undefined,
    alert: "The applicant has no offer",
  },
  {
    what: "a message that says more than its errors is shown",
    message: "console.refusals.privacy_concerns",
    errors: { confirmed: "Please confirm" },
    below: undefined,
    alert: "Please confirm what stands against it, or leave it.",
  },
  {
    what: "a failure without errors is shown below",
    message: refused,
    errors: undefined,
    below: undefined,
    alert: "Please correct what is marked.",
  },
])("$what", async ({ message, errors, below, alert }) => {
  show(refusing(message, errors))
  await screen.findByText(below ?? alert)
  expect(screen.getByRole("alert").textContent).toBe(alert)
  expect(document.getElementById("reason-helper-text")?.textContent).toBe(below)
})

test("a form is sent once while it runs, with its values", async () => {
  const sent: string[] = []
  let end = () => {}
  show((text) => {
    sent.push(text("reason"))
    return new Promise<void>((resolve) => (end = resolve))
  })
  const button = screen.getByRole<HTMLButtonElement>("button")
  await waitFor(() => expect(button.disabled).toBe(true))
  fireEvent.submit(button.closest("form")!)
  end()
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(sent).toEqual(["Late"])
})
