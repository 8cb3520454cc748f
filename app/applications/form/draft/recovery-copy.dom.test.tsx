import { act, fireEvent, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { renderForm, settle } from "#tests/support/application-form.tsx"
import { putInto } from "#ui/browser/put-into.ts"

const aadhaar = "234567890124"
const minute = 60 * 1000
const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" })

/** The camera, the file picker or another app covers the page, or it is shown again. */
const setHidden = async (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden)
  await act(async () => document.dispatchEvent(new Event("visibilitychange")))
  await settle()
}

const copy = () => sessionStorage.getItem("admission-recovery")

const fillForm = async (device: "own" | "shared") => {
  const form = await renderForm({ device })
  await form.enter("aadhar_no", aadhaar)
  await form.tick("agreed_to_declaration")
  putInto(form.control("image"), photo)
  return form
}

test("a shared device that drops the hidden tab shows everything again, once", async () => {
  const { openStep, unmount } = await fillForm("shared")
  await openStep(4)
  await setHidden(true)
  await vi.waitFor(() => expect(copy()).toContain("data:image/jpeg"))
  unmount()
  await setHidden(false)
  const { control, messages, tab } = await renderForm({ entry: 4 })
  expect(tab(4).getAttribute("aria-selected")).toBe("true")
  expect(control("aadhar_no").value).toBe(aadhaar)
  expect(control("agreed_to_declaration").checked).toBe(false)
  await screen.findByAltText(messages.upload.alt.image)
  expect(await control("image").files![0]!.text()).toBe("photo")
  expect(Object.values(sessionStorage).join()).not.toContain(aadhaar)
})

test("the copy ends when the page is shown again, and when it is left", async () => {
  await fillForm("shared")
  await setHidden(true)
  expect(copy()).toContain(aadhaar)
  await setHidden(false)
  expect(copy()).toBeNull()
  // A closed page is left first, and hidden then.
  fireEvent(window, new Event("pagehide"))
  await setHidden(true)
  expect(copy()).toBeNull()
})

test.each([
  { age: 9 * minute, isRestored: true },
  { age: 11 * minute, isRestored: false },
])("restores a copy of $age ms: $isRestored", async ({ age, isRestored }) => {
  vi.useFakeTimers({ toFake: ["Date"] })
  const { unmount } = await fillForm("shared")
  await setHidden(true)
  unmount()
  vi.setSystemTime(Date.now() + age)
  const { control } = await renderForm({ device: "none" })
  expect(control("aadhar_no").value).toBe(isRestored ? aadhaar : "")
  expect(copy()).toBeNull()
})

test("makes no copy on one's own device, which keeps everything anyway", async () => {
  await fillForm("own")
  await setHidden(true)
  expect(copy()).toBeNull()
})
