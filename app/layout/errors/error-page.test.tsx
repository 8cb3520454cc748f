import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"

import { ChunkFailed } from "#app/ui/chunk/load-chunk.ts"

import { ErrorPage } from "./error-page.tsx"
import { errorPageMessages } from "./messages.ts"

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
    const title = cause === "chunk" ? text.chunk : text.title
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(text.causes[cause])
    expect(page.includes(text.reload)).toBe(canReload)
    expect(page).not.toContain("undefined")
  }
})

test("has the titles of specification 3.13", () => {
  expect(errorPageMessages.en.title).toBe("Unexpected Application Error!")
  expect(errorPageMessages.en.chunk).toBe("Loading chunk failed")
})
