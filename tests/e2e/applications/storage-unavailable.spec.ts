import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test("a browser without storage submits the form and shows that it saves nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no storage", "SecurityError")
    }
    Object.defineProperty(window, "localStorage", { get: refuse })
    Storage.prototype.setItem = refuse
    IDBFactory.prototype.open = refuse
  })
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("applicant_name").fill("Anjali")
  await applicant.sees("This browser does not keep what you type: please finish in one go.")
  await applicant.fillsAll(validForm("BA"))
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await applicant.sees("The picture could not be kept on this device")
  await applicant.submits()
  await applicant.reachesSheet()
})
