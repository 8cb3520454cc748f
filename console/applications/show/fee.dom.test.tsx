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
  { status: "verified", feeDue: "after_offer", takesFee: false },
  { status: "verified", feeDue: "with_application", takesFee: true },
  { status: "admitted", feeDue: "after_offer", takesFee: true },
  { status: "withdrawn", feeDue: "after_offer", takesFee: true },
])("the fee, due $feeDue, of a $status application without an offer", async (given) => {
  const { takesFee, ...record } = given
  render(
    <TestAdmin authProvider={authProvider as never}>
      <RecordContextProvider value={{ ...due, ...record }}>
        <Fee />
      </RecordContextProvider>
    </TestAdmin>,
  )
  await screen.findByText(/^Fee/)
  expect(screen.queryByText("Record the deposit slip") !== null).toBe(takesFee)
})
