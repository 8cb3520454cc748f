import { expect, test } from "../support/test.ts"

const libraries = [
  {
    path: "/facilities",
    facility: "Library",
    more: "Read More",
    less: "Read Less",
    rest: "two books home for fourteen days",
  },
  {
    path: "/hi/facilities",
    facility: "पुस्तकालय",
    more: "और पढ़ें",
    less: "कम पढ़ें",
    rest: "दो पुस्तकें चौदह दिन के लिए",
  },
]

for (const { path, facility, more, less, rest } of libraries) {
  test(`'${more}' unfolds a facility, '${less}' folds it again`, async ({ page, axe }) => {
    await page.goto(path)
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("img") })
    await expect(cards).toHaveCount(8)
    const library = cards.filter({ has: page.getByRole("heading", { name: facility }) })
    const whole = library.getByText(rest)
    await expect(whole).toBeHidden()
    await library.getByText(more).click()
    await expect(whole).toBeVisible()
    await expect(library.getByText(less)).toBeVisible()
    await axe()
    await page.keyboard.press("Enter")
    await expect(library.getByText(more)).toBeVisible()
    await expect(whole).toBeHidden()
  })
}
