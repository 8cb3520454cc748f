import { InputAdornment, TextField, Box, Button, IconButton } from "@mui/material"
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react"
import {
  useListContext,
  useDataProvider,
  useNotify,
  ListBase,
  type ListBaseProps,
  ListNoResults,
  Pagination,
  Title,
  useUnselectAll,
} from "react-admin"

import { collectIds } from "#console/api/batches.ts"
import { batchLimit, selectionLimit } from "#domain/staff/limits.ts"

import { ErrorAlert } from "../page/error-alert.tsx"
import { SearchIcon, ClearIcon } from "../page/icons.tsx"
import { Waiting } from "../page/waiting.tsx"
import { useText } from "../text/use-language.ts"
import { FilterButton, FilterChips } from "./filter-button.tsx"
import { filterTextOf, withFilter, withoutAadhaar, type FilterField } from "./filters.ts"

/** Milliseconds without a key after which the list is searched. */
const pauseMs = 300

/** Searches the list at each input. `label` says what is searched. */
export function SearchField({ label, source }: { label: string; source: string }) {
  const { filterValues, setFilters } = useListContext()
  const searched = filterTextOf(filterValues, source)
  const [input, setInput] = useState(searched)
  const sent = useRef(searched)
  // Another view was opened, or the chip was removed.
  useEffect(() => {
    if (searched === sent.current) return
    sent.current = searched
    setInput(searched)
  }, [searched])

  const search = (text: string) => {
    sent.current = withoutAadhaar(text.trim())
    if (sent.current !== searched) setFilters(withFilter(filterValues, source, sent.current))
  }
  // Reads the filters when the pause ends: another one may have been chosen meanwhile.
  const searchInput = useEffectEvent((text: string) => text !== searched && search(text))
  useEffect(() => {
    const timer = setTimeout(() => searchInput(input), pauseMs)
    return () => clearTimeout(timer)
  }, [input])
  return (
    <TextField
      value={input}
      onChange={(event) => setInput(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && search(input)}
      placeholder={label}
      type="search"
      variant="outlined"
      size="small"
      margin="none"
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "1 1 10em" }, maxWidth: { sm: "22em" } }}
      slotProps={{
        htmlInput: { "aria-label": label, spellCheck: false, autoComplete: "off" },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

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
function SelectionBar({ children }: { children: ReactNode }) {
  const t = useText()
  const { selectedIds, data = [], onUnselectItems } = useListContext()
  const here = data.filter(({ id }) => selectedIds.includes(id)).length
  const isOverPages = here < selectedIds.length
  return (
    <Box
      className="screen-only"
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

interface ListPageProps extends Pick<ListBaseProps, "sort" | "perPage" | "filter"> {
  /** What is searched, as text; without it there is no search. */
  searchLabel?: string
  /** The filter that is searched; "q" unless the list has another. */
  searchSource?: string
  filters?: readonly FilterField[]
  /** Buttons beside the filters. */
  actions?: ReactNode
  /** Buttons for the selected records. */
  bulkActions?: ReactNode
  /** Above the toolbar. */
  tabs?: ReactNode
  /** Below the pages. */
  below?: ReactNode
  /** In place of the rows if there are none. */
  empty?: ReactNode
  children: ReactNode
}

const barStyle = {
  flexWrap: "wrap",
  alignItems: "center",
  gap: 0.5,
  minHeight: 44,
  px: 1,
  pt: { xs: 1, sm: 0 },
}

function Bar(props: Omit<ListPageProps, "children">) {
  const { searchLabel, searchSource = "q", filters = [], actions, bulkActions } = props
  const { selectedIds } = useListContext()
  const isSelecting = bulkActions !== undefined && selectedIds.length > 0
  if (!searchLabel && filters.length === 0 && !actions) return null
  return (
    <Box className="screen-only" sx={{ ...barStyle, display: isSelecting ? "none" : "flex" }}>
      {searchLabel && <SearchField label={searchLabel} source={searchSource} />}
      {filters.length > 0 && <FilterButton fields={filters} />}
      <FilterChips fields={filters} />
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: "auto" }}>{actions}</Box>
    </Box>
  )
}

function Rows({ empty, children }: Pick<ListPageProps, "empty" | "children">) {
  const t = useText()
  const { error, data, isPending, refetch } = useListContext()
  if (error && !data) {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorAlert text={error.message} />
        <Button variant="outlined" onClick={() => void refetch()}>
          {t("console.lists.retry")}
        </Button>
      </Box>
    )
  }
  if (isPending) return <Waiting />
  if (data?.length === 0) return empty ?? <ListNoResults />
  return children
}

/** Ends the selection when it is shown and when it goes. A closed tab may have left one. */
function SelectionEnd() {
  const { resource } = useListContext()
  const unselectAll = useUnselectAll(resource)
  useEffect(() => {
    unselectAll()
    return () => unselectAll()
  }, [unselectAll])
  return null
}

/** A selection ends with the page, and when other rows are listed: another session, work list, filter or search. */
function SelectionOfRows() {
  const { filterValues } = useListContext()
  return <SelectionEnd key={JSON.stringify(filterValues)} />
}

function ListTitle() {
  const { defaultTitle } = useListContext()
  return <Title {...(defaultTitle !== undefined && { defaultTitle })} />
}

/** A list of records: search, filters as chips, selection and pages in one look. */
export function ListPage(props: ListPageProps) {
  const { sort, perPage = 25, filter, tabs, below, empty, children, ...bar } = props
  return (
    <ListBase perPage={perPage} {...(sort && { sort })} {...(filter && { filter })}>
      <ListTitle />
      <SelectionOfRows />
      <Box sx={{ mt: 1, minWidth: 0 }}>
        {tabs}
        <Bar {...bar} />
        {bar.bulkActions && <SelectionBar>{bar.bulkActions}</SelectionBar>}
        <Rows empty={empty}>{children}</Rows>
      </Box>
      <Pagination className="screen-only" rowsPerPageOptions={[25, 50, 100]} />
      {below}
    </ListBase>
  )
}
