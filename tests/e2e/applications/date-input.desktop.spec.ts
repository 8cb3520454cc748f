import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test("digits of a date get dashes, and can be edited at any position", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  const date = applicant.box("dob")
  const caret = () => date.evaluate((input: HTMLInputElement) => input.selectionStart)
  const { keyboard } = page

  await date.pressSequentially("27032")
  await expect(date).toHaveValue("27-03-2")
  for (const left of ["27-03-", "27-03", "27-0", "27-", "27", "2"]) {
    await keyboard.press("Backspace")
    await expect(date).toHaveValue(left)
  }
  await keyboard.type("8032007")
  await expect(date).toHaveValue("28-03-2007")

  // In the middle: the caret stays after the typed digit.
  await date.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  await keyboard.press("Backspace")
  await keyboard.press("Backspace")
  await keyboard.type("7")
  await expect(date).toHaveValue("27-03-2007")
  expect(await caret()).toBe(2)

  // Pasted over all, and typed in Devanagari digits.
  await date.selectText()
  await keyboard.insertText("29022008")
  await expect(date).toHaveValue("29-02-2008")
  await date.selectText()
  for (const digit of "२७०३२००७") await keyboard.insertText(digit)
  await expect(date).toHaveValue("२७-०३-२००७")
  await date.blur()
  await expect(applicant.errorOf("dob")).toHaveCount(0)
})

test("digits composed with an input method get dashes after the composition", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  const date = applicant.box("dob")
  await date.focus()
  const inputMethod = await context.newCDPSession(page)
  const compose = (text: string) =>
    inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose("२७")
  await compose("२७०३")
  await expect(date).toHaveValue("२७०३")
  await inputMethod.send("Input.insertText", { text: "२७०३" })
  await expect(date).toHaveValue("२७-०३")
})
