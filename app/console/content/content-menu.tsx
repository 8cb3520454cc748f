import CloseIcon from "@mui/icons-material/ExpandLess"
import OpenIcon from "@mui/icons-material/ExpandMore"
import { ListItemIcon, ListItemText, MenuItem } from "@mui/material"
import { useState } from "react"
import { Menu, useTranslate } from "react-admin"
import { useLocation } from "react-router-dom"

import { usePermission } from "../permission.tsx"
import { collectionNames, resourceOf } from "./collections.ts"

const isContent = (resource: string) => resource.startsWith("content/") || resource === "media"

/** Menu group of the collections; expanded while one of them is shown. */
export function ContentMenu() {
  const translate = useTranslate()
  const may = usePermission()
  const { pathname } = useLocation()
  const isHere = isContent(pathname.slice(1))
  const [isToggled, setIsToggled] = useState(false)
  const isOpen = isHere !== isToggled
  if (!may("content.read")) return null
  return (
    <>
      <MenuItem tabIndex={0} aria-expanded={isOpen} onClick={() => setIsToggled(!isToggled)}>
        <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
        <ListItemText>{translate("console.content.name")}</ListItemText>
      </MenuItem>
      {isOpen &&
        collectionNames.map((collection) => (
          <Menu.ResourceItem key={collection} name={resourceOf(collection)} />
        ))}
      {isOpen && <Menu.ResourceItem name="media" />}
    </>
  )
}
