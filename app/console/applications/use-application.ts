import { useRecordContext } from "react-admin"

import { formatValue } from "#domain/applications/format-value.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useValueLabels } from "./use-value-labels.ts"

/** The application whose page is shown. */
export const useApplication = () => useRecordContext<StaffApplication>()!

/** Returns the text of a submitted value by its field. */
export const useFormValue = () => {
  const { form, session } = useApplication()
  const labels = useValueLabels(session)
  return (field: string) => formatValue(field, (form as Record<string, unknown>)[field], labels)
}
