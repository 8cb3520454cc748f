import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"

import type { SeatOffer } from "#server/features/applications/applications.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { OfferNote } from "./offer-note.tsx"

const offer = {
  number: 2,
  compartment: "open",
  lastDate: "2026-07-12",
  offeredOn: "2026-07-05",
  isOpen: true,
  isLast: true,
} as const

afterEach(cleanup)

const offered = "Offered until 12 Jul 2026: an open seat, list 2. Not accepted yet."
const needsAcceptance = "An admission needs an accepted seat."
const noOffer = "The last merit list offers no seat."

test.each<{
  step: "fee" | "admission"
  given: SeatOffer
  isFine: boolean
  hasChoice: boolean
  text: string
}>([
  {
    step: "admission",
    given: { ...offer, state: "accepted" },
    isFine: true,
    hasChoice: false,
    text: "Accepted: an open seat, list 2.",
  },
  {
    step: "admission",
    given: { ...offer, state: "offered" },
    isFine: false,
    hasChoice: true,
    text: `${offered} ${needsAcceptance}`,
  },
  {
    step: "admission",
    given: { ...offer, state: "declined" },
    isFine: false,
    hasChoice: true,
    text: `Declined: an open seat, list 2. ${needsAcceptance}`,
  },
  {
    step: "admission",
    given: { state: "no_offer" },
    isFine: false,
    hasChoice: true,
    text: `${noOffer} ${needsAcceptance}`,
  },
  {
    step: "fee",
    given: { ...offer, state: "offered" },
    isFine: true,
    hasChoice: false,
    text: `${offered} Recording the deposit or an exemption also accepts the seat.`,
  },
  {
    step: "fee",
    given: { ...offer, state: "offered", isOpen: false },
    isFine: false,
    hasChoice: false,
    text: "Offered: an open seat, list 2. The last day, 12 Jul 2026, is over or the next list is made. Record the acceptance on the page of merit lists first. A deposit up to that day still accepts the seat.",
  },
  {
    step: "fee",
    given: { state: "no_offer" },
    isFine: false,
    hasChoice: false,
    text: noOffer,
  },
])(
  "for $step the offer $given is fine: $isFine, a seat outside the lists: $hasChoice",
  ({ step, given, isFine, hasChoice, text }) => {
    render(
      <TestAdmin>
        <OfferNote offer={given} step={step} />
      </TestAdmin>,
    )
    const note = screen.getByRole("presentation", { hidden: true })
    expect(note.textContent).toBe(text)
    expect(note.className).toContain(isFine ? "colorInfo" : "colorWarning")
    expect(screen.queryAllByLabelText(/outside the merit lists/)).toHaveLength(hasChoice ? 1 : 0)
  },
)
