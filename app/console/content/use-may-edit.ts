import { useResourceContext } from "react-admin"

import { usePermission } from "../use-permission.ts"
import { collectionOf } from "./collections.ts"

/** Whether who is signed in may change this screen's collection: the settings are the administrators'. */
export const useMayEdit = () => {
  const may = usePermission()
  const collection = collectionOf(useResourceContext() ?? "")
  return may(collection === "settings" ? "settings.edit" : "content.edit")
}
