import { useSeenFirstDay } from "../first-day/use-seen.ts"
import { lazyPage, lazyPart } from "../kit/page/lazy-page.tsx"
import { usePermission } from "../permission.tsx"

const EditorHome = lazyPage(() => import("../content/editor-home.tsx"), "EditorHome")
const Totals = lazyPage(() => import("./totals.tsx"), "Totals")

const FirstDay = lazyPart(() =>
  import("../first-day/first-day.tsx").then((file) => file.FirstDayPart),
)

/** The first page of a role: that of who edits content, or the totals; above it, until it is hidden, the first day. */
export function Dashboard() {
  const may = usePermission()
  const { isSeen } = useSeenFirstDay()
  return (
    <>
      {isSeen === false && <FirstDay />}
      {may("content.edit") && !may("applications.read") ? <EditorHome /> : <Totals />}
    </>
  )
}
