import { describe, expect, test } from "vitest"

import { type ApplicationProgress, timelineOf } from "./timeline.ts"

const submittedAt = "2025-07-01T06:30:00.000Z"
const since = "2025-07-20T06:30:00.000Z"
const earlier = "2025-07-10T06:30:00.000Z"

const progress = (changes: Partial<ApplicationProgress>): ApplicationProgress => ({
  submittedAt,
  status: "submitted",
  since: submittedAt,
  fee: "asked",
  feeDay: null,
  history: [],
  ...changes,
})

/** The steps as "label: state date". */
const read = (changes: Partial<ApplicationProgress>) =>
  timelineOf(progress(changes)).map(({ label, state, at = "" }) =>
    `${label}: ${state} ${at.slice(0, 10)}`.trim(),
  )

describe("the timeline of an application that is", () => {
  const paid = { fee: "received", feeDay: "2025-07-05" } as const

  test("submitted asks for the fee first", () =>
    expect(read({})).toEqual([
      "submitted: done 2025-07-01",
      "fee_due: now",
      "check: ahead",
      "decision: ahead",
    ]))

  test("paid waits for the check", () =>
    expect(read(paid)).toEqual([
      "submitted: done 2025-07-01",
      "fee_received: done 2025-07-05",
      "check: now",
      "decision: ahead",
    ]))

  test("waiting for a seat of the merit lists is not asked for the fee", () =>
    expect(read({ fee: "later" })).toEqual([
      "submitted: done 2025-07-01",
      "check: now",
      "decision: ahead",
    ]))

  test("paid before the merit lists shows the fee", () =>
    expect(read({ ...paid, fee: "received_early" })).toEqual(read(paid)))

  test("exempt from the fee has no day of payment", () =>
    expect(read({ fee: "exempt" })[1]).toBe("fee_exempt: done"))

  test.each(["scrutiny", "query"] as const)("in %s shows since when", (status) =>
    expect(read({ ...paid, status, since }).slice(2)).toEqual([
      `${status}: now 2025-07-20`,
      "decision: ahead",
    ]),
  )

  test("verified waits for the decision", () =>
    expect(read({ ...paid, status: "verified", since }).slice(2)).toEqual([
      "verified: done 2025-07-20",
      "decision: now",
    ]))

  test("admitted shows the day of the last verification", () => {
    const history = [
      { to: "verified", at: submittedAt },
      { to: "scrutiny", at: submittedAt },
      { to: "verified", at: earlier },
      { to: "admitted", at: since },
    ] as const
    expect(read({ ...paid, status: "admitted", since, history }).slice(2)).toEqual([
      "verified: done 2025-07-10",
      "admitted: done 2025-07-20",
    ])
  })

  test("cancelled shows when it had been admitted", () => {
    const history = [{ to: "admitted", at: earlier }] as const
    expect(read({ fee: "none", status: "cancelled", since, history })).toEqual([
      "submitted: done 2025-07-01",
      "admitted: done 2025-07-10",
      "cancelled: done 2025-07-20",
    ])
  })

  test.each(["rejected", "withdrawn"] as const)("%s shows only what happened", (status) =>
    expect(read({ fee: "none", status, since })).toEqual([
      "submitted: done 2025-07-01",
      `${status}: done 2025-07-20`,
    ]),
  )
})
