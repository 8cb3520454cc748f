// A lost reply, with the real server. The component tests cover each reply: app/applications/form/submit/use-submit.dom.test.tsx.
import type { Page } from "@playwright/test"

import { alreadyReceivedText } from "#domain/applications/messages/replies.ts"

import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/net::ERR_|status of 409/] })

const save = "**/api/v2/admission/save"

/** Lets the server store the form and drops its reply; returns the admission codes of the dropped replies. */
const dropReplies = async (page: Page) => {
  const codes: string[] = []
  await page.route(save, async (route) => {
    const response = await route.fetch()
    codes.push((await response.json()).admission_code)
    await route.abort("connectionreset")
  })
  return codes
}

test("retries after lost replies, also after a reload, reach the same application", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const { send } = applicant.messages
  await applicant.opensFilledForm("BA")
  const codes = await dropReplies(page)
  await applicant.submits()
  await expect(applicant.button(send.stop)).toBeInViewport()
  await applicant.button(send.stop).click()
  await expect(page.getByRole("alert")).toContainText(send.noReply)
  await expect(applicant.button(send.again)).toBeInViewport()

  await page.reload()
  await expect(applicant.picture("signature")).toBeVisible()
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  await applicant.button(send.stop).click()
  await expect(page.getByRole("alert")).toContainText(send.noReply)
  await page.unroute(save)
  await applicant.button(send.again).click()
  const code = await applicant.reachesSheet()
  expect(new Set(codes)).toEqual(new Set([code]))
})

test("a correction after a lost reply is refused with the first admission code", async ({
  page,
}) => {
  const applicant = new Applicant(page, "hi")
  await applicant.opensFilledForm("BA")
  const codes = await dropReplies(page)
  await applicant.submits()
  await applicant.button(applicant.messages.send.stop).click()
  await expect(page.getByRole("alert")).toContainText(applicant.messages.send.noReply)
  await page.unroute(save)
  await applicant.opensSection(0)
  await applicant.box("applicant_mobile").fill("6000000099")
  await applicant.opensSection(4)
  await applicant.submits()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText(alreadyReceivedText("hi", codes[0]!))
  await alert.getByRole("link", { name: applicant.messages.chooser.status }).click()
  await expect(page).toHaveURL("/hi/admission-status")
})
