import { Box, Checkbox, List, ListItem } from "@mui/material"
import type { ReactNode } from "react"
import { type RaRecord, RecordContextProvider, useListContext } from "react-admin"
import { Link } from "react-router-dom"

import { useText } from "../text/use-language.ts"

interface PhoneListProps<Item> {
  /** The page of a record; undefined if it has none. */
  addressOf: (item: Item) => string | undefined
  primary: (item: Item) => ReactNode
  /** Shown below, within the context of the record. */
  children: ReactNode
  isBold?: (item: Item) => boolean
  /** Whether records can be selected. */
  isSelectable?: boolean
  /** Buttons beside the link, within the context of the record. */
  end?: ReactNode
}

const rowStyle = {
  flex: 1,
  minWidth: 0,
  py: 1,
  px: 1,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
}

/** A row as one link; as text if the record has no page. */
function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <Box sx={rowStyle}>{children}</Box>
  return (
    <Box component={Link} to={to} sx={rowStyle}>
      {children}
    </Box>
  )
}

/** The rows of a list on a phone: each is one link, with a checkbox beside it. */
export function PhoneList<Item extends RaRecord>(props: PhoneListProps<Item>) {
  const { addressOf, primary, children, isBold, isSelectable = false, end } = props
  const t = useText()
  const { data = [], selectedIds, onToggleItem } = useListContext<Item>()
  return (
    <List disablePadding>
      {data.map((item) => (
        <ListItem key={item.id} disablePadding divider>
          {isSelectable && (
            <Checkbox
              checked={selectedIds.includes(item.id)}
              onChange={() => onToggleItem(item.id)}
              aria-label={t("ra.action.select_row")}
              sx={{ width: 44, height: 44, mr: -1 }}
            />
          )}
          <Row to={addressOf(item)}>
            <Box
              sx={{
                color: addressOf(item) && "primary.main",
                fontWeight: isBold?.(item) ? 700 : 500,
              }}
            >
              {primary(item)}
            </Box>
            <Box sx={{ fontSize: "0.875rem" }}>
              <RecordContextProvider value={item}>{children}</RecordContextProvider>
            </Box>
          </Row>
          {end && <RecordContextProvider value={item}>{end}</RecordContextProvider>}
        </ListItem>
      ))}
    </List>
  )
}
