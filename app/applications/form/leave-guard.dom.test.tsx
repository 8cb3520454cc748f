import { fireEvent, screen } from "@testing-library/react"
import { expect, test } from "vitest"

import { renderForm } from "#tests/support/application-form.tsx"

/** Whether the browser asks before the page is closed or reloaded. */
const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** Presses a link of the page; returns whether it opens its address. */
const pressLink = (attributes: Partial<HTMLAnchorElement>) => {
  const link = Object.assign(document.createElement("a"), attributes)
  document.body.append(link)
  // The test environment must not open it.
  link.addEventListener("click", (event) => {
    opened = !event.defaultPrevented
    event.preventDefault()
  })
  let opened = false
  fireEvent.click(link)
  link.remove()
  return opened
}

test.each([
  { device: "shared", field: "aadhar_no", isAsked: true },
  { device: "shared", field: "applicant_name", isAsked: false },
  { device: "none", field: "dob", isAsked: true },
  { device: "own", field: "aadhar_no", isAsked: false },
] as const)(
  "asks before leaving with $field on a device that is $device: $isAsked",
  async ({ device, field, isAsked }) => {
    const { enter, messages } = await renderForm({ device })
    expect(asksBeforeUnload()).toBe(false)
    await enter(field, "2345 6789 0124")
    expect(asksBeforeUnload()).toBe(isAsked)
    expect(pressLink({ href: "/courses" })).toBe(!isAsked)
    expect(screen.queryByRole("dialog", { name: messages.draft.loss.title }) !== null).toBe(isAsked)
  },
)

test.each([
  { what: "a link to this page", attributes: { href: "#main" } },
  { what: "a link to a new tab", attributes: { href: "/policy", target: "_blank" } },
  { what: "a phone number", attributes: { href: "tel:05612220000" } },
  { what: "the language link", attributes: { href: "/hi/admission-form", hreflang: "hi" } },
])("does not ask for $what", async ({ attributes }) => {
  const { enter } = await renderForm()
  await enter("aadhar_no", "2345 6789 0124")
  expect(pressLink(attributes)).toBe(true)
})

test("'Stay' closes the question and keeps the form", async () => {
  const { button, control, enter, messages, press } = await renderForm()
  await enter("aadhar_no", "2345 6789 0124")
  pressLink({ href: "/courses" })
  await press(button(messages.draft.loss.stay)!)
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(control("aadhar_no").value).toBe("2345 6789 0124")
})
