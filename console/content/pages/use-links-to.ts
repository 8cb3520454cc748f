import { useEffect } from "react"
import { useRecordContext } from "react-admin"

import { useCall } from "../../api/use-request.ts"
import { type ContentEntry, useCollection } from "../entry.tsx"

/** The collections whose items have a page of their own. */
const withPages: readonly string[] = ["pages", "notices", "events", "albums", "departments"]

/** What leads to the item of the form: links of other items, and former paths. `isLoading` until it is known. */
export const useLinksTo = () => {
  const entry = useRecordContext<ContentEntry>()
  const { collection } = useCollection()
  const enabled = entry !== undefined && withPages.includes(collection)
  const slug = entry?.id ?? ""
  const { data, refetch, isPending } = useCall(
    "GET /content/:collection/:slug/links",
    { collection, slug },
    { enabled },
  )
  // A save may have moved the page.
  const version = entry?.version
  useEffect(() => {
    if (enabled && version !== undefined) void refetch()
  }, [enabled, version, refetch])
  return {
    items: data?.items ?? [],
    redirects: data?.redirects ?? [],
    isLoading: enabled && isPending,
    reload: refetch,
  }
}
