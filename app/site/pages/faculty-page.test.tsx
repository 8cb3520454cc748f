import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"

import { Departments } from "./faculty-page.tsx"
import { facultyMessages } from "./messages.server.ts"
import { previewOf } from "./preview.server.ts"

const longDescription = `${"Long rains and short answers. ".repeat(4)}Read to the end.`
const physics = {
  path: "/departments/physics",
  department: "Physics & Électronique",
  coordinator: "Dr. Sample",
  description: longDescription,
  preview: previewOf(longDescription),
  picture: { file: "departments/physics", alt: "A pendulum" },
}

type Shown = Omit<typeof physics, "picture"> & Partial<typeof physics> & { initial?: string }

const show = (departments: Shown[], language: "en" | "hi" = "en") =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === "hi" ? "/hi" : "/"]}>
      <Departments departments={departments} messages={facultyMessages[language]} />
    </MemoryRouter>,
  )

test("shows a notice for an empty faculty", () => {
  expect(show([])).toContain("No faculty data available.")
  expect(show([], "hi")).toContain("संकाय की जानकारी उपलब्ध नहीं है।")
})

test("shows the name in upper case as a link to the department's page, and unchanged in the button", () => {
  const card = show([physics])
  expect(card).toContain('href="/departments/physics"')
  expect(card).toContain(">PHYSICS &amp; ÉLECTRONIQUE</a></h2>")
  expect(card).toContain('View<span class="visually-hidden"> Physics &amp; Électronique</span>')
})

test("contains the full description in a details element without JavaScript", () => {
  const [, details] = show([physics]).split("<details")
  expect(details).toContain(longDescription)
})

const { picture: _picture, ...unpictured } = physics
const chemistry = { ...unpictured, path: "/departments/chemistry", department: "Chemistry" }

test("a department without a photograph shows its initial", () => {
  const html = show([physics, { ...chemistry, initial: "C" }])
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/<svg[^>]*><text[^>]*>C<\/text>/)
})

test("departments without photographs show their texts only", () => {
  const html = show([unpictured, chemistry])
  expect(html).not.toContain("<img")
  expect(html).not.toContain("<text")
})

const sixtyCharacters = "a".repeat(60)

test.each([
  { description: "", expected: "", why: "there is nothing to show" },
  { description: "Short.", expected: "Short.", why: "it fits" },
  { description: sixtyCharacters, expected: sixtyCharacters, why: "sixty characters fit" },
  { description: `${sixtyCharacters}b`, expected: `${sixtyCharacters}…`, why: "the 61st is cut" },
  {
    description: `  ${sixtyCharacters}\n`,
    expected: sixtyCharacters,
    why: "space around it does not count",
  },
  {
    description: `${"a".repeat(59)} b`,
    expected: `${"a".repeat(59)}…`,
    why: "no space stays at the end",
  },
  {
    description: `${"a".repeat(59)}. b`,
    expected: `${"a".repeat(59)}. …`,
    why: "a full stop and an ellipsis would be four dots",
  },
])("'$description' shows '$expected': $why", ({ description, expected }) => {
  expect(previewOf(description)).toBe(expected)
})

test.each([
  { syllable: "कि", codeUnits: 2 },
  { syllable: "क्षि", codeUnits: 4 },
  { syllable: "ज़ी", codeUnits: 3 },
  { syllable: "👩🏽‍🔬", codeUnits: 7 },
])("counts $syllable of $codeUnits code units as one character", ({ syllable, codeUnits }) => {
  expect(syllable).toHaveLength(codeUnits)
  expect(previewOf(syllable.repeat(60))).toBe(syllable.repeat(60))
  expect(previewOf(syllable.repeat(61))).toBe(`${syllable.repeat(60)}…`)
})
