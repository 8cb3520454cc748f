import { render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { settle } from "#tests/support/application-form.tsx"

import { CodeButtons } from "./confirmation.tsx"
import { confirmationMessages } from "./messages.server.ts"

const messages = confirmationMessages.en
const address = "https://college.example/admission-form/print/ABCDEFGHJKLM"

type Device = NonNullable<Parameters<typeof CodeButtons>[0]["device"]>

const renderButtons = (device: Device) =>
  render(<CodeButtons code="ABCDEFGHJKLM" address={address} messages={messages} device={device} />)

/** A clipboard that keeps, or refuses, what is written to it. */
const clipboard = (writeText: Clipboard["writeText"]) => ({ writeText }) as Clipboard

const press = async (name: string) => {
  screen.getByRole("button", { name }).click()
  await settle()
}

test("copies the code in groups and says so", async () => {
  const writeText = vi.fn<Clipboard["writeText"]>(async () => undefined)
  renderButtons({ clipboard: clipboard(writeText) })
  await press(messages.copy)
  expect(writeText).toHaveBeenCalledWith("ABCD-EFGH-JKLM")
  expect(screen.getByRole("status").textContent).toBe(messages.copied)
})

test("says when the code could not be copied", async () => {
  renderButtons({ clipboard: clipboard(() => Promise.reject(new Error("denied"))) })
  await press(messages.copy)
  expect(screen.getByRole("status").textContent).toBe(messages.copyFailed)
})

test("shares the code and the sheet's address; a cancelled share shows no message", async () => {
  const share = vi.fn<Navigator["share"]>(() =>
    Promise.reject(new DOMException("cancelled", "AbortError")),
  )
  renderButtons({ share })
  await press(messages.share)
  expect(share).toHaveBeenCalledWith({ text: "Admission code ABCD-EFGH-JKLM", url: address })
  expect(screen.getByRole("status").textContent).toBe("")
})

test("offers only what the browser can do", () => {
  renderButtons({})
  expect(screen.queryAllByRole("button")).toEqual([])
})
