import { expect, test } from "../../support/test.ts"
import { anjali, Student } from "./student.ts"

const names = {
  en: "Sri Venkata Raghavendra Narasimhacharyulu Subrahmanyam Mahamahopadhyaya Wijayawickremasinghe",
  hi: "श्रीमती विद्यावती कुमारी चन्द्रप्रकाश विश्वकर्मा त्रिपाठी शास्त्री महामहोपाध्याय वाचस्पति",
} as const

test("on a phone no text of the card is smaller than 10 px or cut, whatever its length", async ({
  page,
}, testInfo) => {
  const signedIn = new Student(page)
  await signedIn.signsIn()
  const headers = { authorization: `Bearer ${await signedIn.token()}` }
  const reply = await page.request.get("/api/student/me", { headers })
  const card = (await reply.json()) as { student: object }
  for (const language of ["en", "hi"] as const) {
    const { front, back, dashboardOf } = new Student(page, language)
    for (const name of [anjali.name, names[language]]) {
      const student = {
        ...card.student,
        applicant_name: name,
        mother_name: name,
        father_name: name,
        p_address: name === anjali.name ? "Ward 4" : name.repeat(4).slice(0, 300),
      }
      await page.route("**/api/student/me", (route) =>
        route.fulfill({ json: { ...card, student } }),
      )
      await page.goto(dashboardOf(anjali.urn))
      for (const [side, section] of Object.entries({ front, back })) {
        await expect(section).toBeVisible()
        const { smallest, cut } = await section.evaluate((region) => {
          const parts = [...region.querySelectorAll("*")]
          const withText = parts.filter((part) =>
            [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          return {
            smallest: Math.min(
              ...withText.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
            ),
            cut: parts
              .filter((part) => part.clientHeight > 0)
              .filter(
                (part) =>
                  part.scrollHeight > part.clientHeight + 1 ||
                  part.scrollWidth > part.clientWidth + 1,
              )
              .map((part) => part.className),
          }
        })
        await section.screenshot({
          path: testInfo.outputPath(`${language}-${name.length}-${side}.png`),
        })
        expect(smallest, side).toBeGreaterThanOrEqual(10)
        expect(cut, side).toEqual([])
      }
      await page.unroute("**/api/student/me")
    }
  }
})
