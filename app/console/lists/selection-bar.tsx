import { Box, IconButton } from "@mui/material"
import type { ReactNode } from "react"
import { useListContext, useTranslate } from "react-admin"

import { ClearIcon } from "../icons.tsx"
import { SelectAllButton } from "./select-all-button.tsx"

/** What is selected, on which pages, and what can be done with it. It takes the place of the toolbar. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds, data = [], onUnselectItems } = useListContext()
  const here = data.filter(({ id }) => selectedIds.includes(id)).length
  const isOverPages = here < selectedIds.length
  return (
    <Box
      sx={{
        // Hidden, not removed: the dialog of an action that has ended is still open.
        display: selectedIds.length > 0 ? "flex" : "none",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        minHeight: 44,
        px: 1,
        borderRadius: 1,
        bgcolor: "#eef0f9",
      }}
    >
      <IconButton
        size="small"
        color="primary"
        aria-label={translate("ra.action.unselect")}
        onClick={() => onUnselectItems()}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
      <Box component="output" sx={{ fontWeight: 600 }}>
        {translate(isOverPages ? "console.lists.selectedOverPages" : "ra.action.bulk_actions", {
          smart_count: selectedIds.length,
          here,
        })}
      </Box>
      {selectedIds.length > 0 && <SelectAllButton />}
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: "auto" }}>{children}</Box>
    </Box>
  )
}
