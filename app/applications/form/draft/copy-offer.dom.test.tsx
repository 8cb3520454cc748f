import { screen } from "@testing-library/react"
import { get, set } from "idb-keyval"
import { expect, test } from "vitest"

import { formatMessage } from "#domain/messages/format-message.ts"
import { filledValues, renderForm, storeDraft } from "#tests/support/application-form.tsx"

import { endDraft } from "./draft.ts"

const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" })

type Form = Awaited<ReturnType<typeof renderForm>>

const offer = ({ messages }: Form) =>
  screen.queryByRole("region", {
    name: formatMessage(messages.draft.copy.title, { course: "BA" }),
  })

test.each(["unsent", "submitted"])("copies an %s form of another course", async (state) => {
  await set("admission-draft:BA:image", photo)
  storeDraft(filledValues("BA"))
  if (state === "submitted") await endDraft("BA", true)
  const form = await renderForm({ course: "BSc", device: "own" })
  expect(offer(form)!.textContent).toContain(filledValues("BA")["applicant_name"])
  await form.press(form.button(form.messages.draft.copy.yes)!)
  await screen.findByAltText(form.messages.upload.alt.image)
  expect(form.control("father_name").value).toBe("Ramdhani Kushwaha")
  expect(form.control("first_major_subject").value).toBe("")
  expect(form.control("minor_subject").value).toBe("")
  expect(form.control("agreed_to_declaration").checked).toBe(false)
  expect(form.control("submission_key").value).not.toBe("key-of-the-stored-draft")
  expect(offer(form)).toBeNull()
  expect(localStorage.getItem("admission-draft:BSc")).toContain("Ramdhani Kushwaha")
  expect(await get("admission-draft:BSc:image")).toBe(photo)
})

test("leaves the form empty after 'No'", async () => {
  storeDraft(filledValues("BA"))
  const form = await renderForm({ course: "BSc", device: "own" })
  await form.press(form.button(form.messages.draft.copy.no)!)
  expect(offer(form)).toBeNull()
  expect(form.control("father_name").value).toBe("")
})

test.each([
  { what: "a shared device", course: "BSc", device: "shared" },
  { what: "the same course", course: "BA", device: "own" },
] as const)("offers nothing on $what", async ({ course, device }) => {
  storeDraft(filledValues("BA"))
  await endDraft("BA", true)
  expect(offer(await renderForm({ course, device }))).toBeNull()
})

test("nothing stays of a submitted form that the applicant did not choose to keep", async () => {
  await set("admission-draft:BA:image", photo)
  storeDraft(filledValues("BA"))
  await endDraft("BA", false)
  expect(JSON.stringify({ ...localStorage })).not.toContain("Ramdhani Kushwaha")
  expect(await get("admission-draft:BA:image")).toBeUndefined()
  expect(await get("admission-draft:submitted:image")).toBeUndefined()
  expect(offer(await renderForm({ course: "BSc", device: "own" }))).toBeNull()
})
