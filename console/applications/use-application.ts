import { hashKey, useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { useRecordContext } from "react-admin"

import { type FeeState, feeRequestOf, seatOf } from "#domain/applications/fee-request.ts"
import { schoolingText } from "#domain/applications/form/percentage.ts"
import { formatValue, valueLabels } from "#domain/applications/format-value.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"

/** The labels of stored values in the console's language. */
export const useValueLabels = (label?: string) => {
  const names = useCourseNames(label)
  const language = useConsoleLanguage()
  return useMemo(() => valueLabels(names, language), [names, language])
}

/** The application whose page is shown. */
export const useApplication = () => useRecordContext<StaffApplication>()!

/** What staff read for the state of a fee. */
export const feeStateKeys = {
  asked: "feeStatuses.due",
  later: "console.feeState.later",
  received: "feeStatuses.received",
  received_early: "console.feeState.withoutSeat",
  received_without_seat: "console.feeState.withoutSeat",
  exempt: "feeStatuses.exempt",
  none: "console.feeState.none",
} as const satisfies Record<FeeState, string>

/** Whether the fee is paid, due now, or not due: the key of its text. */
export const useFeeStateKey = () => {
  const { status, fee_status: fee, feeDue, offer } = useApplication()
  const { state } = feeRequestOf({ fee_due: feeDue, status, fee, seat: seatOf(offer) })
  return feeStateKeys[state]
}

/**
 * Returns a function that shows a record as a change answers it, and reads everything else again. The next change needs its
 * version.
 */
export const useShowStored = () => {
  const queries = useQueryClient()
  return (record: StaffApplication) => {
    const queryKey = ["applications", "getOne", { id: record.id, meta: undefined }]
    queries.setQueryData(queryKey, record)
    const shown = hashKey(queryKey)
    void queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== shown })
  }
}

/** Returns the text of a submitted value by its field. */
export const useFormValue = () => {
  const { form, session } = useApplication()
  const labels = useValueLabels(session)
  const stored: Record<string, unknown> = { ...form }
  const storedText = (field: string) => String(stored[field] ?? "")
  return (field: string) =>
    field.endsWith("_percentage")
      ? schoolingText(field, storedText)
      : formatValue(field, stored[field], labels)
}
