// The service worker: a form that was opened once opens without a network (decision 65).
import type { BrowserContext, Page } from "@playwright/test"

import { outboxEn } from "#app/applications/messages/outbox.en.ts"

import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ serviceWorkers: "allow", expectedErrors: [/net::ERR_|Failed to load resource/] })

/** Waits until the worker has kept these pages. */
const isKept = (page: Page, ...paths: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open("admission-pages")).keys()
        return keys.map(({ url }) => new URL(url).pathname)
      }),
    )
    .toEqual(expect.arrayContaining(paths))

const formPath = "/admission-form/ba/part-1"

test("after one visit the form opens and is filled in without a network, in both languages", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await isKept(page, formPath, `/hi${formPath}`, "/admission-form", "/hi/admission-form")
  await context.setOffline(true)

  await applicant.opensForm("BA")
  await applicant.box("applicant_name").fill("Anjali")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL(`/hi${formPath}`)
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await page.reload()
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await page.goto("/admission-form")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

/** Ends of two identity numbers: applicants of one phone. */
const endOf = (form: { aadhar_no?: string | string[] }) => String(form.aadhar_no).slice(-4)

/** Fills the form of a course, loses the network in the last step, and submits. */
const submitsOffline = async (page: Page, context: BrowserContext, name: string) => {
  const applicant = new Applicant(page)
  const form = await applicant.opensFilledForm("BA", { applicant_name: name })
  await isKept(page, formPath)
  await context.setOffline(true)
  await applicant.submits()
  await expect(page.getByText(applicant.messages.send.queued)).toBeVisible()
  return { applicant, form }
}

/** The network is back after the page was opened without it. The emulated browser has no event for that: there is the button. */
const comesBack = async (page: Page, context: BrowserContext) => {
  const send = page.getByRole("button", { name: outboxEn.sendNow })
  await expect(send).toBeVisible()
  await context.setOffline(false)
  // The page may send by itself first: the browser says at times that it is online again.
  await expect(async () => {
    if (await send.isVisible()) await send.click({ timeout: 1000 })
    await expect(send).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Changes the stored form so that the server refuses it. */
const spoilsQueued = (page: Page) =>
  page.evaluate(async () => {
    const ended = (target: EventTarget, event: string) =>
      new Promise((resolve) => target.addEventListener(event, resolve))
    const request = indexedDB.open("admission-outbox")
    await ended(request, "success")
    const items = () => request.result.transaction("items", "readwrite").objectStore("items")
    const keys = items().getAllKeys()
    await ended(keys, "success")
    // An attempt to send that is under way would write the former fields back.
    await navigator.locks.request(`admission-outbox ${String(keys.result[0])}`, async () => {
      const found = items().get(keys.result[0]!)
      await ended(found, "success")
      const item = found.result
      item.fields = item.fields.map(([name, value]: [string, string]) =>
        name === "notice_version" ? [name, "never published"] : [name, value],
      )
      const put = items().put(item, item.key)
      await ended(put.transaction!, "complete")
    })
    request.result.close()
  })

const opens = async (page: Page, end: string) => {
  await page.getByRole("button", { name: outboxEn.open }).first().click()
  await page.getByLabel(outboxEn.proof).fill(end)
  await page.getByRole("button", { name: outboxEn.open }).first().click()
}

test("a form that loses the network in the last step is sent from the outbox, once, after the page was closed", async ({
  page,
  context,
}) => {
  const { form } = await submitsOffline(page, context, "Anjali")
  await page.goto(formPath)
  await expect(page.getByText(outboxEn.waiting)).toBeVisible()

  const answers: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith("/save")) answers.push((await response.json()).admission_code)
  })
  await comesBack(page, context)
  await expect(page.getByText(outboxEn.received)).toBeVisible()
  await expect.poll(() => answers).toHaveLength(1)
  await opens(page, endOf(form))
  await expect(page).toHaveURL(`/admission-form/print/${answers[0]}?submitted=1`)
  await expect(page.getByText("Anjali").first()).toBeVisible()
})

test("two people on one phone see nothing of each other, and both are sent", async ({
  page,
  context,
}) => {
  await submitsOffline(page, context, "Anjali Kumari")
  await page.goto(formPath)
  await expect(page.getByText(outboxEn.waiting)).toBeVisible()
  const second = new Applicant(page)
  await expect(second.question).toBeVisible()
  expect(await page.content()).not.toContain("Anjali")
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Anjali")
  await opens(page, "0000")
  await expect(page.getByText(outboxEn.wrong)).toBeVisible()

  await submitsOffline(page, context, "Bela Devi")
  await page.goto(formPath)
  await expect(page.getByText(outboxEn.waiting)).toHaveCount(2)
  await comesBack(page, context)
  await expect(page.getByText(outboxEn.received)).toHaveCount(2)
  // Not even the admission code of the other.
  expect(await page.evaluate(() => localStorage.getItem("admission_code"))).toBeNull()
  await page.goto(formPath)
  await expect(second.question).toBeVisible()
  expect(await page.content()).not.toMatch(/Anjali|Bela/)
})

test("a form that the server refuses holds up no other, and is opened again with everything", async ({
  page,
  context,
}) => {
  const { form } = await submitsOffline(page, context, "Anjali")
  await page.goto(formPath)
  await spoilsQueued(page)
  await submitsOffline(page, context, "Bela")
  await page.goto(formPath)
  await expect(page.getByText(outboxEn.waiting)).toHaveCount(2)
  await comesBack(page, context)
  await expect(page.getByText(outboxEn.received)).toBeVisible()
  await expect(page.getByText(outboxEn.refused)).toBeVisible()
  await opens(page, endOf(form))
  const applicant = new Applicant(page)
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await expect(applicant.picture("signature")).toBeVisible()
})

test("a new worker leaves an open form, its draft and the outbox alone", async ({
  page,
  context,
}) => {
  const { applicant } = await submitsOffline(page, context, "Anjali")
  await page.goto(formPath)
  await applicant.answersDevice("own")
  await applicant.box("applicant_name").fill("Bela")
  await context.setOffline(false)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister()
    }
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await expect(applicant.box("applicant_name")).toHaveValue("Bela")
  await page.reload()
  await expect(applicant.box("applicant_name")).toHaveValue("Bela")
  await expect(page.getByText(outboxEn.received)).toBeVisible()
})
