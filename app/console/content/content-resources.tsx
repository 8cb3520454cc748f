import { ListItemIcon, ListItemText, MenuItem } from "@mui/material"
import { Menu, Resource, useStore, useTranslate } from "react-admin"

import { CloseIcon, DeleteIcon, OpenIcon, UploadsIcon } from "../icons.tsx"
import { lazyPage } from "../layout/lazy-page.tsx"
import { usePermission } from "../permission.tsx"
import { type Collection, collectionNames, icons, resourceOf } from "./collections.ts"

const ContentList = lazyPage(() => import("./content-list.tsx").then((page) => page.ContentList))
const ToSettings = lazyPage(() => import("./content-list.tsx").then((page) => page.ToSettings))
const ContentEdit = lazyPage(() => import("./content-form.tsx").then((page) => page.ContentEdit))
const ContentCreate = lazyPage(() =>
  import("./content-form.tsx").then((page) => page.ContentCreate),
)
const SessionList = lazyPage(() =>
  import("../sessions/session-list.tsx").then((page) => page.SessionList),
)
const SessionEdit = lazyPage(() =>
  import("../sessions/session-pages.tsx").then((page) => page.SessionEdit),
)
const SessionCreate = lazyPage(() =>
  import("../sessions/session-pages.tsx").then((page) => page.SessionCreate),
)
const MediaList = lazyPage(() => import("./uploads/media-list.tsx").then((page) => page.MediaList))
const TrashList = lazyPage(() => import("./trash/trash-list.tsx").then((page) => page.TrashList))

const screensOf = (collection: Collection) => {
  if (collection === "settings") return { list: ToSettings, edit: ContentEdit }
  if (collection === "sessions") {
    return { list: SessionList, edit: SessionEdit, create: SessionCreate }
  }
  return { list: ContentList, edit: ContentEdit, create: ContentCreate }
}

/** Resources of all collections with the same pages; settings are one fixed item. Also the media library. */
export const contentResources = [
  ...collectionNames.map((collection) => (
    <Resource
      key={collection}
      name={resourceOf(collection)}
      icon={icons[collection]}
      {...screensOf(collection)}
    />
  )),
  <Resource key="media" name="media" icon={UploadsIcon} list={MediaList} />,
  <Resource key="trash" name="trash" icon={DeleteIcon} list={TrashList} />,
]

/** Menu group of the collections. It stays as one left it; for editors, whose work it is, it begins open. */
export function ContentMenu() {
  const translate = useTranslate()
  const may = usePermission()
  const [stored, setIsOpen] = useStore<boolean | undefined>("content.menu.isOpen")
  const isOpen = stored ?? !may("applications.read")
  if (!may("content.read")) return null
  return (
    <>
      <MenuItem tabIndex={0} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
        <ListItemText>{translate("console.content.name")}</ListItemText>
      </MenuItem>
      {isOpen &&
        collectionNames.map((collection) => (
          <Menu.ResourceItem key={collection} name={resourceOf(collection)} />
        ))}
      {isOpen && <Menu.ResourceItem name="media" />}
      {isOpen && <Menu.ResourceItem name="trash" />}
    </>
  )
}
