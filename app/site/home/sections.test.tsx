import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"

import { sample } from "#content/sample.ts"

import { homeMessages } from "./messages.server.ts"
import { ImportantLinks, iconOf } from "./sections.tsx"

const messages = homeMessages.en

test("important links without a page are named, but not linked", () => {
  const links = [{ title: "RTI Information", link: "/rti-information" }, { title: "IT Policy" }]
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ImportantLinks title="Links" links={links} messages={messages.importantLinks} />
      ),
    },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain('<a href="/rti-information" data-discover="true">RTI Information</a>')
  expect(html).toContain("Not yet available</h3>")
  expect(html).toContain("<li>IT Policy</li>")
})

const neutral = iconOf("no-such-icon")

test.each(Object.values(sample.tiles))("the icon $icon of tile $title.en exists", ({ icon }) =>
  expect(iconOf(icon)).not.toBe(neutral),
)

test.each(["", "Eye", "constructor"])(
  "the unknown icon '%s' falls back to the neutral one",
  (icon) => expect(iconOf(icon)).toBe(neutral),
)
