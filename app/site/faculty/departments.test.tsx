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
  renderToStaticMarkup(<Departments departments={departments} words={facultyMessages(language)} />)

test("an empty faculty says so", () => {
  expect(show([])).toContain("No faculty data available.")
  expect(show([], "hi")).toContain("संकाय की जानकारी उपलब्ध नहीं है।")
})

test("a department's name stands in upper case, the button names it as it is written", () => {
  const card = show([physics])
  expect(card).toContain(">PHYSICS &amp; ÉLECTRONIQUE</h2>")
  expect(card).toContain('View<span class="visually-hidden"> Physics &amp; Électronique</span>')
})

test("before scripts come the whole description is there to unfold", () => {
  const [, details] = show([physics]).split("<details")
  expect(details).toContain(description)
})
