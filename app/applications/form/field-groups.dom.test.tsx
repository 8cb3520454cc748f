import { screen } from "@testing-library/react"
import { expect, test } from "vitest"

import {
  confirmWith,
  filledValues,
  renderForm,
  storeDraft,
} from "#tests/support/application-form.tsx"
import { ask } from "#tests/support/samples/additional-fields.ts"

const additionalFields = ask(["disability_type", "disability_percent", "apaar_id"])
const groupOf = (name: string) =>
  document.querySelector(`[name="${name}"]`)!.closest<HTMLDetailsElement>("details")!

test("fields that the session does not ask are not in the form", async () => {
  const { control } = await renderForm({ additionalFields: ask(["apaar_id"]) })
  expect(control("apaar_id")).not.toBeNull()
  expect(control("disability_type")).toBeNull()
  expect(document.querySelectorAll("#application details")).toHaveLength(1)
})

test("a group is closed until it is needed", async () => {
  const { control } = await renderForm({ additionalFields })
  expect(groupOf("disability_type").open).toBe(false)
  expect(groupOf("apaar_id").open).toBe(false)
  expect(control("disability_type").tagName).toBe("SELECT")
  expect(control("disability_type").options).toHaveLength(22)
})

test("a group is open if everybody must fill in one of its fields", async () => {
  const { control } = await renderForm({
    additionalFields: ask(
      ["apaar_id", "caste_certificate_no"],
      ["apaar_id", "caste_certificate_no"],
    ),
  })
  expect(groupOf("apaar_id").open).toBe(true)
  expect(control("apaar_id").required).toBe(true)
  // Only some must fill this in.
  expect(groupOf("caste_certificate_no").open).toBe(false)
  expect(control("caste_certificate_no").required).toBe(false)
  expect(screen.getByLabelText("Caste certificate number (if it applies to you)")).toBe(
    control("caste_certificate_no"),
  )
})

test("a group with a stored value is open", async () => {
  storeDraft(filledValues("BA", { apaar_id: "123456789012" }))
  await renderForm({ additionalFields })
  expect(groupOf("apaar_id").open).toBe(true)
  expect(groupOf("disability_type").open).toBe(false)
})

test("a group opens when one of its fields is wrong, and stays open when it is corrected", async () => {
  const { enter, leave, errorOf } = await renderForm({ additionalFields })
  await enter("disability_percent", "45")
  await leave("disability_percent")
  expect(errorOf("disability_percent")).toContain("Choose the type of disability too")
  expect(groupOf("disability_percent").open).toBe(true)
  await enter("disability_percent", "")
  expect(errorOf("disability_percent")).toBeUndefined()
  expect(groupOf("disability_percent").open).toBe(true)
})

test("a link of the error summary opens a group that was closed again", async () => {
  storeDraft(filledValues("BA", { apaar_id: "123" }))
  confirmWith(true)
  const { tab, press, button, summaryLink, openStep } = await renderForm({ additionalFields })
  await openStep(0)
  await press(button("Next")!)
  groupOf("apaar_id").open = false
  await press(summaryLink("The APAAR / ABC id has 12 digits: compare it with DigiLocker"))
  expect(groupOf("apaar_id").open).toBe(true)
  expect(tab(0).getAttribute("aria-selected")).toBe("true")
})
