import { FilterButton, TopToolbar } from "react-admin"

import { PrintFiltered } from "./print-sheets.tsx"

/** What one may do with the list as it is filtered. */
export function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <PrintFiltered />
    </TopToolbar>
  )
}
