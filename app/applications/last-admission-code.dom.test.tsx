import { fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"

import { rememberSubmitted } from "./confirmation/submitted-form.ts"
import { LastApplication, rememberAdmissionCode } from "./last-admission-code.tsx"
import { admissionEn } from "./messages/en.ts"

test.each(["localStorage", "sessionStorage"] as const)(
  "offers the sheet of the last form, and forgets it (%s)",
  (area) => {
    rememberAdmissionCode("ABCDEFGHJKLM", area)
    expect(globalThis[area]).toHaveLength(1)
    rememberSubmitted("BSc", "ABCDEFGHJKLM")
    const Component = () => <LastApplication messages={admissionEn.chooser} />
    const App = createRoutesStub([{ path: "/admission-form", Component }])
    render(<App initialEntries={["/admission-form"]} />)
    expect(screen.getByRole("link").getAttribute("href")).toContain("/print/ABCDEFGHJKLM")
    fireEvent.click(screen.getByRole("button", { name: admissionEn.chooser.forget }))
    expect(screen.queryByRole("link")).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  },
)
