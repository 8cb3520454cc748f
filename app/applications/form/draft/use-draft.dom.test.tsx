import { fireEvent, screen, waitFor } from "@testing-library/react"
import { get, set } from "idb-keyval"
import { expect, test, vi } from "vitest"

import {
  changeInOtherWindow,
  confirmWith,
  filledValues,
  renderForm,
  storeDraft,
} from "#tests/support/application-form.tsx"

const day = 24 * 60 * 60 * 1000
const photoKey = "admission-draft:BA:image"
const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" })

const valuesOnPage = () =>
  [...new FormData(document.querySelector("form")!)].filter(([, value]) => value !== "")

test("saves every change and restores the values and the open tab", async () => {
  const first = await renderForm()
  await first.answer("own")
  await first.enter("applicant_name", "Anjali")
  await first.tick("gender", "female")
  await first.openStep(1)
  await first.tick("weightage[]", "ncc_b")
  first.unmount()

  const { control, tab } = await renderForm()
  expect(control("applicant_name").value).toBe("Anjali")
  expect(valuesOnPage()).toEqual(
    expect.arrayContaining([
      ["gender", "female"],
      ["weightage[]", "ncc_b"],
    ]),
  )
  expect(tab(1).getAttribute("aria-selected")).toBe("true")
})

test("text typed just before the page is left is in the draft", async () => {
  const { answer, control } = await renderForm()
  await answer("own")
  fireEvent.input(control("applicant_name"), { target: { value: "Anjali" } })
  const stored = () => localStorage.getItem("admission-draft:BA")
  expect(stored()).not.toContain("Anjali")
  window.dispatchEvent(new Event("pagehide"))
  expect(stored()).toContain("Anjali")
})

test("restores all values of a filled form and its submission key", async () => {
  const values = filledValues("BA", { same_as_correspondence: "1" })
  storeDraft(values)
  const { control } = await renderForm()
  for (const name of ["father_name", "dob", "c_address", "i_year", "second_major_subject"]) {
    expect(control(name).value, name).toBe(values[name])
  }
  expect(control("p_address").value).toBe(values["c_address"])
  expect(control("submission_key").value).toBe("key-of-the-stored-draft")
})

test("does not restore the consent, not even from a draft that contains it", async () => {
  storeDraft(filledValues("BA", { agreed_to_declaration: "1" }), { step: 4 })
  const { control, button, tick } = await renderForm()
  expect(control("agreed_to_declaration").checked).toBe(false)
  expect(button("Submit")!.disabled).toBe(true)
  await tick("agreed_to_declaration")
  expect(button("Submit")!.disabled).toBe(false)
  expect(Object.values(localStorage).join()).not.toContain("agreed")
})

test("keeps the drafts of two courses apart", async () => {
  storeDraft(filledValues("BA"), { step: 4 })
  const { control, tab, unmount } = await renderForm({ course: "BCom" })
  expect(control("applicant_name").value).toBe("")
  expect(tab(0).getAttribute("aria-selected")).toBe("true")
  unmount()
  expect((await renderForm()).control("applicant_name").value).not.toBe("")
})

test("shows when the draft was saved, with the date unless it is today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2025, 5, 27, 10, 15, 30) })
  const { answer, enter, unmount } = await renderForm()
  await answer("own")
  await enter("applicant_name", "Anjali")
  expect(screen.queryByText("Kept on this device at 10:15.")).not.toBeNull()
  unmount()
  vi.setSystemTime(new Date(2025, 5, 28, 10, 15))
  await renderForm()
  expect(screen.queryByText("Kept on this device at 27/06, 10:15.")).not.toBeNull()
})

test.each([
  { age: 7 * day - 60_000, isRestored: true },
  { age: 7 * day, isRestored: false },
])("restores a draft of $age ms with its pictures: $isRestored", async ({ age, isRestored }) => {
  vi.useFakeTimers({ toFake: ["Date"] })
  await set(photoKey, photo)
  storeDraft(filledValues(), { savedAt: Date.now() - age })
  const { control } = await renderForm()
  expect(control("applicant_name").value !== "").toBe(isRestored)
  expect((await get(photoKey)) !== undefined).toBe(isRestored)
  expect(localStorage).toHaveLength(isRestored ? 1 : 0)
})

// Each page arrives at another time: an equal one is taken for the same page.
test.each([
  { clock: "ten years behind", pageTime: Date.UTC(2026, 6, 1), off: -3650, age: 1, isKept: true },
  { clock: "ten years ahead", pageTime: Date.UTC(2026, 6, 2), off: 3650, age: 1, isKept: true },
  { clock: "a month behind", pageTime: Date.UTC(2026, 6, 3), off: -30, age: 7, isKept: false },
  { clock: "right", pageTime: Date.UTC(2026, 6, 4), off: 0, age: -3650, isKept: true },
])(
  "on a device whose clock is $clock a draft of $age days is kept: $isKept",
  async ({ pageTime, off, age, isKept }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: pageTime + off * day })
    storeDraft(filledValues(), { savedAt: pageTime - age * day })
    const { control } = await renderForm({ pageTime })
    expect(control("applicant_name").value !== "").toBe(isKept)
    const stored = localStorage.getItem("admission-draft:BA")
    expect(stored !== null).toBe(isKept)
    // A time in the future would keep it for ever.
    expect(JSON.parse(stored ?? '{"savedAt":0}').savedAt).toBeLessThan(pageTime + day)
  },
)

test("a draft of another window, whose page arrived earlier, is not written again", async () => {
  const pageTime = Date.UTC(2026, 6, 5)
  storeDraft(filledValues(), { savedAt: pageTime + 1000 })
  const before = localStorage.getItem("admission-draft:BA")
  const { control } = await renderForm({ pageTime })
  expect(control("applicant_name").value).not.toBe("")
  expect(localStorage.getItem("admission-draft:BA")).toBe(before)
})

test.each(["en", "hi"] as const)(
  "clears fields, pictures and device after a confirmation (%s)",
  async (language) => {
    await set(photoKey, photo)
    const values = filledValues()
    storeDraft(values, { step: 4 })
    const { messages, control, button, press } = await renderForm({ language })
    await screen.findByAltText(messages.upload.alt.image)
    const refusal = confirmWith(false)
    await press(button(messages.draft.clear)!)
    expect(refusal).toHaveBeenCalledExactlyOnceWith(messages.draft.clearSure)
    expect(control("applicant_name").value).toBe(values["applicant_name"])

    confirmWith(true)
    await press(button(messages.draft.clear)!)
    expect(control("applicant_name").value).toBe("")
    expect(screen.queryByAltText(messages.upload.alt.image)).toBeNull()
    expect(await get(photoKey)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(control("submission_key").value).not.toBe("key-of-the-stored-draft")
    const question = screen.getByRole("heading", { name: messages.draft.question })
    expect(document.activeElement).toBe(question)
  },
)

test("follows a draft that another window changed", async () => {
  const { answer, control, enter } = await renderForm()
  await answer("own")
  await enter("father_name", "Ramdhani")
  await changeInOtherWindow({
    device: "own",
    savedAt: Date.now(),
    submissionKey: "key-of-the-other-window",
    step: 3,
    values: { applicant_name: "Anjali", father_name: "Ramdhani" },
  })
  expect(control("applicant_name").value).toBe("Anjali")
  expect(control("father_name").value).toBe("Ramdhani")
  expect(control("submission_key").value).toBe("key-of-the-other-window")
})

test("empties the form with its errors when another window submitted or cleared it", async () => {
  storeDraft(filledValues("BA", { aadhar_no: "1234" }))
  const { control, leave, errorOf, enter } = await renderForm()
  await leave("aadhar_no")
  expect(errorOf("aadhar_no")).toContain("12 digits")
  await changeInOtherWindow(null)
  const notice = "This form was sent or cleared in another window of this browser."
  screen.getByText(notice)
  expect(control("aadhar_no").value).toBe("")
  expect(screen.queryByRole("alert")).toBeNull()
  await enter("applicant_name", "Anjali")
  expect(screen.queryByText(notice)).toBeNull()
})

test.each([
  {
    storage: "missing",
    stub: () => {
      throw new DOMException("no storage", "SecurityError")
    },
  },
  {
    storage: "full",
    stub: () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      },
      removeItem: () => undefined,
    }),
  },
])("keeps working when the storage is $storage, and says so", async ({ stub }) => {
  const areas = ["localStorage", "sessionStorage"] as const
  const storages = areas.map((area) => Object.getOwnPropertyDescriptor(globalThis, area)!)
  for (const area of areas) {
    Object.defineProperty(globalThis, area, { configurable: true, get: stub })
  }
  try {
    const { enter, control } = await renderForm()
    await enter("applicant_name", "Anjali")
    screen.getByText("This browser does not keep what you type: please finish in one go.")
    expect(control("applicant_name").value).toBe("Anjali")
  } finally {
    for (const [index, area] of areas.entries()) {
      Object.defineProperty(globalThis, area, storages[index]!)
    }
  }
})

test("restores a saved picture into its input, and deletes it on removal", async () => {
  await set(photoKey, photo)
  storeDraft(filledValues(), { step: 4 })
  const { messages, control, press } = await renderForm()
  await screen.findByAltText("The photo to be sent")
  expect(control("image").files![0]).toBe(photo)
  await press(
    screen.getByRole("button", { name: new RegExp(`^Remove ?: ${messages.fields.image.label}`) }),
  )
  await waitFor(async () => expect(await get(photoKey)).toBeUndefined())
  expect(screen.queryByAltText("The photo to be sent")).toBeNull()
  expect(control("image").files).toHaveLength(0)
})
