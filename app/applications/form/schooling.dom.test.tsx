import { screen } from "@testing-library/react"
import { expect, test } from "vitest"

import { renderForm } from "#tests/support/application-form.tsx"
import { ask } from "#tests/support/samples/additional-fields.ts"

const openSchooling = async (language: "en" | "hi" = "en") => {
  const form = await renderForm({ course: "BA", language })
  await form.openStep(3)
  return form
}

const choose = (form: Awaited<ReturnType<typeof openSchooling>>, value: string) =>
  form.press(document.querySelector<HTMLInputElement>(`[name="i_grading"][value="${value}"]`)!)

test.each(["en", "hi"] as const)(
  "a CGPA shows its rule, and asks no maximum (%s)",
  async (language) => {
    const form = await openSchooling(language)
    await form.enter("i_maxmarks", "500")
    await choose(form, "cgpa_cbse")
    expect(document.getElementById("i_maxmarks")).toBeNull()
    expect(document.querySelector("label[for=i_obtmarks]")!.textContent).toBe("CGPA")
    await form.enter("i_obtmarks", "9.2")
    expect(form.control("i_percentage").value).toBe("87.40")
    screen.getByText("CGPA 9.2 × 9.5 = 87.40 %")
    await choose(form, "marks")
    await form.enter("i_maxmarks", "500")
    await form.enter("i_obtmarks", "412")
    expect(form.control("i_percentage").value).toBe("82.40")
    expect(screen.queryByText(/× 9.5 =/)).toBeNull()
  },
)

test("an awaited result hides the marks, and keeps what was typed", async () => {
  const form = await renderForm({ additionalFields: ask(["i_result"]) })
  await form.openStep(3)
  await form.enter("i_maxmarks", "500")
  await form.enter("i_obtmarks", "412")
  const press = (value: string) =>
    form.press(document.querySelector<HTMLInputElement>(`[name="i_result"][value="${value}"]`)!)
  await press("awaited")
  const fieldset = form.control("i_maxmarks").closest("fieldset")!
  expect(fieldset).toMatchObject({ hidden: true, disabled: true })
  expect(fieldset.contains(form.control("i_obtmarks"))).toBe(true)
  expect(fieldset.contains(form.control("i_roll"))).toBe(false)
  await press("passed")
  expect(fieldset).toMatchObject({ hidden: false, disabled: false })
  expect(form.control("i_obtmarks").value).toBe("412")
  expect(form.control("i_percentage").value).toBe("82.40")
})

test("suggests boards in both languages, those of the page's first", async () => {
  const form = await openSchooling("hi")
  const list = document.getElementById(form.control("i_board").getAttribute("list")!)!
  const names = [...list.querySelectorAll("option")].map(({ value }) => value)
  expect(names[0]).toMatch(/^यूपी बोर्ड/)
  expect(names).toContain("UP Board (UPMSP)")
})

const confirmations = () => screen.queryAllByRole("checkbox", { name: /^Yes, this is right/ })

test("an unusual answer is questioned once its field is left, until it is confirmed or corrected", async () => {
  const form = await openSchooling()
  await form.enter("i_obtmarks", "0")
  expect(confirmations()).toEqual([])
  await form.leave("i_obtmarks")
  screen.getByText(/Marks obtained are 0/)
  expect(form.control("i_obtmarks").getAttribute("aria-invalid")).toBeNull()
  const [box] = confirmations()
  await form.press(box!)
  expect(screen.queryByText(/Marks obtained are 0/)).toBeNull()
  expect(confirmations()).toEqual([box])

  await form.enter("i_obtmarks", "400")
  expect(confirmations()).toEqual([])
  await form.enter("i_obtmarks", "0")
  await form.leave("i_obtmarks")
  expect(confirmations().map((one) => (one as HTMLInputElement).checked)).toEqual([false])
})

test("Next asks about what is not confirmed", async () => {
  const form = await openSchooling()
  await form.enter("i_maxmarks", "5000")
  await form.press(screen.getByRole("button", { name: "Next" }))
  expect(form.summary()!.textContent).toContain("Intermediate: These maximum marks are unusual")
})
