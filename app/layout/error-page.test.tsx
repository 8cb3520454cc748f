import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"

import { ChunkFailed } from "#ui/chunk/load-chunk.ts"

import { ErrorPage, errorPageMessages } from "./error-page.tsx"

const render = (error: unknown, path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ErrorPage error={error} />
    </MemoryRouter>,
  )

test.each([
  { error: new ErrorResponse(404, "Not Found", null), cause: "notFound", canReload: false },
  { error: new ErrorResponse(500, "Server Error", null), cause: "failed", canReload: true },
  { error: new Error("settings.college is undefined"), cause: "failed", canReload: true },
  { error: new TypeError("Failed to fetch"), cause: "offline", canReload: true },
  { error: new TypeError("x is not a function"), cause: "failed", canReload: true },
  { error: new ChunkFailed(), cause: "chunk", canReload: true },
] as const)("shows cause '$cause' for $error", ({ error, cause, canReload }) => {
  for (const [language, path] of [
    ["en", "/courses"],
    ["hi", "/hi/courses"],
  ] as const) {
    const text = errorPageMessages[language]
    const page = render(error, path)
    expect(page).toContain(`<h1>${text.titles[cause]}</h1>`)
    expect(page).toContain(text.causes[cause])
    expect(page.includes(text.reload)).toBe(canReload)
    expect(page).not.toContain("undefined")
  }
})

test("names an unknown page in Hindi", () => {
  const page = render(new ErrorResponse(404, "Not Found", null), "/hi/kourses")
  expect(page).toContain("<h1>यह पृष्ठ नहीं मिला</h1>")
})

test("has the titles of specification 3.13", () => {
  const { chunk, ...others } = errorPageMessages.en.titles
  expect(new Set(Object.values(others))).toEqual(new Set(["Unexpected Application Error!"]))
  expect(chunk).toBe("Loading chunk failed")
})
