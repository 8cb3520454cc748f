import { render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { expect, test, vi } from "vitest"

import { Passkeys } from "./passkeys.tsx"

const show = () =>
  render(
    <AdminContext>
      <Passkeys passkeys={[]} onChange={() => {}} />
    </AdminContext>,
  )

test("a page without HTTPS says that the browser knows no passkeys", () => {
  show()
  expect(screen.getByText("console.account.passkeysNeedHttps")).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
})

test("any other page has the form for a new passkey", () => {
  vi.stubGlobal("PublicKeyCredential", {})
  show()
  expect(screen.getByRole("button", { name: "console.account.addPasskey" })).toBeDefined()
  expect(screen.queryByText("console.account.passkeysNeedHttps")).toBeNull()
})
