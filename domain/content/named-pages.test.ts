import { expect, test } from "vitest"

import { builtInTitles } from "./named-pages.ts"

const both = (en: string, hi: string) => ({ en, hi })
const news = { page: "/notices", title: both("News", "समाचार") } as const

test("a built-in page is called as the college calls it", () => {
  const titles = builtInTitles([news])
  expect(titles["/notices"]).toEqual(news.title)
  expect(titles["/events"]).toEqual(both("Events", "कार्यक्रम"))
  expect(titles["/search"]).toEqual(both("Search", "खोज"))
})

test("the first of two titles for a page is used", () => {
  const second = { page: "/notices", title: both("Old news", "पुराने समाचार") } as const
  expect(builtInTitles([news, second])["/notices"]).toEqual(news.title)
})
