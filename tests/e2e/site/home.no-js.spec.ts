import { inLanguage } from "#app/language.ts"
import { homeMessages } from "#app/site/home/messages.server.ts"
import { sample } from "#content/sample.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { expect, test } from "../../support/test.ts"

const language = "hi"

test("the home page works without JavaScript", async ({ page }) => {
  const messages = homeMessages[language]
  await page.goto(inLanguage(language, "/"))

  // Only the first slide is shown, without the buttons, which need scripts.
  const slideshow = page.getByRole("region", { name: messages.slides.label })
  const { caption, picture } = sample.slides["building-morning"]!
  await expect(slideshow.getByRole("listitem")).toHaveCount(1)
  await expect(
    slideshow.getByText(caption[language].replace("{session}", settings.admission_session)),
  ).toBeVisible()
  await expect(slideshow.getByAltText(picture.alt[language])).toBeVisible()
  await expect(slideshow.getByRole("button")).toHaveCount(0)

  const announcement = page.getByRole("region", {
    name: sample.home_sections.announcement!.title[language],
  })
  const lastWords = announcement.getByRole("link", { name: settings.email })
  await lastWords.scrollIntoViewIfNeeded()
  await expect(lastWords).toBeInViewport({ ratio: 1 })
  await expect(announcement.getByRole("checkbox")).toHaveCount(0)

  await expect(
    page.getByRole("region", { name: sample.home_sections.photos!.title[language] }),
  ).toBeVisible()
  await page.getByRole("link", { name: messages.admission.apply }).click()
  await expect(page).toHaveURL(inLanguage(language, "/admission-form"))
})
