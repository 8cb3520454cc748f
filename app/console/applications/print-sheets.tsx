import { useListContext, useTranslate } from "react-admin"

import { maxSheetsPerPrint } from "#domain/applications/sheet-limit.ts"

import { PrintButton } from "../print/print-form.tsx"
import type { ListedApplication } from "./application.ts"

/** The sheets of all that are ticked, on whatever page of the list. */
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

/** The sheets of all that the filters leave; of many, the first ones first. */
export function PrintFiltered() {
  const translate = useTranslate()
  const { data, filterValues, sort, total } = useListContext<ListedApplication>()
  if (!data?.length) return null
  const isAll = total !== undefined && total <= maxSheetsPerPrint
  const words = isAll ? "printAll" : total === undefined ? "printSome" : "printFirst"
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order }}
      label={translate(`console.applications.${words}`, {
        smart_count: total ?? maxSheetsPerPrint,
        count: maxSheetsPerPrint,
      })}
    />
  )
}
