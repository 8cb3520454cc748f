import { act, screen } from "@testing-library/react"
import { get, set } from "idb-keyval"
import { expect, test, vi } from "vitest"

import { filledValues, goTo, renderForm, storeDraft } from "#tests/support/application-form.tsx"

import type { Device } from "./draft.ts"

const minute = 60 * 1000
const aadhaar = "234567890124"
const photoKey = "admission-draft:BA:image"
const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" })

const stored = (area: Storage) => Object.values(area).join()

/** A form with a picture, as the applicant fills it. */
const fillForm = async (device: Device | "none" = "none") => {
  const form = await renderForm({ device })
  await form.enter("applicant_name", "Anjali")
  await form.enter("aadhar_no", aadhaar)
  return form
}

test.each(["shared", "not told"] as const)(
  "stores nothing sensitive, and only in the tab, on a device that is %s",
  async (device) => {
    const { unmount } = await fillForm(device === "shared" ? device : "none")
    expect(localStorage).toHaveLength(0)
    expect(stored(sessionStorage)).toContain("Anjali")
    expect(stored(sessionStorage)).not.toContain(aadhaar)
    unmount()
    const { control } = await renderForm()
    expect(control("applicant_name").value).toBe("Anjali")
    expect(control("aadhar_no").value).toBe("")
  },
)

test("stores everything on one's own device, from the answer on", async () => {
  const { answer } = await fillForm()
  await answer("own")
  expect(stored(localStorage)).toContain(aadhaar)
  expect(sessionStorage).toHaveLength(0)
})

test("deletes all at once from a device that turns out to be shared, and keeps the form", async () => {
  await set(photoKey, photo)
  storeDraft(filledValues())
  const { answer, button, control, messages, press } = await renderForm()
  expect(control("dob").autocomplete).toBe("bday")
  expect(control("c_address").autocomplete).toBe("street-address")
  expect(control("father_name").autocomplete).toBe("off")
  await press(button(messages.draft.change)!)
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { name: messages.draft.question }),
  )
  await answer("shared")
  expect(localStorage).toHaveLength(0)
  expect(await get(photoKey)).toBeUndefined()
  expect(stored(sessionStorage)).not.toContain(filledValues()["bank_account"])
  expect(control("aadhar_no").value).not.toBe("")
  expect(control("image").files![0]).toBe(photo)
  expect(control("dob").autocomplete).toBe("off")
  expect(control("c_address").autocomplete).toBe("off")

  await answer("own")
  expect(stored(localStorage)).toContain(filledValues()["bank_account"])
  expect(await get(photoKey)).toBe(photo)
})

test("asks first, on a screen of its own, and once", async () => {
  const { answer, button, messages, press, tab } = await renderForm({ device: "none" })
  const question = () => screen.queryByRole("heading", { name: messages.draft.question })
  expect(screen.queryByRole("tablist")).toBeNull()
  await press(button(messages.draft.continue)!)
  screen.getByText(messages.draft.choose)
  await answer("own")
  expect(question()).toBeNull()
  expect(tab(0).getAttribute("aria-selected")).toBe("true")
  expect(document.activeElement?.id).toBe("heading-0")
  screen.getByText(messages.draft.own.short)
})

test("Back returns from the question, asked again, to the step", async () => {
  const { button, messages, openStep, press, tab } = await renderForm({ device: "own" })
  await openStep(2)
  await press(button(messages.draft.change)!)
  await goTo(2)
  expect(tab(2).getAttribute("aria-selected")).toBe("true")
  expect(document.activeElement?.id).toBe("heading-2")
})

test("takes the rest of a draft that an earlier version stored without asking, and asks", async () => {
  await set(photoKey, photo)
  storeDraft(filledValues(), { device: undefined, step: 3 })
  const { control, messages } = await renderForm({ device: "none" })
  expect(localStorage).toHaveLength(0)
  expect(await get(photoKey)).toBeUndefined()
  expect(stored(sessionStorage)).not.toContain(filledValues()["aadhar_no"])
  expect(control("father_name").value).toBe("Ramdhani Kushwaha")
  expect(control("aadhar_no").value).toBe("")
  screen.getByRole("heading", { name: messages.draft.question })
})

test("removes what an earlier version stored for another course", async () => {
  storeDraft(filledValues("BSc"), { course: "BSc", device: undefined })
  await renderForm()
  expect(localStorage).toHaveLength(0)
  expect(stored(sessionStorage)).toContain("Ramdhani Kushwaha")
  expect(stored(sessionStorage)).not.toContain(filledValues()["aadhar_no"])
})

test.each([
  { device: "shared", isEmptied: true },
  { device: undefined, isEmptied: false },
] as const)(
  "removes the draft after 30 minutes without a change; empties the form if $device: $isEmptied",
  async ({ device, isEmptied }) => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    const { control, enter, messages } = await fillForm(device ?? "none")
    const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
    await wait(20 * minute)
    await enter("father_name", "Ramdhani")
    await wait(29 * minute)
    expect(sessionStorage).toHaveLength(1)
    await wait(2 * minute)
    expect(sessionStorage).toHaveLength(0)
    expect(control("applicant_name").value).toBe(isEmptied ? "" : "Anjali")
    expect(screen.queryByText(messages.draft.ended.idle) !== null).toBe(isEmptied)
  },
)

test("a page from the back/forward cache shows what is stored, not what was on the screen", async () => {
  const { control } = await fillForm()
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  })
  expect(control("applicant_name").value).toBe("Anjali")
  expect(control("aadhar_no").value).toBe("")
})

test("joins a draft that another window keeps on this device, instead of replacing it", async () => {
  const { answer, control, enter } = await renderForm()
  storeDraft(filledValues())
  await enter("applicant_name", "Anjali")
  await answer("own")
  expect(control("applicant_name").value).toBe("Anjali")
  expect(control("father_name").value).toBe("Ramdhani Kushwaha")
  expect(stored(localStorage)).toContain("Ramdhani Kushwaha")
})
