import { cleanup, render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { afterEach, expect, test } from "vitest"

import type { SeatOffer } from "#server/features/applications/applications.ts"

import { OfferNote } from "./offer-note.tsx"

const offer = { number: 2, compartment: "open", lastDate: "2026-07-12", isOpen: true } as const

afterEach(cleanup)

test.each<[step: "fee" | "admission", offer: SeatOffer, isFine: boolean, hasChoice: boolean]>([
  ["admission", { ...offer, state: "accepted" }, true, false],
  ["admission", { ...offer, state: "offered" }, false, true],
  ["admission", { ...offer, state: "declined" }, false, true],
  ["admission", { state: "no_offer" }, false, true],
  ["fee", { ...offer, state: "offered" }, true, false],
  ["fee", { ...offer, state: "offered", isOpen: false }, false, false],
  ["fee", { state: "no_offer" }, false, false],
])(
  "for %s the offer %j is fine: %s, a seat outside the lists: %s",
  (step, given, isFine, hasChoice) => {
    render(
      <AdminContext>
        <OfferNote offer={given} step={step} />
      </AdminContext>,
    )
    const note = screen.getByRole("presentation", { hidden: true })
    expect(note.textContent).toMatch(/\w+/)
    expect(note.className).toContain(isFine ? "colorInfo" : "colorWarning")
    expect(screen.queryAllByLabelText(/outside the merit lists/)).toHaveLength(hasChoice ? 1 : 0)
  },
)
