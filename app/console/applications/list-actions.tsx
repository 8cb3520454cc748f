import { FilterButton, TopToolbar } from "react-admin"

import { ExportButton } from "./export/export-button.tsx"
import { PaperButton } from "./paper/paper-button.tsx"
import { PrintFiltered } from "./print-sheets.tsx"

/** Actions on the filtered list. */
export function ListActions() {
  return (
    <TopToolbar>
      <PaperButton />
      <FilterButton />
      <PrintFiltered />
      <ExportButton />
    </TopToolbar>
  )
}
