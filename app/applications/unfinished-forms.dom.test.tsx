import { render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"

import { storeDraft } from "#tests/support/application-form.tsx"

import { admissionEn } from "./messages/en.ts"
import { admissionHi } from "./messages/hi.ts"
import { UnfinishedForms } from "./unfinished-forms.tsx"

const links = (path: string) => {
  const { chooser } = path.startsWith("/hi") ? admissionHi : admissionEn
  const App = createRoutesStub([{ path, Component: () => <UnfinishedForms messages={chooser} /> }])
  render(<App initialEntries={[path]} />)
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
}

test("offers each unfinished form, in this tab or on this device", () => {
  storeDraft({ applicant_name: "Anjali" }, { course: "BSc" })
  storeDraft({ urn: "", applicant_name: "Anjali" }, { area: sessionStorage, device: undefined })
  expect(links("/admission-form")).toEqual([
    ["Continue your unfinished form: Bachelor of Arts", "/admission-form/ba/part-1"],
    ["Continue your unfinished form: Bachelor of Science", "/admission-form/bsc/part-1"],
  ])
})

test("leads to the form in the page's language", () => {
  storeDraft({ applicant_name: "Anjali" })
  expect(links("/hi/admission-form")).toEqual([
    ["अपना अधूरा फ़ॉर्म पूरा करें: कला स्नातक", "/hi/admission-form/ba/part-1"],
  ])
})

test("offers neither an empty nor an expired form", () => {
  storeDraft({})
  storeDraft({ applicant_name: "Anjali" }, { course: "BSc", savedAt: 0 })
  expect(links("/admission-form")).toEqual([])
  expect(localStorage).toHaveLength(1)
})

test("removes the sensitive values of drafts that an earlier version stored", () => {
  storeDraft({ applicant_name: "Anjali", aadhar_no: "234567890124" }, { device: undefined })
  expect(links("/admission-form")).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(Object.values(sessionStorage).join()).not.toContain("234567890124")
})
