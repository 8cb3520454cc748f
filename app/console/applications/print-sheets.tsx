import { useListContext, useTranslate } from "react-admin"

import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { PrintButton } from "../print-form.tsx"

/** Prints the sheets of all selected applications, including those on other pages. */
export function PrintSelected() {
  const { selectedIds, sort } = useListContext<ListedApplication>()
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ codes: selectedIds.join(","), sort: sort.field, order: sort.order }}
      label="console.applications.printSelected"
    />
  )
}

/** Prints the sheets of all applications that match the filters, up to a limit. */
export function PrintFiltered() {
  const translate = useTranslate()
  const { data, filterValues, sort, total } = useListContext<ListedApplication>()
  if (!data?.length) return null
  const isAll = total !== undefined && total <= maxSheetsPerPrint
  const messageKey = isAll ? "printAll" : total === undefined ? "printSome" : "printFirst"
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order }}
      label={translate(`console.applications.${messageKey}`, {
        smart_count: total ?? maxSheetsPerPrint,
        count: maxSheetsPerPrint,
      })}
    />
  )
}
