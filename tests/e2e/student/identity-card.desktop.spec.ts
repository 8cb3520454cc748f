import { execFileSync } from "node:child_process"

import { expect, test } from "../../support/test.ts"
import { anjali, Student } from "./student.ts"

/** Points (1/72 inch) of a length in millimetres. */
const points = (millimetres: number) => (millimetres / 25.4) * 72

test("the printed card is one page with both sides at true size, in both languages", async ({
  page,
}, testInfo) => {
  await new Student(page).signsIn()
  for (const language of ["en", "hi"] as const) {
    const student = new Student(page, language)
    await page.emulateMedia({ media: "screen" })
    await page.goto(student.dashboardOf(anjali.urn))
    await expect(student.front).toBeVisible()
    await page.emulateMedia({ media: "print" })
    for (const side of [student.front, student.back]) {
      const { width, height } = (await side.boundingBox())!
      // CSS has 96 pixels an inch.
      expect(width).toBeCloseTo((85.6 / 25.4) * 96, 0)
      expect(height).toBeCloseTo((54 / 25.4) * 96, 0)
    }
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("navigation")).toBeHidden()
    const path = testInfo.outputPath(`card-${language}.pdf`)
    await page.pdf({ path, preferCSSPageSize: true })
    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" })
    expect(facts).toMatch(/Pages:\s+1\n/)
    const [, wide] = /Page size:\s+([\d.]+) x/.exec(facts)!
    expect(Number(wide)).toBeCloseTo(points(210), -1)
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
    for (const shown of [anjali.urn, anjali.name, "7058", "2024-2025"])
      expect(text).toContain(shown)
  }
})

const longNames = {
  hi: "श्रीमती विद्यावती कुमारी चन्द्रप्रकाश विश्वकर्मा त्रिपाठी शास्त्री महामहोपाध्याय वाचस्पति",
  en: "Sri Venkata Raghavendra Narasimhacharyulu Subrahmanyam Mahamahopadhyaya Wijayawickremasinghe",
} as const

test("the card shows names and addresses of any length without overflow", async ({ page }) => {
  const student = new Student(page)
  await student.signsIn()
  const token = await student.token()
  const response = await page.request.get("/api/student/me", {
    headers: { authorization: `Bearer ${token}` },
  })
  const card = (await response.json()) as { student: object }
  for (const language of ["en", "hi"] as const) {
    const { front, back, dashboardOf } = new Student(page, language)
    // Each font size (app/student/cards/identity-card.tsx) near its limit, and the longest values.
    for (const length of [20, 40, 60, 100]) {
      const name = longNames[language].slice(0, length)
      const address = longNames[language].repeat(4).slice(0, 3 * length)
      const names = { applicant_name: name, mother_name: name, father_name: name }
      const json = { ...card, student: { ...card.student, ...names, p_address: address } }
      await page.route("**/api/student/me", (route) => route.fulfill({ json }))
      await page.goto(dashboardOf(anjali.urn))
      for (const side of [front, back]) {
        await expect(side.getByText(name.slice(0, -1)).first()).toBeVisible()
        const overflow = await side.evaluate((section) =>
          [section, ...section.querySelectorAll("*")]
            .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
            .map((part) => part.className),
        )
        expect(overflow, `${length} letters`).toEqual([])
      }
      await page.unroute("**/api/student/me")
    }
  }
})
