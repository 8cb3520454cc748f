import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test("a change in one window appears in the other, and its submission empties the other's form", async ({
  page,
  context,
}) => {
  const here = new Applicant(page)
  await here.opensFilledForm("BA")
  const there = new Applicant(await context.newPage(), "hi")
  await there.opensForm("BA")
  await expect(there.picture("image")).toBeVisible()
  await here.pictureButton("remove", "image").click()
  await expect(there.picture("image")).toHaveCount(0)
  await here.opensSection(0)
  await here.box("applicant_name").fill("Anjali")
  await expect(there.box("applicant_name")).toHaveValue("Anjali")
  await there.opensSection(0)
  await there.box("father_name").fill("रामधनी")
  await expect(here.box("father_name")).toHaveValue("रामधनी")
  await expect(here.box("applicant_name")).toHaveValue("Anjali")

  await here.opensSection(4)
  await here.adds("image", await goodPictures.photo())
  await there.opensSection(4)
  await expect(there.picture("image")).toBeVisible()
  await here.fills("agreed_to_declaration", "yes")
  await here.submits()
  await here.reachesSheet()
  await there.sees(there.messages.draft.ended.elsewhere)
  await expect(there.box("applicant_name")).toHaveValue("")
  await expect(there.page.getByRole("figure")).toHaveCount(0)
  await expect(there.submitButton).toBeDisabled()
})

test("simultaneous submissions of two windows make one application", async ({ page, context }) => {
  const here = new Applicant(page)
  await here.opensFilledForm("BSc")
  const there = new Applicant(await context.newPage())
  await there.opensForm("BSc")
  await expect(there.picture("signature")).toBeVisible()
  const { promise: bothAreReady, resolve: go } = Promise.withResolvers<void>()
  let sent = 0
  await context.route("**/admission/save", async (route) => {
    sent += 1
    await bothAreReady
    await route.continue()
  })
  /** How many windows wait until another one has sent the form. */
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await here.submits()
  await expect(here.button("Submitting...")).toBeVisible()
  // Its form stays while the other window sends it, and is sent after it.
  await there.fills("agreed_to_declaration", "yes")
  await there.submits()
  await expect(there.button("Submitting...")).toBeVisible()
  await expect.poll(waiting).toBe(1)
  expect(sent).toBe(1)
  go()
  expect(await here.reachesSheet()).toBe(await there.reachesSheet())
})
