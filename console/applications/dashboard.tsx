import { lazyPage } from "../kit/page/lazy-page.tsx"
import { usePermission } from "../permission.tsx"

const EditorHome = lazyPage(() => import("../content/editor-home.tsx"), "EditorHome")
const Totals = lazyPage(() => import("./totals.tsx"), "Totals")

/** The first page of a role: that of who edits content, or the totals. */
export function Dashboard() {
  const may = usePermission()
  return may("content.edit") && !may("applications.read") ? <EditorHome /> : <Totals />
}
