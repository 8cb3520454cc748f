import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const marks = [
  { of: "500", got: "412", shows: "82.40" },
  { of: "600", got: "467", shows: "77.83" },
  { of: "५००", got: "४१२", shows: "82.40" },
  { of: "300", got: "200", shows: "66.67" },
  { of: "0", got: "412", shows: "" },
  { of: "500", got: "", shows: "" },
  { of: "", got: "412", shows: "" },
  { of: "500", got: "AB", shows: "" },
]

for (const school of ["highschool", "i"] as const) {
  test(`the percentage follows the marks as one types (${school})`, async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.opensForm("BA")
    await applicant.opensSection(3)
    const percentage = applicant.box(`${school}_percentage`)
    await expect(percentage).toHaveValue("")
    await expect(percentage).not.toBeEditable()
    for (const { of, got, shows } of marks) {
      await applicant.box(`${school}_maxmarks`).fill(of)
      await applicant.box(`${school}_obtmarks`).fill(got)
      await expect(percentage).toHaveValue(shows)
    }
    await applicant.box(`${school}_maxmarks`).fill("500")
    await applicant.box(`${school}_obtmarks`).fill("")
    await applicant.box(`${school}_obtmarks`).pressSequentially("41")
    await expect(percentage).toHaveValue("8.20")
    await applicant.box(`${school}_obtmarks`).pressSequentially("2")
    await expect(percentage).toHaveValue("82.40")
  })
}

test("the permanent address follows the other while both are the same", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  const [correspondence, permanent] = [applicant.box("c_address"), applicant.box("p_address")]
  await correspondence.fill("ग्राम सोनबरसा")
  await applicant.fills("same_as_correspondence", "yes")
  await expect(permanent).toHaveValue("ग्राम सोनबरसा")
  await expect(permanent).not.toBeEditable()
  await correspondence.fill("ग्राम सोनबरसा, पोस्ट आदर्शपुर")
  await expect(permanent).toHaveValue("ग्राम सोनबरसा, पोस्ट आदर्शपुर")

  await applicant.fills("same_as_correspondence", "no")
  await expect(permanent).toBeEditable()
  await permanent.fill("Village Belwa Khurd")
  await correspondence.fill("ग्राम सोनबरसा")
  await expect(permanent).toHaveValue("Village Belwa Khurd")
})

test("a permanent address typed before comes back when the box is unticked", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("c_address").fill("ग्राम सोनबरसा")
  await applicant.box("p_address").fill("Village Belwa Khurd")
  await applicant.fills("same_as_correspondence", "yes")
  await expect(applicant.box("p_address")).toHaveValue("ग्राम सोनबरसा")
  await applicant.fills("same_as_correspondence", "no")
  await expect(applicant.box("p_address")).toHaveValue("Village Belwa Khurd")
})

test("the same address is copied again after a reload", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("c_address").fill("ग्राम सोनबरसा")
  await applicant.fills("same_as_correspondence", "yes")
  await page.reload()
  await expect(applicant.box("p_address")).toHaveValue("ग्राम सोनबरसा")
  await applicant.box("c_address").fill("ग्राम बेलवा")
  await expect(applicant.box("p_address")).toHaveValue("ग्राम बेलवा")
})
