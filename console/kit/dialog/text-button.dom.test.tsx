import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, test } from "vitest"

import { InviteButton } from "#console/staff/links.tsx"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { DialogButton } from "./form-dialog.tsx"
import { OpeningButton } from "./text-button.tsx"

const show = (button: React.ReactNode, opens?: string) => {
  const router = createMemoryRouter(
    [{ path: "/staff", element: <TestAdmin>{button}</TestAdmin> }],
    {
      initialEntries: [{ pathname: "/staff", search: "?page=2", state: opens ? { opens } : null }],
    },
  )
  render(<RouterProvider router={router} />)
  return router
}

const buttons = {
  DialogButton: (
    <DialogButton label="console.staff.invite" icon={<i />}>
      {() => <p>asked</p>}
    </DialogButton>
  ),
  OpeningButton: <OpeningButton label="console.staff.invite">{() => <p>asked</p>}</OpeningButton>,
}

test.each(Object.entries(buttons))(
  "a search result opens the dialog of a %s once",
  async (_, button) => {
    const router = show(button, "console.staff.invite")
    await screen.findByText("asked")
    expect(router.state.location).toMatchObject({ search: "?page=2", state: null })
  },
)

test.each(Object.entries(buttons))(
  "another search result opens nothing of a %s",
  async (_, button) => {
    show(button, "Print")
    await screen.findByRole("button", { name: "Invite a colleague" })
    expect(screen.queryByText("asked")).toBeNull()
  },
)

test("the search opens the dialog that invites a colleague", async () => {
  show(<InviteButton />, "console.staff.invite")
  expect(await screen.findByRole("dialog")).toBeTruthy()
})
