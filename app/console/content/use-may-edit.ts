import { useResourceContext } from "react-admin"

import { usePermission } from "../use-permission.ts"
import { collectionOf } from "./collections.ts"

/** Whether the signed-in member may edit this collection; only administrators may edit the settings. */
export const useMayEdit = () => {
  const may = usePermission()
  const collection = collectionOf(useResourceContext() ?? "")
  return may(collection === "settings" ? "settings.edit" : "content.edit")
}
