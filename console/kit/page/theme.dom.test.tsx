import { Fade, createTheme, ThemeProvider } from "@mui/material"
import { render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { theme } from "./theme.ts"

/** How long a dialog fades in for a person whose system does, or does not, ask for reduced motion. */
const fadeOf = (isReduced: boolean) => {
  const matches = (query: string) => isReduced && query.includes("reduced-motion")
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  )
  render(
    <ThemeProvider theme={createTheme(theme as never)}>
      <Fade in appear>
        <p>Text</p>
      </Fade>
    </ThemeProvider>,
  )
  return screen.getByText("Text").style.transition
}

test("nothing moves when reduced motion is preferred", () => {
  expect(fadeOf(true)).toContain("opacity 0ms")
})

test("a dialog fades in otherwise", () => {
  expect(fadeOf(false)).toMatch(/opacity [1-9]\d*ms/)
})
