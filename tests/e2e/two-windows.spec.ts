import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

test("what is typed in one window appears in the other", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.opensForm("BA")
  const there = new Applicant(await context.newPage(), "hi")
  await there.opensForm("BA")
  await here.box("applicant_name").fill("Anjali")
  await expect(there.box("applicant_name")).toHaveValue("Anjali")
  await there.box("father_name").fill("रामधनी")
  await expect(here.box("father_name")).toHaveValue("रामधनी")
  await expect(here.box("applicant_name")).toHaveValue("Anjali")
})

test("sending in one window empties the other, and says why", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.isReadyToSend("BA")
  const there = new Applicant(await context.newPage())
  await there.opensForm("BA")
  await expect(there.picture("image")).toBeVisible()
  await here.submits()
  await here.reachesTheSheet()
  await there.sees("This form was sent or cleared in another window of this browser.")
  await expect(there.box("applicant_name")).toHaveValue("")
  await expect(there.page.getByRole("figure")).toHaveCount(0)
  await expect(there.submitButton).toBeDisabled()
})

test("messages go with the form they were about", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.isReadyToSend("BA")
  const there = new Applicant(await context.newPage())
  await there.opensForm("BA")
  await there.opensSection(0)
  await there.box("aadhar_no").fill("1234")
  await there.box("aadhar_no").blur()
  await expect(there.message("aadhar_no")).toBeVisible()
  page.once("dialog", (dialog) => void dialog.accept())
  await here.clearButton.click()
  await there.sees(there.words.draft.endedElsewhere)
  await expect(there.page.getByRole("alert")).toHaveCount(0)
})

test("a picture added in one window is there in the other", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.isReadyToSend("BA")
  const there = new Applicant(await context.newPage())
  await there.opensForm("BA")
  await expect(there.picture("image")).toBeVisible()
  await here.pictureButton("remove", "image").click()
  await expect(here.picture("image")).toHaveCount(0)
  await expect(there.picture("image")).toHaveCount(0)
})

test("sending in both windows at once makes one application", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.isReadyToSend("BSc")
  const there = new Applicant(await context.newPage())
  await there.opensForm("BSc")
  await expect(there.picture("signature")).toBeVisible()
  const { promise: bothAreReady, resolve: go } = Promise.withResolvers<void>()
  let waiting = 0
  await context.route("**/admission/save", async (route) => {
    waiting += 1
    if (waiting === 2) go()
    await bothAreReady
    await route.continue()
  })
  await here.submits()
  await expect(here.button("Submitting...")).toBeVisible()
  await there.fills("agreed_to_declaration", "yes")
  await there.submits()
  expect(await here.reachesTheSheet()).toBe(await there.reachesTheSheet())
})

test("a double click on Submit sends the form once", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  let requests = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/admission/save")) requests += 1
  })
  await applicant.submitButton.dblclick()
  await applicant.reachesTheSheet()
  expect(requests).toBe(1)
})
