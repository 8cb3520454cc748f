import { render, screen } from "@testing-library/react"
import { RecordContextProvider } from "react-admin"
import { expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Fee } from "./fee.tsx"

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
}
const due = { id: "ABCD", fee: 900, fee_status: "due", offer: { state: "no_offer" } }

test.each([
  { status: "verified", takesFee: false },
  { status: "admitted", takesFee: true },
  { status: "withdrawn", takesFee: true },
])("the fee of a $status application without an offer: $takesFee", async ({ status, takesFee }) => {
  render(
    <TestAdmin authProvider={authProvider as never}>
      <RecordContextProvider value={{ ...due, status }}>
        <Fee />
      </RecordContextProvider>
    </TestAdmin>,
  )
  await screen.findByText(/^Fee/)
  expect(screen.queryByText("Record the deposit slip") !== null).toBe(takesFee)
})
