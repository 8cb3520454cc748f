import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { Departments } from "./departments.tsx"
import { facultyMessages } from "./messages.server.ts"
import { preview } from "./preview.ts"

const description = `${"Long rains and short answers. ".repeat(4)}Read to the end.`
const physics = {
  slug: "physics",
  department: "Physics & Électronique",
  coordinator: "Dr. Sample",
  description,
  preview: preview(description),
  picture: { file: "departments/physics", alt: "A pendulum" },
}

const show = (departments: (typeof physics)[], language: "en" | "hi" = "en") =>
  renderToStaticMarkup(
    <Departments departments={departments} messages={facultyMessages[language]} />,
  )

test("shows a notice for an empty faculty", () => {
  expect(show([])).toContain("No faculty data available.")
  expect(show([], "hi")).toContain("संकाय की जानकारी उपलब्ध नहीं है।")
})

test("shows the name in upper case, and unchanged in the button", () => {
  const card = show([physics])
  expect(card).toContain(">PHYSICS &amp; ÉLECTRONIQUE</h2>")
  expect(card).toContain('View<span class="visually-hidden"> Physics &amp; Électronique</span>')
})

test("contains the full description in a details element without JavaScript", () => {
  const [, details] = show([physics]).split("<details")
  expect(details).toContain(description)
})
