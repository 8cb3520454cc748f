import { execFileSync } from "node:child_process"

import { expect, test } from "../support/test.ts"
import { anjali, Student } from "./student.ts"

/** Points (1/72 inch) of a length in millimetres. */
const points = (millimetres: number) => (millimetres / 25.4) * 72

for (const language of ["en", "hi"] as const) {
  test(`the printed card is one page with both sides at true size (${language})`, async ({
    page,
  }, testInfo) => {
    const student = new Student(page, language)
    await student.signsIn()
    await page.emulateMedia({ media: "print" })
    for (const side of [student.front, student.back]) {
      const { width, height } = (await side.boundingBox())!
      // CSS has 96 pixels an inch.
      expect(width).toBeCloseTo((85.6 / 25.4) * 96, 0)
      expect(height).toBeCloseTo((54 / 25.4) * 96, 0)
    }
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("navigation")).toBeHidden()
    const path = testInfo.outputPath("card.pdf")
    await page.pdf({ path, preferCSSPageSize: true })
    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" })
    expect(facts).toMatch(/Pages:\s+1\n/)
    const [, wide] = /Page size:\s+([\d.]+) x/.exec(facts)!
    expect(Number(wide)).toBeCloseTo(points(210), -1)
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
    for (const shown of [anjali.urn, anjali.name, "7058", "2024-2025"])
      expect(text).toContain(shown)
  })
}

const longNames = {
  hi: "श्रीमती विद्यावती कुमारी चन्द्रप्रकाश विश्वकर्मा त्रिपाठी शास्त्री महामहोपाध्याय वाचस्पति",
  en: "Sri Venkata Raghavendra Narasimhacharyulu Subrahmanyam Mahamahopadhyaya Wijayawickremasinghe",
} as const
for (const language of ["en", "hi"] as const) {
  const long = longNames[language]
  test(`nothing on the card is cut, however long the names and the address are (${language})`, async ({
    page,
  }) => {
    const student = new Student(page, language)
    let length = 20
    await page.route("**/api/student/me", async (route) => {
      const response = await route.fetch()
      const card = (await response.json()) as { student: object }
      const name = long.slice(0, length)
      Object.assign(card.student, {
        applicant_name: name,
        mother_name: name,
        father_name: name,
        p_address: long.repeat(4).slice(0, 3 * length),
      })
      await route.fulfill({ response, json: card })
    })
    await student.signsIn()
    for (; length <= 100; length += 10) {
      await page.reload()
      for (const side of [student.front, student.back]) {
        await expect(side.getByText(long.slice(0, length - 1)).first()).toBeVisible()
        const overflow = await side.evaluate((section) =>
          [section, ...section.querySelectorAll("*")]
            .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
            .map((part) => part.className),
        )
        expect(overflow, `${length} letters`).toEqual([])
      }
    }
  })
}
