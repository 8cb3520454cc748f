// The parts of the home page and where they lead.
import { describe, expect, test } from "vitest"

import { inLanguage } from "#app/language.ts"
import { homeMessages } from "#app/site/home/messages.server.ts"
import { datedListMessages } from "#app/site/lists/messages.server.ts"
import { sample } from "#content/sample.ts"
import { specifiedSession } from "#content/sessions.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { follow, hrefOf, openPage, textsOf } from "#tests/support/open-page.ts"

describe.each(["en", "hi"] as const)("the home page (%s)", (language) => {
  const principal = sample.pages["principals-message"]!
  const words = homeMessages[language]
  const heading = (section: string) => sample.home_sections[section]!.title[language]
  const home = () => openPage(inLanguage(language, "/"))

  test("has seven tiles with links", async () => {
    const { main, document } = await home()
    const row = find(main, "navigation", heading("tiles"), document)
    expect(findAll(row, "link")).toHaveLength(7)
    for (const { title, link } of Object.values(sample.tiles)) {
      expect(hrefOf(row, title[language])).toBe(inLanguage(language, link))
    }
  })

  test("shows all its sections", async () => {
    const { main, document } = await home()
    const region = (name: string) => find(main, "region", name, document)
    expect(findAll(find(main, "list", words.dignitaries, document), "img")).toHaveLength(3)
    expect(findAll(region(heading("notices")), "listitem")).toHaveLength(5)
    expect(findAll(region(heading("events")), "listitem")).toHaveLength(4)
    expect(findAll(region(heading("campus-life")), "img")).toHaveLength(3)
    expect(findAll(region(heading("photos")), "listitem")).toHaveLength(8)
    const links = region(heading("important-links"))
    expect(findAll(links, "listitem")).toHaveLength(9)
    expect(textOf(links)).toContain(words.importantLinks.notYet)
    const numbers = region(heading("statistics"))
    // specification 10.1
    expect(textsOf(numbers, "dd")).toEqual(["45", "214", "98", "724", "222", "22"])
    expect(textsOf(numbers, "dt")).toEqual(
      Object.values(sample.statistics).map(({ label }) => label[language]),
    )
  })

  test("begins the notices with a pinned one, which says so", async () => {
    const { main, document } = await home()
    const [first] = findAll(find(main, "region", heading("notices"), document), "listitem")
    const { title } = sample.notices["admissions-open"]!
    expect(textOf(first!)).toContain(title[language].replace("{session}", specifiedSession))
    expect(textOf(first!)).toContain(datedListMessages[language].notices.pinned)
  })

  test.each([
    [words.notices.all, heading("notices"), "/notices"],
    [words.events.all, heading("events"), "/events"],
    [words.gallery.all, heading("photos"), "/gallery/photo/"],
    [words.principal.whole, principal.title[language], principal.path],
  ])("the link '%s' of '%s' opens %s", async (all, title, path) => {
    const { main, document } = await home()
    const target = await follow(find(main, "region", title, document), new RegExp(`^${all}`))
    expect(target.status).toBe(200)
    expect(target.path).toBe(inLanguage(language, path))
    expect(target.heading).not.toBe("")
  })
})

test("the links are called 'View All' and 'View ALL'", async () => {
  const { main } = await openPage("/")
  const all = textsOf(main, "link").filter((text) => /^View all/i.test(text))
  expect(all.map((text) => text.slice(0, 8))).toEqual(["View All", "View All", "View ALL"])
})
