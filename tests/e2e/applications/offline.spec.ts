// The service worker: a form that was opened once opens without a network (decision 65).
import type { Page } from "@playwright/test"

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

const form = "/admission-form/ba/part-1"

test("after one visit the form opens and is filled in without a network, in both languages", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await isKept(page, form, `/hi${form}`, "/admission-form", "/hi/admission-form")
  await context.setOffline(true)

  await applicant.opensForm("BA")
  await applicant.box("applicant_name").fill("Anjali")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL(`/hi${form}`)
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await page.reload()
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await page.goto("/admission-form")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})
