import { act, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { programmeSlugOf } from "#domain/admission/programmes.ts"
import { settle, storeDraft } from "#tests/support/application-form.tsx"
import { sampleSession } from "#tests/support/samples/session.ts"

import { UnfinishedForms } from "./chooser.tsx"
import { admissionEn } from "./messages/en.ts"
import { admissionHi } from "./messages/hi.ts"

/** The chooser asks for the server's time where a draft is stored. */
const answerTime = (date = new Date()) =>
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { date: date.toUTCString() } }))

// Without an answer, the test would wait for a connection that is refused.
beforeEach(() => answerTime())
afterEach(() => vi.unstubAllGlobals())

/** Texts and addresses of the links, once the drafts are read. */
const links = async (path: string) => {
  const [language, { chooser }] = path.startsWith("/hi")
    ? (["hi", admissionHi] as const)
    : (["en", admissionEn] as const)
  const forms = sampleSession.programmes.map((programme) => ({
    code: programme.code,
    slug: programmeSlugOf(programme),
    name: programme.name[language],
  }))
  const App = createRoutesStub([
    { path, Component: () => <UnfinishedForms forms={forms} messages={chooser} /> },
  ])
  render(<App initialEntries={[path]} />)
  await act(() => vi.dynamicImportSettled())
  await settle()
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
}

test("offers each unfinished form, in this tab or on this device", async () => {
  storeDraft({ applicant_name: "Anjali" }, { course: "BSc" })
  storeDraft({ urn: "", applicant_name: "Anjali" }, { area: sessionStorage, device: undefined })
  expect(await links("/admission-form")).toEqual([
    ["Continue your unfinished form: Bachelor of Arts", "/admission-form/ba/part-1"],
    ["Continue your unfinished form: Bachelor of Science", "/admission-form/bsc/part-1"],
  ])
})

test("leads to the form in the page's language", async () => {
  storeDraft({ applicant_name: "Anjali" })
  expect(await links("/hi/admission-form")).toEqual([
    ["अपना अधूरा फ़ॉर्म पूरा करें: कला स्नातक", "/hi/admission-form/ba/part-1"],
  ])
})

test("offers neither an empty nor an expired form", async () => {
  storeDraft({})
  storeDraft({ applicant_name: "Anjali" }, { course: "BSc", savedAt: 0 })
  expect(await links("/admission-form")).toEqual([])
  expect(localStorage).toHaveLength(1)
})

test("asks the server for the time, by which a form has expired", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2036-07-01") })
  try {
    const savedAt = Date.UTC(2026, 5, 30)
    storeDraft({ applicant_name: "Anjali" }, { savedAt })
    answerTime(new Date("2026-07-01"))
    expect(await links("/admission-form")).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test("removes the sensitive values of drafts that an earlier version stored", async () => {
  storeDraft({ applicant_name: "Anjali", aadhar_no: "234567890124" }, { device: undefined })
  expect(await links("/admission-form")).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(Object.values(sessionStorage).join()).not.toContain("234567890124")
})
