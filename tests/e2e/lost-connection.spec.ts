import { alreadyReceivedText, replies } from "#domain/applications/messages/replies.ts"
import { steps } from "#domain/applications/sections.ts"

import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/net::ERR_|status of (409|429|500|503|413)/] })

const save = "**/api/v2/admission/save"

for (const language of ["en", "hi"] as const) {
  test(`an answer that is lost costs nothing: Try again reaches the same application (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    const { send } = applicant.words
    const form = await applicant.isReadyToSend("BA")
    let codeOfFirst = ""
    await page.route(save, async (route) => {
      const response = await route.fetch()
      codeOfFirst = (await response.json()).admission_code
      await route.abort("connectionreset")
    })
    await applicant.submits()
    await expect(page.getByRole("alert")).toContainText(send.noReply)
    await applicant.sees(send.noReplyHint)
    await expect(applicant.button(send.again)).toBeInViewport()
    await expect(applicant.picture("image")).toBeVisible()
    await expect(applicant.box("applicant_name")).toHaveValue(form.applicant_name as string)

    await page.unroute(save)
    await applicant.button(send.again).click()
    expect(await applicant.reachesTheSheet()).toBe(codeOfFirst)
  })
}

for (const language of ["en", "hi"] as const) {
  test(`a correction after a lost answer is refused, with the first code and the way to its status (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    await applicant.isReadyToSend("BA")
    let codeOfFirst = ""
    await page.route(save, async (route) => {
      codeOfFirst = (await (await route.fetch()).json()).admission_code
      await route.abort("connectionreset")
    })
    await applicant.submits()
    await expect(page.getByRole("alert")).toContainText(applicant.words.send.noReply)
    await page.unroute(save)
    await applicant.opensSection(0)
    await applicant.box("applicant_mobile").fill("6000000099")
    await applicant.opensSection(4)
    await applicant.submits()
    await expect(page.getByRole("alert")).toContainText(alreadyReceivedText(language, codeOfFirst))
    await page
      .getByRole("alert")
      .getByRole("link", { name: applicant.words.chooser.status })
      .click()
    await expect(page).toHaveURL(applicant.pathOf("/admission-status"))
  })
}

test("without an answer one reads 'No response received from server'", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await page.context().setOffline(true)
  await applicant.submits()
  await expect(page.getByRole("alert")).toContainText("No response received from server")
  await page.context().setOffline(false)
  await applicant.button("Try again").click()
  await applicant.reachesTheSheet()
})

test("Try again waits for the last tab and the declaration, like Submit", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await page.route(save, (route) => route.abort("connectionreset"))
  await applicant.submits()
  const again = applicant.button("Try again")
  await expect(again).toBeEnabled()
  await applicant.opensSection(0)
  await expect(page.getByRole("alert")).toContainText("No response received from server")
  await expect(again).toHaveCount(0)
  await applicant.opensSection(steps.length - 1)
  await applicant.fills("agreed_to_declaration", "no")
  await expect(again).toBeDisabled()
  await applicant.fills("agreed_to_declaration", "yes")
  await page.unroute(save)
  await again.click()
  await applicant.reachesTheSheet()
})

test("after a lost answer and a reload, sending again reaches the same application", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  let codeOfFirst = ""
  await page.route(save, async (route) => {
    codeOfFirst = (await (await route.fetch()).json()).admission_code
    await route.abort("connectionreset")
  })
  await applicant.submits()
  await expect(page.getByRole("alert")).toBeVisible()
  await page.unroute(save)
  await page.reload()
  await expect(applicant.picture("signature")).toBeVisible()
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  expect(await applicant.reachesTheSheet()).toBe(codeOfFirst)
})

const answers = [
  {
    said: "an error page of a machine between",
    answer: { status: 500, contentType: "text/html", body: "<h1>Oops</h1>" },
    reads: "Internal Server Error",
  },
  {
    said: "too many requests",
    answer: {
      status: 429,
      json: { response: false, message: replies.too_many.en, errors: {} },
    },
    reads: replies.too_many.en,
  },
  {
    said: "a busy server",
    answer: { status: 503, json: { response: false, message: replies.busy.en, errors: {} } },
    reads: replies.busy.en,
  },
  {
    said: "an overload told by its error alone",
    answer: { status: 503, json: { error: "Service Unavailable" } },
    reads: "Service Unavailable",
  },
  {
    said: "an answer without anything usable",
    answer: { status: 200, json: {} },
    reads: "An error occurred while submitting the form",
  },
]

for (const { said, answer, reads } of answers) {
  test(`${said}: the message is shown, and Try again works`, async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.isReadyToSend("BA")
    await page.route(save, (route) => route.fulfill(answer))
    await applicant.submits()
    await expect(page.getByRole("alert")).toContainText(reads)
    await expect(applicant.submitButton).toBeEnabled()
    await page.unroute(save)
    await applicant.button("Try again").click()
    await applicant.reachesTheSheet()
  })
}

test("on a slow line one sees how much has been sent", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  const network = await page.context().newCDPSession(page)
  await network.send("Network.enable")
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 400_000,
    uploadThroughput: 30_000,
  })
  await applicant.submits()
  await expect(page.getByText(/^[1-9]\d?% sent$/)).toBeVisible()
  const bar = page.getByRole("progressbar", { name: "Submitting..." })
  await expect(bar).toBeVisible()
  await applicant.reachesTheSheet()
})
