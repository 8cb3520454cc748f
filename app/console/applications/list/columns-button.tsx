import { ListItemIcon, Menu, MenuItem } from "@mui/material"
import { type MouseEvent, useState } from "react"
import { Button, useStore, useTranslate, useTranslateLabel } from "react-admin"

import { ChosenIcon, ColumnsIcon } from "../../icons.tsx"
import { compactButton } from "../../lists/compact-button.ts"
import { columns, hiddenAtFirst } from "./columns.tsx"

const resource = "applications"

/** A menu of the table's columns. react-admin's own has controls within its menu items, which screen readers skip. */
export function ColumnsButton() {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  // Where react-admin's table looks.
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = translate("ra.action.select_columns")
  const toggle = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source],
    )
  return (
    <>
      <Button
        label={title}
        {...compactButton(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <ColumnsIcon />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, "aria-label": title } }}
      >
        {columns.map(({ source }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
          >
            <ListItemIcon>
              {!hidden.includes(source) && <ChosenIcon fontSize="small" />}
            </ListItemIcon>
            {translateLabel({ source, resource })}
          </MenuItem>
        ))}
        <MenuItem onClick={() => setHidden(hiddenAtFirst)}>{translate("ra.action.reset")}</MenuItem>
      </Menu>
    </>
  )
}
