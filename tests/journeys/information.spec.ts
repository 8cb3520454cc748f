import { expect, test } from "../support/test.ts"

const readings = [
  {
    path: "/about/college_history",
    title: "Institution Introduction",
    part: "How the building came to be",
    trail: "You are here",
    home: "Home",
    homePath: "/",
  },
  {
    path: "/hi/about/college_history",
    title: "संस्था परिचय",
    part: "भवन कैसे बना",
    trail: "आप यहाँ हैं",
    home: "मुख्य पृष्ठ",
    homePath: "/hi",
  },
]

for (const { path, title, part, trail, home, homePath } of readings) {
  test(`${path} is read, and the breadcrumb leads home`, async ({ page, axe }) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page.getByRole("heading", { name: part })).toBeVisible()
    await expect(page.getByRole("table").first()).toBeVisible()
    await axe()
    await page.getByRole("navigation", { name: trail }).getByRole("link", { name: home }).click()
    await expect(page).toHaveURL(homePath)
  })
}

test("the terms say which attendance the examinations ask for", async ({ page, axe }) => {
  await page.goto("/terms-and-condition")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions")
  await expect(page.getByRole("main")).toContainText("75%")
  await axe()
})

for (const name of ["Vision", "Mission"]) {
  test(`${name} opens at its top`, async ({ page }) => {
    await page.goto("/about/college_history")
    const about = page.getByRole("main").getByRole("navigation", { name: "About" })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await about.getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(about.getByRole("link", { name })).toHaveAttribute("aria-current", "page")
  })
}

test("news, not yet published, says that it is being prepared", async ({ page, axe }) => {
  const response = await page.goto("/gallery/news/")
  expect(response!.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News")
  await expect(page.getByRole("main")).toContainText("This page is being prepared")
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await axe()
})

test("the courses and their subjects lead to the form", async ({ page, axe }) => {
  await page.goto("/courses")
  const science = page.getByRole("region", { name: "B.Sc. (NEP)" })
  await expect(science.getByRole("listitem")).toHaveText([
    "Botany",
    "Physics",
    "Chemistry",
    "Zoology",
    "Mathematics",
  ])
  await axe()
  await science.getByRole("link", { name: "Apply online for B.Sc. (NEP)" }).click()
  await expect(page).toHaveURL("/admission-form/bsc/part-1")
})

for (const [path, given] of [
  ["/privacy-policy", "/privacyy-policy"],
  ["/hi/privacy-policy/", "/hi/privacyy-policy"],
  ["/Terms-and-Conditions", "/terms-and-condition"],
] as const) {
  test(`${path} leads for good to ${given}`, async ({ page }) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(given)
  })
}

test.describe("an address without a page", () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const { path, title, home, homePath } of [
    {
      path: "/about/nowhere",
      title: "Unexpected Application Error!",
      home: "Home page",
      homePath: "/",
    },
    {
      path: "/hi/kahin-nahin",
      title: "अप्रत्याशित त्रुटि!",
      home: "मुख्य पृष्ठ",
      homePath: "/hi",
    },
  ]) {
    test(`${path} says so among the site's menus, and leads back`, async ({ page, axe }) => {
      const response = await page.goto(path)
      expect(response!.status()).toBe(404)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
      await expect(page.getByRole("contentinfo")).toBeVisible()
      await axe()
      const ways = page.getByRole("main").getByRole("list").last()
      await ways.getByRole("link", { name: home }).click()
      await expect(page).toHaveURL(homePath)
    })
  }
})
