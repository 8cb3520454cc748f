import { Resource } from "react-admin"

import { lazyPage } from "../layout/lazy-page.tsx"
import { type Collection, consoleCollections, resourceOf } from "./collections.ts"

const ContentList = lazyPage(() => import("./content-list.tsx"), "ContentList")
const ToSettings = lazyPage(() => import("./content-list.tsx"), "ToSettings")
const ContentEdit = lazyPage(() => import("./content-form.tsx"), "ContentEdit")
const ContentCreate = lazyPage(() => import("./content-form.tsx"), "ContentCreate")
const SessionList = lazyPage(() => import("../sessions/session-list.tsx"), "SessionList")
const SessionEdit = lazyPage(() => import("../sessions/session-pages.tsx"), "SessionEdit")
const SessionCreate = lazyPage(() => import("../sessions/session-pages.tsx"), "SessionCreate")
const MediaList = lazyPage(() => import("./uploads/media-list.tsx"), "MediaList")
const TrashList = lazyPage(() => import("./trash/trash-list.tsx"), "TrashList")

const screensOf = (collection: Collection) => {
  if (collection === "settings") return { list: ToSettings, edit: ContentEdit }
  if (collection === "sessions") {
    return { list: SessionList, edit: SessionEdit, create: SessionCreate }
  }
  return { list: ContentList, edit: ContentEdit, create: ContentCreate }
}

/** Resources of all collections with the same pages; settings are one fixed item. Also the media library. */
export const contentResources = [
  ...consoleCollections.map((collection) => (
    <Resource key={collection} name={resourceOf(collection)} {...screensOf(collection)} />
  )),
  <Resource key="media" name="media" list={MediaList} />,
  <Resource key="trash" name="trash" list={TrashList} />,
]
