import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { get } from "idb-keyval"
import { afterEach, beforeEach, expect, test } from "vitest"

import type { PersonView } from "#server/features/privacy/privacy.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { reauthentication } from "../sign-in-session/reauthentication.ts"
import { EraseDialog } from "./person-card.tsx"

const member = { id: "ravi", name: "Ravi", email: "r@c.example", role: "administrator" } as const
beforeEach(() => reauthentication.setMember({ ...member, hasSecondFactor: false }))
afterEach(() => reauthentication.setMember(undefined))

/** A person with one message and no record. */
const message = (email: string, id: number): PersonView["messages"][number] => ({
  id,
  at: "2025-07-01T06:30:00.000Z",
  name: "Anjali",
  email,
  subject: "Fees",
})

/** Types the reason for erasing a message, and leaves the page. */
const leaveWith = async (written: ReturnType<typeof message>, why: string) => {
  const { unmount } = render(
    <TestAdmin>
      <EraseDialog
        refs={[{ kind: "email", id: written.email }]}
        records={[]}
        messages={[written]}
        withMessages
        onClose={() => {}}
        onErased={() => {}}
      />
    </TestAdmin>,
  )
  fireEvent.input(await screen.findByLabelText(/^Why it is erased/), { target: { value: why } })
  unmount()
  await waitFor(async () => expect(JSON.stringify(await get("console-drafts"))).toContain(why))
}

test("the draft of an erasure does not name the e-mail address, and belongs to one person", async () => {
  await leaveWith(message("anjali@example.com", 7), "asked in writing")
  await leaveWith(message("meena@example.com", 8), "asked by telephone")
  const names = Object.keys((await get<object>("console-drafts"))!)
  expect(names).toEqual(["ravi\nerase/message/7", "ravi\nerase/message/8"])
})
