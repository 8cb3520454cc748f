import { validForm } from "../support/applications.ts"
import { goodPictures } from "../support/pictures.ts"
import { test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

for (const refusal of ["throws", "is missing"] as const) {
  test(`a browser whose storage ${refusal} still sends the form, and says that it keeps nothing`, async ({
    page,
  }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException("no storage here", "SecurityError")
      }
      if (how === "throws") {
        const refusing = { setItem: refuse, getItem: refuse, removeItem: refuse }
        Object.defineProperty(window, "localStorage", { value: refusing })
        IDBFactory.prototype.open = refuse
      } else {
        Object.defineProperty(window, "localStorage", { get: refuse })
        Object.defineProperty(window, "indexedDB", { value: undefined })
      }
    }, refusal)
    const applicant = new Applicant(page)
    await applicant.opensForm("BA")
    await applicant.box("applicant_name").fill("Anjali")
    await applicant.sees("This browser does not keep what you type: please finish in one go.")
    await applicant.fillsAll(validForm("BA"))
    await applicant.adds("image", await goodPictures.photo())
    await applicant.adds("signature", await goodPictures.signature())
    await applicant.sees("The picture could not be kept on this device")
    await applicant.submits()
    await applicant.reachesTheSheet()
  })
}
