import { expect, test } from "vitest"

import { isInWorkList, type WorkList, workListNames } from "./work-lists.ts"
import type { FeeStatus, Status } from "./workflow.ts"

test.each<{ status: Status; isSeen?: boolean; feeStatus?: FeeStatus; lists: WorkList[] }>([
  { status: "submitted", isSeen: false, lists: ["new"] },
  { status: "submitted", lists: ["checking"] },
  { status: "scrutiny", isSeen: false, lists: ["checking"] },
  { status: "query", lists: ["waiting"] },
  { status: "verified", lists: ["ready", "feeDue"] },
  { status: "verified", feeStatus: "received", lists: ["ready"] },
  { status: "admitted", lists: ["feeDue", "admitted"] },
  { status: "admitted", feeStatus: "exempt", lists: ["admitted"] },
  { status: "rejected", lists: [] },
  { status: "cancelled", lists: [] },
])("$status, seen: $isSeen, fee: $feeStatus is in $lists", ({ lists, ...state }) => {
  const full = { isSeen: true, feeStatus: "due", ...state } as const
  expect(workListNames.filter((list) => isInWorkList(list, full))).toEqual(lists)
})
