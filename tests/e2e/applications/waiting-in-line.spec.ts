// The place in line of an overloaded server. Its order: server/platform/http/waiting-line.test.ts.
import { formatMessage } from "#domain/messages/format-message.ts"

import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/status of 503/] })

const inLine = (place: number) => ({
  status: 503,
  headers: { "retry-after": "1", "x-queue-place": String(place) },
  json: { response: false, message: "Busy", errors: {} },
})

for (const language of ["en", "hi"] as const) {
  test(`the form names its place in line, and is sent once when its turn comes (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    const { send } = applicant.messages
    await applicant.opensFilledForm("BA")
    let sent = 0
    await page.route("**/api/v2/admission/save", async (route) => {
      sent++
      await (sent === 1 ? route.fulfill(inLine(120)) : route.continue())
    })
    const turns = [inLine(40), { status: 204 }]
    await page.route("**/api/v2/admission/turn", (route) => route.fulfill(turns.shift()!))
    await applicant.submits()
    await expect(page.getByText(formatMessage(send.inLine, { place: 120 }))).toBeInViewport()
    await applicant.button(send.now).click()
    await expect(page.getByText(formatMessage(send.inLine, { place: 40 }))).toBeInViewport()
    await applicant.button(send.now).click()
    await applicant.reachesSheet()
    expect(sent).toBe(2)
  })
}
