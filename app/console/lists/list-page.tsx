import { Box, Button, Card } from "@mui/material"
import type { ReactNode } from "react"
import {
  ListBase,
  type ListBaseProps,
  ListNoResults,
  Pagination,
  Title,
  useListContext,
  useTranslate,
} from "react-admin"

import { ErrorAlert } from "../error-alert.tsx"
import { FilterButton } from "./filter-button.tsx"
import { FilterChips } from "./filter-chips.tsx"
import type { FilterField } from "./filters.ts"
import { SearchField } from "./search-field.tsx"
import { SelectionBar } from "./selection-bar.tsx"

interface ListPageProps extends Pick<ListBaseProps, "sort"> {
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
  children: ReactNode
}

const barStyle = {
  flexWrap: "wrap",
  alignItems: "center",
  gap: 0.5,
  minHeight: 44,
  px: 1,
}

function Bar(props: Omit<ListPageProps, "children">) {
  const { searchLabel, searchSource = "q", filters = [], actions, bulkActions } = props
  const { selectedIds } = useListContext()
  const isSelecting = bulkActions !== undefined && selectedIds.length > 0
  return (
    <Box sx={{ ...barStyle, display: isSelecting ? "none" : "flex" }}>
      {searchLabel && <SearchField label={searchLabel} source={searchSource} />}
      {filters.length > 0 && <FilterButton fields={filters} />}
      <FilterChips fields={filters} />
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: "auto" }}>{actions}</Box>
    </Box>
  )
}

/** The rows, or why there are none. */
function Rows({ children }: Pick<ListPageProps, "children">) {
  const translate = useTranslate()
  const { error, data, isPending, refetch } = useListContext()
  if (error && !data) {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorAlert text={error.message} />
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate("console.lists.retry")}
        </Button>
      </Box>
    )
  }
  if (!isPending && data?.length === 0) return <ListNoResults />
  return children
}

function ListTitle() {
  const { defaultTitle } = useListContext()
  return <Title {...(defaultTitle !== undefined && { defaultTitle })} />
}

/** A list of records: search, filters as chips, selection and pages in one look. */
export function ListPage({ sort, tabs, below, children, ...bar }: ListPageProps) {
  return (
    <ListBase perPage={25} {...(sort && { sort })}>
      <ListTitle />
      <Card sx={{ mt: 1, minWidth: 0 }}>
        {tabs}
        <Bar {...bar} />
        {bar.bulkActions && <SelectionBar>{bar.bulkActions}</SelectionBar>}
        <Rows>{children}</Rows>
      </Card>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {below}
    </ListBase>
  )
}
