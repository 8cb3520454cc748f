import { fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { expect, test, vi } from "vitest"

import { rememberSubmitted } from "./confirmation/submitted-form.ts"
import { LastApplication, rememberAdmissionCode } from "./last-admission-code.tsx"
import { admissionEn } from "./messages/en.ts"

const renderChooser = () => {
  const Component = () => <LastApplication messages={admissionEn.chooser} />
  const App = createRoutesStub([{ path: "/admission-form", Component }])
  render(<App initialEntries={["/admission-form"]} />)
}

test.each(["own", "shared"] as const)(
  "offers the sheet of the last form, and forgets it (%s device)",
  (device) => {
    rememberAdmissionCode("ABCDEFGHJKLM", device)
    rememberSubmitted("BSc", "ABCDEFGHJKLM", { device, session: "2025-26" })
    expect(localStorage).toHaveLength(device === "own" ? 2 : 0)
    renderChooser()
    expect(screen.getByRole("link").getAttribute("href")).toContain("/print/ABCDEFGHJKLM")
    fireEvent.click(screen.getByRole("button", { name: admissionEn.chooser.forget }))
    expect(screen.queryByRole("link")).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  },
)

test.each([
  { device: "own", minutes: 31, isOffered: true },
  { device: "shared", minutes: 29, isOffered: true },
  { device: "shared", minutes: 31, isOffered: false },
] as const)(
  "after $minutes minutes on a $device device offers the sheet: $isOffered",
  ({ device, minutes, isOffered }) => {
    rememberAdmissionCode("ABCDEFGHJKLM", device)
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ["Date"] })
    renderChooser()
    vi.useRealTimers()
    expect(screen.queryByRole("link") !== null).toBe(isOffered)
  },
)
