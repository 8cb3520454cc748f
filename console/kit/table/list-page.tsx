import { Box, Button, Card } from "@mui/material"
import type { ReactNode } from "react"
import {
  ListBase,
  type ListBaseProps,
  ListNoResults,
  Pagination,
  Title,
  useListContext,
} from "react-admin"

import { ErrorAlert } from "../page/error-alert.tsx"
import { Waiting } from "../page/waiting.tsx"
import { useText } from "../text/use-language.ts"
import { FilterButton, FilterChips } from "./filter-button.tsx"
import type { FilterField } from "./filters.ts"
import { SearchField } from "./search-field.tsx"
import { SelectionBar } from "./selection-bar.tsx"

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
    <Box sx={{ ...barStyle, display: isSelecting ? "none" : "flex" }}>
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
      <Card sx={{ mt: 1, minWidth: 0 }}>
        {tabs}
        <Bar {...bar} />
        {bar.bulkActions && <SelectionBar>{bar.bulkActions}</SelectionBar>}
        <Rows empty={empty}>{children}</Rows>
      </Card>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {below}
    </ListBase>
  )
}
