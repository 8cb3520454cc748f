import { Button } from "@mui/material"
import { useState } from "react"
import { useDataProvider, useListContext, useNotify, useTranslate } from "react-admin"

import { batchLimit, selectionLimit } from "#domain/staff/selection.ts"

import { collectIds } from "../api/batches.ts"

/** Selects all records that match the filter, on all pages, up to the limit. */
export function SelectAllButton() {
  const { resource, sort, filter, filterValues, total, selectedIds, onSelect } = useListContext()
  const dataProvider = useDataProvider()
  const translate = useTranslate()
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
        ? translate("console.bulk.selectFirst", { limit: selectionLimit, total })
        : translate(`console.bulk.${messageKey}`, { smart_count: total ?? 0 })}
    </Button>
  )
}
