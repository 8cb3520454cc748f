import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { EditBase, ResourceContextProvider } from "react-admin"
import { expect, test, vi } from "vitest"

import type { SessionUsage } from "#domain/admission/session-usage.ts"
import { sessionSchema } from "#domain/admission/session.ts"
import { readItem } from "#domain/content/read-item.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { HttpError } from "../api/http-error.ts"
import { SessionForm } from "./session-form.tsx"
import { useStoredSession } from "./use-session.ts"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const { label: id, isConfirmed: _confirmed, ...item } = sampleSession
const entry = { id, version: 1, item }

interface Sent {
  data: typeof entry
}

const used: SessionUsage = {
  programmes: { BSc: { submitted: 10, admitted: 2 } },
  choices: [
    {
      programme: "BSc",
      field: "second_major_subject",
      subject: "Chemistry",
      count: 12,
      admitted: 2,
    },
  ],
}

const Page = () => useStoredSession() && <SessionForm />

/** The form of the sample session, whose server has these applications. */
const openForm = async (usage: SessionUsage = { programmes: {}, choices: [] }) => {
  vi.stubGlobal("fetch", async () => Response.json({ data: usage }))
  const update = vi.fn<(resource: string, sent: Sent) => Promise<Sent>>(
    async (_resource, { data }) => ({
      data: { ...data, version: 2 },
    }),
  )
  const dataProvider = { getOne: async () => ({ data: entry }), update }
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => "administrator",
  }
  render(
    <TestAdmin dataProvider={dataProvider as never} authProvider={authProvider as never}>
      <ResourceContextProvider value="content/sessions">
        <EditBase id={id} mutationMode="pessimistic" redirect={false}>
          <Page />
        </EditBase>
      </ResourceContextProvider>
    </TestAdmin>,
  )
  await screen.findByLabelText(/Last year of passing/)
  return update
}

/** By its own label: roles of a form of this size take seconds to compute. */
const findButton = (name: string | RegExp, place: ParentNode = document) =>
  [...place.querySelectorAll("button")].find((button) => {
    const label = button.getAttribute("aria-label") ?? button.textContent
    return typeof name === "string" ? label === name : name.test(label)
  })
const press = (name: string | RegExp, place?: ParentNode) => {
  const button = findButton(name, place)
  if (!button) throw new Error(`no button ${String(name)}`)
  fireEvent.click(button)
}
const findDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector("[role=dialog]")
    expect(dialog).toBeTruthy()
    return dialog!
  })

const openPanel = (name: RegExp) => press(name)
const save = () => press("Save")
const sentItem = (update: Awaited<ReturnType<typeof openForm>>) =>
  update.mock.lastCall![1].data.item

const removeChemistry = () => {
  openPanel(/^Bachelor of Science/)
  press("Change: Second major subject")
  const subjects = screen.getByLabelText("Subjects to choose from")
  const chip = within(subjects.closest(".MuiAutocomplete-root")!).getByText("Chemistry")
  fireEvent.click(chip.parentElement!.querySelector("svg")!)
}

test("saves without a question while there are no applications", async () => {
  const update = await openForm()
  removeChemistry()
  save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(sentItem(update).programmes[1]!.slots[1]!.subjects).not.toContain("Chemistry")
  expect(document.querySelector("[role=dialog]")).toBeNull()
})

test("says what a change means for applications, and saves it only when confirmed", async () => {
  const update = await openForm(used)
  removeChemistry()
  save()
  const dialog = await findDialog()
  expect(dialog.textContent).toContain("2025-26 has 12 applications:")
  expect(dialog.textContent).toContain("Bachelor of Science: 12 (Received 10, Admitted 2)")
  expect(dialog.textContent).toContain(
    "Chemistry can no longer be chosen as Second major subject of Bachelor of Science: 12 applications chose it; they keep it.",
  )
  press("Back to the form", dialog)
  await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull())
  expect(update).not.toHaveBeenCalled()

  await waitFor(() => expect(findButton("Save")?.disabled).toBe(false))
  save()
  press("Save the changes", await findDialog())
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(sentItem(update).programmes[1]!.slots[1]!.subjects).not.toContain("Chemistry")
})

test("shows the server's errors at their inputs, opens what holds them, and keeps what was typed", async () => {
  const update = await openForm()
  const errors = {
    "item.programmes.1.slots.0.subjects.2": "The session has no subject with this code.",
    "item.programmes.2.groups": "This is in the list already.",
  }
  update.mockRejectedValueOnce(new HttpError("console.refusals.refused", 422, { errors }))
  fireEvent.change(screen.getByLabelText(/Last year of passing/), { target: { value: "2026" } })
  save()
  await screen.findByText("The session has no subject with this code.")
  const input = screen.getByLabelText("Subjects to choose from")
  expect(input.getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByText("This is in the list already.")).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Last year of passing/).value).toBe("2026")

  save()
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(readItem(sessionSchema, sentItem(update))).toEqual({
    item: { ...item, last_year_of_passing: 2026 },
  })
})

test("a programme and a subject that applications refer to cannot be removed", async () => {
  await openForm(used)
  openPanel(/^Bachelor of Commerce/)
  openPanel(/^Bachelor of Science/)
  await screen.findByText("12 applications refer to it, so it cannot be removed.")
  expect(findButton("Remove: Bachelor of Commerce")).toBeTruthy()
  expect(findButton("Remove: Bachelor of Science")).toBeUndefined()
  openPanel(/^Subjects/)
  expect(findButton("Remove: Botany")).toBeTruthy()
  expect(findButton("Remove: Chemistry")).toBeUndefined()
})

test("adds, moves and removes choices", async () => {
  const update = await openForm()
  openPanel(/^Bachelor of Commerce/)
  press("Move up: Minor subject")
  press("Remove: Second major subject")
  save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  const fields = sentItem(update).programmes[2]!.slots.map(({ field }) => field)
  expect(fields).toEqual(["first_major_subject", "minor_subject"])
})

test("a new last day gets the last minute of the day, and none without it", async () => {
  const update = await openForm()
  openPanel(/^Bachelor of Arts/)
  const late = screen.getByLabelText("Last minute of the late period")
  fireEvent.change(late, { target: { value: "2025-08-31" } })
  fireEvent.change(screen.getByLabelText("Additional fee of the late period"), {
    target: { value: "100" },
  })
  save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(sentItem(update).programmes[0]!.late).toEqual({
    until: { day: "2025-08-31", time: "23:59" },
    fee: 100,
  })
  fireEvent.change(late, { target: { value: "" } })
  expect(
    screen.getByLabelText<HTMLInputElement>("Last minute of the late period: time").value,
  ).toBe("")
})

test("a field that depends on a question is asked with its question", async () => {
  const update = await openForm()
  openPanel(/^Additional fields of the form/)
  fireEvent.click(screen.getByLabelText("EWS certificate number"))
  fireEvent.click(screen.getByLabelText("Must be filled in: EWS certificate number"))
  save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(sentItem(update).asked_fields).toEqual([
    { field: "ews_claim", is_required: false },
    { field: "ews_certificate_no", is_required: true },
  ])
})
