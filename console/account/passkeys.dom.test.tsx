import { render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Passkeys } from "./passkeys.tsx"

const show = () =>
  render(
    <TestAdmin>
      <Passkeys passkeys={[]} onChange={() => {}} />
    </TestAdmin>,
  )

test("a page without HTTPS says that the browser knows no passkeys", () => {
  show()
  expect(
    screen.getByText(
      "This page is open without HTTPS, where the browser knows no passkeys. The codes of an authenticator app work here.",
    ),
  ).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
})

test("any other page has the form for a new passkey", () => {
  vi.stubGlobal("PublicKeyCredential", {})
  show()
  expect(screen.getByRole("button", { name: "Add a passkey" })).toBeDefined()
  expect(
    screen.queryByText(
      "This page is open without HTTPS, where the browser knows no passkeys. The codes of an authenticator app work here.",
    ),
  ).toBeNull()
})
