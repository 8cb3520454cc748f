import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"

import { initialOf, type Pictured, picturesOf } from "./initials.server.ts"
import { ItemPicture } from "./item-picture.tsx"

test.each([
  ["Physics", "P"],
  ["electronics", "E"],
  ["Département", "D"],
  ["Department of Hindi", "H"],
  ["Dept. of Urdu", "U"],
  ["Department", "D"],
  ["“Kala” Society", "K"],
  ["3D printing", "3"],
  ["हिन्दी विभाग", "हि"],
  ["श्री अरविन्द केन्द्र", "श्री"],
  ["प्राचीन इतिहास", "प्रा"],
  ["विज्ञान", "वि"],
  ["अंग्रेज़ी", "अं"],
  ["ज़िला केन्द्र", "ज़ि"],
  ["…", ""],
])("the initial of '%s' is '%s'", (title, initial) => expect(initialOf(title)).toBe(initial))

const picture = { file: "departments/physics", alt: "A pendulum" }
const show = (shown: Pictured) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ItemPicture {...shown} width={640} height={400} sizes="100vw" />
    </MemoryRouter>,
  )

test("an item with a photograph shows it", () => {
  const html = show({ picture })
  expect(html).toContain('src="/pictures/departments/physics.svg"')
  expect(html).toContain('alt="A pendulum"')
  expect(html).not.toContain("<svg")
})

test("an item without a photograph shows its initial, which is not read aloud", () => {
  const html = show({ initial: "P" })
  expect(html).toMatch(/^<svg[^>]* aria-hidden="true"><text[^>]*>P<\/text>/)
  expect(html).not.toContain("<img")
  expect(show({})).toBe("")
})

test.each([
  { items: [], shown: [] },
  { items: [{ title: "Physics" }, { title: "Hindi" }], shown: [{}, {}] },
  {
    items: [{ title: "Physics", picture }, { title: "Hindi" }],
    shown: [{ picture }, { initial: "H" }],
  },
])("a list of $items shows $shown", ({ items, shown }) => expect(picturesOf(items)).toEqual(shown))
