import { Box, Button, IconButton } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useDataProvider, useListContext, useNotify } from "react-admin"

import { collectIds } from "#console/api/batches.ts"
import { batchLimit, selectionLimit } from "#domain/staff/limits.ts"

import { ClearIcon } from "../page/icons.tsx"
import { useText } from "../text/use-language.ts"

/** Selects all records that match the filter, on all pages, up to the limit. */
function SelectAllButton() {
  const { resource, sort, filter, filterValues, total, selectedIds, onSelect } = useListContext()
  const dataProvider = useDataProvider()
  const t = useText()
  const notify = useNotify()
  const [isLoading, setIsLoading] = useState(false)
  if (total !== undefined && total === selectedIds.length) return null

  const select = async () => {
    setIsLoading(true)
    try {
      const loadPage = async (page: number) => {
        const pagination = { page, perPage: batchLimit }
        const all = { ...filterValues, ...filter }
        const { data } = await dataProvider.getList(resource, { pagination, sort, filter: all })
        return data.map(({ id }) => String(id))
      }
      const ids = await collectIds(loadPage, { pageSize: batchLimit, limit: selectionLimit })
      onSelect(ids)
      if (ids.length === selectionLimit && total !== ids.length) {
        notify("console.bulk.limit", { type: "warning", messageArgs: { limit: selectionLimit } })
      }
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
    setIsLoading(false)
  }
  const messageKey = total === undefined ? "selectAllUncounted" : "selectAll"
  return (
    <Button size="small" disabled={isLoading} onClick={() => void select()}>
      {total !== undefined && total > selectionLimit
        ? t("console.bulk.selectFirst", { limit: selectionLimit, total })
        : t(`console.bulk.${messageKey}`, { count: total ?? 0 })}
    </Button>
  )
}

/** What is selected, on which pages, and what can be done with it. It takes the place of the toolbar. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const t = useText()
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
        aria-label={t("ra.action.unselect")}
        onClick={() => onUnselectItems()}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
      <Box component="output" sx={{ fontWeight: 600 }}>
        {t(isOverPages ? "console.lists.selectedOverPages" : "ra.action.bulk_actions", {
          count: selectedIds.length,
          here,
        })}
      </Box>
      {selectedIds.length > 0 && <SelectAllButton />}
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: "auto" }}>{children}</Box>
    </Box>
  )
}
